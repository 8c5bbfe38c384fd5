// What the scripts say to a person, in Spanish where the terminal is, else in English.

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
const spanish = /^es/i.test(locale);

/**
 * @param {string} es
 * @param {string} en
 */
export const words = (es, en) => (spanish ? es : en);

/** Seconds as a person reads them: `0.8 s`, `12 s`, `1 min 05 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
