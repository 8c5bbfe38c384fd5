/** Runes everywhere; the compiler's own settings for the page and its checker. */
export default { compilerOptions: { runes: true } };
