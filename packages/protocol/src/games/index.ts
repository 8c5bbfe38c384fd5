/** The games of which something may be sent, by name. */
import type { WireGame } from './contract.ts';
import { wireStud } from './stud.ts';
import { wireThree } from './three.ts';

const GAMES = new Map<string, WireGame>();

/** Lets a game through in requests that are made after this (`makeRequests`). */
export function addWireGame(game: WireGame): void {
  GAMES.set(game.name, game);
}

addWireGame(wireThree);
addWireGame(wireStud);

export const wireGames = (): readonly WireGame[] => [...GAMES.values()];
