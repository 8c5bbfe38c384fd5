/** The pots of a deal that runs. */
import type { StudDeal } from '@tapete/rules';

/**
 * Chips in the main pot and each side pot so far: one cut for each stack that is all in (S34).
 * Who has yet to answer a bet may still come into every pot above.
 */
export function openPots(deal: StudDeal): readonly number[] {
  const stays = deal.contributed.filter((_, seat) => !deal.folded[seat]);
  const allIn = deal.contributed.filter((_, seat) => !deal.folded[seat] && deal.stacks[seat] === 0);
  const cuts = [...new Set(allIn)].sort((a, b) => a - b);
  if (Math.max(...stays) > (cuts.at(-1) ?? 0)) cuts.push(Infinity);
  return cuts.map((cut, i) =>
    deal.contributed.reduce((sum, put) => {
      const below = cuts[i - 1] ?? 0;
      return sum + Math.max(0, Math.min(put, cut) - below);
    }, 0),
  );
}
