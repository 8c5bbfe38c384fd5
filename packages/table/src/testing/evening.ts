/** An evening of stud that somebody leads. */
import { chancesFrom } from '@tapete/chance';
import { isRunning, USUAL_NIGHT, type NightConfig } from '../index.ts';
import { openRoom, seat, studConfig, type Room } from './room.ts';

/** Ana, who leads, Bea and Cai at a stud table. */
export function evening(night: Partial<NightConfig> = {}, clock = {}): Room {
  const config = studConfig(
    {},
    {
      night: { ...USUAL_NIGHT, ...night },
      clock: { turn: 30, bets: 20, between: 5, ...clock },
    },
  );
  const room = openRoom(config, chancesFrom(3), { host: 'ana' });
  seat(room, { ana: 300, bea: 300, cai: 300 });
  return room;
}

/** Everybody folds until the running deal is over. */
export const endByFolds = (room: Room): void => {
  while (isRunning(room.table)) room.act(room.asked()[0]!, 'fold');
};
