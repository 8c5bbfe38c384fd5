// phe has no equity of its own: this is the best use of it that we know. Every completion of either hand is valued once,
// then every pair that shares no card is counted, by masks of the added cards' places.

const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
/** Places a mask holds, so that none meets a sign; two masks hold a pack. */
const HALF = 26;

/** @returns wins, ties and losses of the first of two hands */
export function pheEquity(phe, [first, second]) {
  const rest = phe.cardCodes(
    DECK.filter((card) => !first.includes(card) && !second.includes(card)),
  );
  const own = completions(phe, phe.cardCodes(first), rest);
  const other = completions(phe, phe.cardCodes(second), rest);
  let [win, tie, lose] = [0, 0, 0];
  for (let i = 0; i < own.values.length; i++) {
    const value = own.values[i];
    const low = own.low[i];
    const high = own.high[i];
    for (let j = 0; j < other.values.length; j++) {
      if (((low & other.low[j]) | (high & other.high[j])) !== 0) continue;
      // phe's lower numbers are better hands.
      if (value < other.values[j]) win++;
      else if (value === other.values[j]) tie++;
      else lose++;
    }
  }
  return [win, tie, lose];
}

function completions(phe, known, rest) {
  const hand = [...known, 0, 0, 0, 0, 0].slice(0, 5);
  const found = { values: [], low: [], high: [] };
  const add = (count, from, low, high) => {
    if (count === 5) {
      found.values.push(phe.evaluateCardCodes(hand));
      found.low.push(low);
      found.high.push(high);
      return;
    }
    for (let i = from; i < rest.length; i++) {
      hand[count] = rest[i];
      if (i < HALF) add(count + 1, i + 1, low | (1 << i), high);
      else add(count + 1, i + 1, low, high | (1 << (i - HALF)));
    }
  };
  add(known.length, 0, 0, 0);
  return found;
}
