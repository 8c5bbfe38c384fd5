/** How the evening of a table is led, line by line, as its house rules tell it. */
import type { NightConfig } from '@tapete/table';
import type { HouseRule } from '../games/contract.ts';
import { m } from '../paraglide/messages.js';
import { chips } from '../words/format.ts';
import { worthText } from './people.ts';

/** Seconds of a decision, or none. */
export const turnText = (seconds: number | null): string =>
  seconds === null ? m.night_clock_none() : m.night_clock_seconds({ n: seconds });

const creditText = (credit: number | null): string => {
  if (credit === null) return m.night_credit_any();
  return credit === 0 ? m.night_credit_none() : m.night_credit_amount({ n: chips(credit) });
};

export function nightRules(night: NightConfig): readonly HouseRule[] {
  const { start, credit, callsBots, botsNet, worth, minutes } = night;
  return [
    {
      name: m.night_start(),
      value: start === 'host' ? m.night_start_host_sheet() : m.night_start_ready(),
      changed: false,
    },
    { name: m.night_credit(), value: creditText(credit), changed: credit !== null },
    {
      name: m.night_bots_by(),
      value: callsBots === 'host' ? m.night_bots_host() : m.night_bots_seated(),
      changed: callsBots === 'host',
    },
    {
      name: m.night_bots_net(),
      value: botsNet === 'shared' ? m.night_bots_net_shared() : m.night_bots_net_banker(),
      changed: botsNet === 'shared',
    },
    {
      name: m.night_worth(),
      value: worth === null ? m.night_worth_none() : worthText(worth),
      changed: worth !== null,
    },
    {
      name: m.night_minutes(),
      value: minutes === null ? m.night_minutes_open() : m.night_minutes_n({ n: minutes }),
      changed: minutes !== null,
    },
  ];
}
