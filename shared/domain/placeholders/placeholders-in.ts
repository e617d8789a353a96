import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { findAll } from '../language/find-all.ts';
import { lowerInPlace } from '../language/lower-in-place.ts';
import { exampleAddresses, templateNames, templateSentences } from '../language/placeholder-phrases.ts';

/** A pattern, and strings of which each of its matches has one: a text without any is not searched. */
interface Sought {
  readonly needs: readonly string[];
  readonly pattern: RegExp;
}

const xx = ['XX', 'xx', 'Xx', 'xX'];

/** "[Your company]", "{{name}}", "TODO: text": whoever writes for others sees to it that no one reads them. */
const slots: readonly Sought[] = [
  {
    needs: ['['],
    pattern: new RegExp(
      String.raw`(?<![\]!\p{L}])\[(?:${alternatives('placeholders', 'bracketedOrders')})\s[^[\]\n]{2,50}\](?![([])`,
      'giu',
    ),
  },
  {
    needs: ['['],
    pattern: new RegExp(
      String.raw`(?<![\]!\p{L}])\[(?:${alternatives('placeholders', 'bracketedNouns')})\](?![([])`,
      'giu',
    ),
  },
  {
    needs: ['['],
    pattern: new RegExp(
      String.raw`(?<![\]!\p{L}])\[[^[\]\n]{0,40}(?<![\p{L}\p{N}])(?:${alternatives('placeholders', 'bracketedPromises')})\](?![([])`,
      'giu',
    ),
  },
  { needs: ['{{'], pattern: /\{\{\s*[\p{L}_][^{}\n]{0,60}\}\}/gu },
  { needs: ['TODO', 'FIXME', 'TKTK'], pattern: /(?<![\p{L}\p{N}])(?:TODO|FIXME|TKTK)\s?:\s?\p{L}[^\n.]{0,40}/gu },
];

/** Numbers and mailboxes that belong to no one, where a business would have its own. */
const contactData: readonly Sought[] = [
  { needs: xx, pattern: /(?<![\p{L}\p{N}])(?:\+\d|\(?0\d)[\d ()/.-]{0,18}XX[X -]{0,30}X(?!\p{L})/giu },
  { needs: ['XX'], pattern: /(?<![\p{L}\p{N}.-])(?:DE|ATU|FR|IT|ES|PL|NL)?[ -]?X{5,}(?!\p{L})/gu },
  { needs: xx, pattern: /(?<![\p{L}\p{N}.-])X{2,4}(?:[-./ ]X{2,4}){2,}(?![\p{L}\p{N}])/giu },
  { needs: ['123456789', 'HR'], pattern: /\bDE ?123456789\b|\bHR[AB]:? ?12345(?:6|67)?\b/g },
  {
    needs: ['@'],
    pattern: new RegExp(
      String.raw`[\w.+-]{1,40}@(?:${alternatives('placeholders', 'exampleDomains')})\.[a-z]{2,10}\b`,
      'gi',
    ),
  },
  {
    needs: ['@'],
    pattern: new RegExp(
      String.raw`\b(?:${alternatives('placeholders', 'yourAddress')})[-._]?(?:name|e?mail)@[\w-]{1,40}\.[a-z]{2,10}\b`,
      'gi',
    ),
  },
];

const telephone = /(?<![\p{L}\p{N}.,/=-])(?:\+\d|\(?\d)[\d ()/.-]{7,20}\d(?![\p{L}\p{N}]|[.,]\d)/gu;
const tollFree = /^(?:00|\+)?\d{0,3}?0?(?:800|808|900)/;

/** "123-456-7890", "06 12 34 56 78", "0000 000000": counted up, or one digit again and again. */
function isExampleNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 9 || digits.length > 14 || tollFree.test(digits)) return false;
  // A bare number of ten digits is no telephone number by itself.
  if (!/^[+(0]|[ ()/.-]/.test(written)) return false;
  return /1234567|(\d)\1{6,}/.test(digits) || /^\(?555\)?[ .-]\d{3}[ .-]\d{4}$/.test(written);
}

/** Finds placeholders in a text, wherever it stands. */
export const placeholdersIn = (text: string): string[] => [
  ...findSought(text, slots),
  ...findInAnyCase(text, templateSentences),
  ...findInAnyCase(text, templateNames),
];

/** Addresses, mailboxes and numbers of no one, where a business would have its own. Stories and news name them as they like. */
export const exampleContactsIn = (text: string, ownDomain: string | null): string[] => [
  ...findInAnyCase(text, exampleAddresses),
  ...findSought(text, contactData).filter((one) => ownDomain === null || !one.endsWith(`@${ownDomain}`)),
  ...findMatches(text, telephone).filter(isExampleNumber),
];

const findSought = (text: string, sought: readonly Sought[]): string[] =>
  sought.flatMap(({ needs, pattern }) => (needs.some((need) => text.includes(need)) ? findMatches(text, pattern) : []));

const findMatches = (text: string, pattern: RegExp): string[] =>
  findAll(text, pattern)
    .map(([fragment]) => fragment.trim())
    .filter((fragment) => fragment !== '');

function findInAnyCase(text: string, { anywhere, pattern }: typeof templateNames): string[] {
  const lower = lowerInPlace(text);
  if (!anywhere.test(lower)) return [];
  return findAll(lower, pattern)
    .map(({ 0: { length }, index }) => text.slice(index, index + length).trim())
    .filter((fragment) => fragment !== '');
}
