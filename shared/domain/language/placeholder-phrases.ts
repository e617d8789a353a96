import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

// Phrases of templates in the place of a text, a name or an address, in the languages of the layer. Only those that no
// page uses itself: "coming soon" is news, and "your text" may be what a translator translates.

/** Wherever they stand. `_` is any space. All of them are sought in a text in lower case. */
const sentences = alternatives('language', 'sentences');

/** At the start of a line, or behind "this is": what such text is called. */
const names = alternatives('language', 'names');

const behind = `(?:${alternatives('language', 'behind')})?(?:${alternatives('language', 'behindThen')})?`;

/** Streets, towns, people and companies that exist in examples alone. */
const inAddresses = alternatives('language', 'inAddresses');

/** Scripts that set words apart: elsewhere a phrase may stand between other letters. */
const spaced = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}`;

interface SoughtPhrases {
  /** The phrases wherever they stand: for a text without them the pattern is not compiled, which takes V8 milliseconds. */
  readonly anywhere: RegExp;
  readonly pattern: RegExp;
}

function toPattern(list: string, before = ''): SoughtPhrases {
  const compile = (source: string, flags: string) => new RegExp(source.replaceAll('_', String.raw`\s`), flags);
  return {
    anywhere: compile(list, 'u'),
    pattern: compile(`${before}(?<![${spaced}])(?:${list})(?![${spaced}])`, 'gu'),
  };
}

export const templateSentences = toPattern(sentences);
export const templateNames = toPattern(names, String.raw`(?<=^|\n)\s{0,4}${behind}`);
export const exampleAddresses = toPattern(inAddresses);
