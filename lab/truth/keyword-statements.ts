/**
 * Whether what is said of a keyword and a text is so, by a separate reading: none of the product's matching is used here. It knows words
 * alone, no stems: it says "false" only where anyone would.
 */

/** Letters and digits with single spaces, without marks and case: what a reader compares by. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\u00AD|[\u200B-\u200F]|\u2060|\uFEFF|\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function holds(text: string, phrase: string): boolean {
  if (phrase === '') return false;
  return unspaced.test(phrase)
    ? text.replaceAll(' ', '').includes(phrase.replaceAll(' ', ''))
    : ` ${text} `.includes(` ${phrase} `);
}

/** Words that a keyword shares with any text are no part of it. */
const WORD_LETTERS_MIN = 5;

const denials = /does not (?:carry|contain|name) (?:it|the)|none of (?:its|the) words|has no (?:part|word) of it/;
const partial = /carries (?:it in part|only a part of it)|has all its words, but not together/;

/**
 * @param statement - what the product says, such as "the title does not carry it". @param text - what the statement is about.
 * @returns what is false in it; null where nothing is.
 */
export function falseKeywordStatement(statement: string, keyword: string, text: string): string | null {
  const [said, wanted] = [plain(text), plain(keyword)];
  const isThere = holds(said, wanted);
  if (/carries it word for word/.test(statement)) return isThere ? null : 'the words do not stand there';
  if (denials.test(statement)) {
    if (isThere) return 'the whole keyword stands there';
    const word = wanted.split(' ').find((one) => one.length >= WORD_LETTERS_MIN && holds(said, one));
    return word === undefined || !/carry/.test(statement) ? null : `"${word}" stands there`;
  }
  if (partial.test(statement)) return isThere && !hasBreaks(text, keyword) ? 'the whole keyword stands there' : null;
  return null;
}

/** The words stand side by side, but the end of a sentence is between them. */
const hasBreaks = (text: string, keyword: string): boolean =>
  keyword.includes(' ') && !text.toLowerCase().replaceAll(/\s+/g, ' ').includes(keyword.toLowerCase());

const guesses = /a guess|no primary keyword is set/i;

/** True where a statement names a keyword that was not set without calling it a guess. */
export const hidesGuess = (statement: string, guess: string): boolean =>
  statement.includes(`"${guess}"`) && !guesses.test(statement);
