const joinsWords = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const patterns = new Map<string, RegExp>();

/** Finds one of the phrases as whole words, in any case. An apostrophe at the end of a phrase joins it to the next word. */
export function wordPattern(phrases: string): RegExp {
  let pattern = patterns.get(phrases);
  if (pattern === undefined) {
    const whole = phrases.replaceAll(' ', String.raw`\s`);
    // Languages that join their words have no bounds between them.
    pattern = joinsWords.test(phrases)
      ? new RegExp(`(?:${whole})`, 'iu')
      : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${whole})(?:(?<=['’])|(?![\p{L}\p{N}]))`, 'iu');
    patterns.set(phrases, pattern);
  }
  return pattern;
}

const compiledPatterns = new Map<string, RegExp>();

/** The pattern of a source, made once: a plan asks for the same one with each sentence. Not for patterns that remember a place (`g`, `y`). */
export function compiled(source: string): RegExp {
  let pattern = compiledPatterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source, 'iu');
    compiledPatterns.set(source, pattern);
  }
  return pattern;
}

/** The sources of patterns of language data, joined under each of their names. */
export const joinPatterns = (sources: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sources).map(([name, words]) => [name, words.join('|')]));
