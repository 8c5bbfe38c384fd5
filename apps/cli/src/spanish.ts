/** What the rules and the JSON reader say they expected, in Spanish: they name it in English alone. */

const PHRASES: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/\bintegers from (\d+) to (\d+)/, 'enteros de $1 a $2'],
  [/\ban integer from (\d+) to (\d+)/, 'un entero de $1 a $2'],
  [/\ban object\b/, 'un objeto'],
  [/\ba closing quote\b/, 'comillas que cierren'],
  [/\ba string in one line, with JSON escapes/, 'un texto en una línea, con escapes de JSON'],
  [/\ba string\b/, 'un texto'],
  [/\bat most (\d+) levels/, '$1 niveles a lo sumo'],
  [/\ba JSON value\b/, 'un valor JSON'],
  [/\ba key in double quotes/, 'una clave entre comillas dobles'],
  [/\beach key once/, 'cada clave una sola vez'],
  [/\bone JSON document/, 'un solo documento JSON'],
  [/\(the text ends too early\)/, '(el texto acaba antes de tiempo)'],
  [/\(the text is empty\)/, '(el texto está vacío)'],
  [/ or /, ' o '],
];

/** Machine words and signs stay as they are. */
export const spanishOf = (expected: string): string =>
  PHRASES.reduce((text, [english, spanish]) => text.replace(english, spanish), expected);
