import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../language/trailing-characters.ts';

const phrases = alternatives('extraction', 'notFound');
const errorNumber = `(?:(?:${alternatives('extraction', 'errorNumber')}) )?404(?: error| fehler)?`;
const notFoundPhrase = new RegExp(
  `^(?:${errorNumber} )?(?:sorry |oops |hoppla )?(?:${phrases})(?: ${errorNumber})?$`,
  'u',
);
const phraseInside = new RegExp(`(?:^|[^\\p{L}])(?:${phrases})(?![\\p{L}])`, 'u');
const numberAlone = new RegExp(`^${errorNumber}$`, 'u');
const numberInside = /(?:^|[^\p{L}\p{N}])404(?![\p{L}\p{N}])/u;

/** "Not found" pages are short: a longer page with such a heading is about them. */
const WORDS_MAX = 150;
const FEW_WORDS_MAX = 50;
/** Separators between a page's name and its site's. A hyphen only between spaces. */
const separators = /[|–—·•»«:!?.…/]|\s-+\s/u;

interface NotFoundEvidence {
  readonly title: string | null;
  readonly h1: string | null;
  /** Everything visible on the page. */
  readonly text: string;
  readonly wordCount: number;
}

/**
 * Whether a page with status 200 says that it was not found. `yes`: a heading says it in words, calls the number an error above a few
 * words, or is the number above these words. `maybe`: there is the number, which may as well be a name; what the host answers for a missing path decides. A longer
 * page is `no`.
 */
export function saysNotFound({ title, h1, text, wordCount }: NotFoundEvidence): 'yes' | 'maybe' | 'no' {
  if (wordCount > WORDS_MAX) return 'no';
  const headings = [title, h1].flatMap((heading) => (heading === null ? [] : normalize(heading)));
  const parts = headings.flatMap((heading) => trimTrailing(heading, /-/).split(separators)).map((part) => part.trim());
  if (parts.some((part) => notFoundPhrase.test(part))) return 'yes';
  const numbers = parts.filter((part) => numberAlone.test(part));
  if (numbers.length > 0 && phraseInside.test(normalize(text))) return 'yes';
  // The number may be a name; "Error 404" above a few words is none.
  if (wordCount <= FEW_WORDS_MAX && numbers.some((part) => part !== '404')) return 'yes';
  return headings.some((heading) => numberInside.test(heading)) ? 'maybe' : 'no';
}

const normalize = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[,;()"“”]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
