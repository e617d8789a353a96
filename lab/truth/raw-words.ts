/** A range that a true count lies in. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** How many words a text has: exact where words stand apart, a range where a script has no spaces. */
export function wordRange(text: string): Range {
  const characters = (text.match(unspaced) ?? []).length;
  const spaced = text
    .replaceAll(unspaced, ' ')
    .split(/[\s—…]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { least: Math.floor(spaced * (characters > 0 ? 0.5 : 1) + characters / 5), most: spaced + characters };
}

/** The letters and digits of a text in lower case: what is left when layout is not compared. */
export const toLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Text as it is compared: one kind of space, no invisible characters. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words in lower case, taken apart at everything that is no letter, digit or mark. */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** True where two words are forms of one: they share four letters or most of the shorter one. */
export function looksAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared += 1;
  return shared >= Math.min(shorter, Math.max(4, Math.ceil(shorter * 0.6)));
}

/** The sign that links to the heading itself is no part of it. */
export const removeSign = (heading: string): string => heading.replace(/[\s¶#§🔗]+$/u, '').replace(/^[\s¶#§🔗]+/u, '');
