const joinsWords = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/**
 * Letters of the scripts that are read, within the brackets of a pattern. A plan makes hundreds of patterns with them, and V8 takes nine times
 * as long for `\p{L}`, which names each script of the world.
 */
const letters = [
  String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1`,
  // Greek, Cyrillic, Armenian, Hebrew, Arabic.
  String.raw`\u0370-\u0373\u0376-\u037d\u0386\u0388-\u0481\u048a-\u0556\u0561-\u0587\u05d0-\u05f2\u0620-\u064a\u066e-\u06d3\u06fa-\u06fc`,
  // Devanagari, Thai, Georgian, Latin and Greek with more marks.
  String.raw`\u0904-\u0939\u0958-\u0961\u0e01-\u0e30\u0e40-\u0e46\u10a0-\u10fa\u1e00-\u1fbc\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc`,
  // Kana, Han, Hangul, and forms of full width.
  String.raw`\u1100-\u11ff\u3005-\u3006\u3041-\u3096\u30a1-\u30fa\u30fc-\u30ff\u3131-\u318e\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`,
].join('');
const digits = String.raw`0-9\xb2\xb3\xb9\xbc-\xbe\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u3007\uff10-\uff19`;

/** Writes `\p{L}` of a pattern's source, and within brackets `\p{N}`, as those letters and digits. */
export function spellOutLetters(source: string): string {
  let isInside = false;
  return source.replace(/\\[pP]\{[LN]\}|\\.|[[\]]/gsu, (part) => {
    if (part === '[' || part === ']') isInside = part === '[';
    if (part === '\\p{L}') return isInside ? letters : `[${letters}]`;
    if (part === '\\P{L}' && !isInside) return `[^${letters}]`;
    return part === '\\p{N}' && isInside ? digits : part;
  });
}

const patterns = new Map<string, RegExp>();

/** Finds one of the phrases as whole words, in any case. An apostrophe at the end of a phrase joins it to the next word. */
export function wordPattern(phrases: string): RegExp {
  let pattern = patterns.get(phrases);
  if (pattern === undefined) {
    const whole = phrases.replaceAll(' ', String.raw`\s`);
    // Languages that join their words have no bounds between them.
    pattern = joinsWords.test(phrases)
      ? new RegExp(`(?:${whole})`, 'iu')
      : new RegExp(spellOutLetters(String.raw`(?<![\p{L}\p{N}])(?:${whole})(?:(?<=['’])|(?![\p{L}\p{N}]))`), 'iu');
    patterns.set(phrases, pattern);
  }
  return pattern;
}

const compiledPatterns = new Map<string, RegExp>();

/** The pattern of a source, made once: a plan asks for the same one with each sentence. Not for patterns that remember a place (`g`, `y`). */
export function compiled(source: string): RegExp {
  let pattern = compiledPatterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(spellOutLetters(source), 'iu');
    compiledPatterns.set(source, pattern);
  }
  return pattern;
}

/** The sources of patterns of language data, joined under each of their names. */
export const joinPatterns = (sources: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sources).map(([name, words]) => [name, words.join('|')]));
