import { alternatives, listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { matchable } from '../fields/keyword-match.ts';
import { genericLabels } from '../language/generic-labels.ts';
import { removeNumber } from '../language/heading-number.ts';
import { trimTrailing } from '../language/trailing-characters.ts';

const CHARACTERS_MAX = 500;
const PARTS_MAX = 12;

/** Separators between a subject and a brand, a category or a second subject. */
const separators =
  /\s{0,4}(?:[|»›•⋅·│┃¦⎪]|::|\/\/|-{2,10}|＜|＞|｜|【|】|–\s|—|＿)\s{0,4}|\s{1,4}[-–−/:_]\s{1,4}|_(?=\p{Script=Han})/u;
/** The subject stands before it or behind it; which, the rest of the page says. */
const colon = /[:：]\s+|：/u;

/** A title or a heading as its own parts, without numbers of chapters. */
export function splitTitle(text: string): string[] {
  return text
    .slice(0, CHARACTERS_MAX)
    .split(separators)
    .slice(0, PARTS_MAX)
    .map(cleaned)
    .filter((part) => part !== '' && !isGeneric(part));
}

/** True for a title that begins with a label of any page: what follows is the name of the site, as in "Home | Oak & Sons". */
export const beginsGeneric = (title: string): boolean => {
  const [first = '', ...others] = title.slice(0, CHARACTERS_MAX).split(separators);
  return others.length > 0 && isGeneric(cleaned(first));
};

/** A part on both sides of its colon; itself without one. */
export const splitAtColon = (part: string): string[] =>
  part
    .split(colon)
    .map((side) => side.trim())
    .filter((side) => side !== '' && !isGeneric(side));

const cleaned = (text: string): string => removeNumber(text).replaceAll(/\s+/g, ' ').trim();

const moreGenericLabels = new Set(listReadingWords('keywords', 'moreGenericLabels').map(matchable));

const utility = new RegExp(
  String.raw`^(?:[\p{L}.]{1,40}\s{1,4})?(?:${alternatives('keywords', 'utility')})(?:(?:${alternatives('keywords', 'utilityOf')}).{0,60})?$`,
  'iu',
);

/** True for a page that every site has for its own sake: no one searches for it. */
export const isUtility = ({ title, h1 }: { title: string | null; h1: string | null }): boolean =>
  [h1, ...(title ?? '').slice(0, CHARACTERS_MAX).split(separators).slice(0, 2)].some(
    (text) => text !== null && utility.test(text?.trim() ?? ''),
  );

/** True for what could stand on any page of any site. */
export function isGeneric(text: string): boolean {
  const label = trimTrailing(matchable(text), /[.!?…:]/);
  return genericLabels.has(label) || moreGenericLabels.has(label) || /^lorem ipsum|^\{\{|^__/.test(label);
}
