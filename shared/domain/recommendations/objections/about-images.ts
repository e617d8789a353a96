import { alternatives, listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { matchable } from '../../fields/keyword-match.ts';
import type { Language } from '../../language/languages.ts';
import { hasUnspacedScript } from '../../language/segment-words.ts';
import { listTermKeys, splitNormalizedWords } from '../../language/subject-terms.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const fileEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)\b/i;
const cameraName = new RegExp(
  String.raw`^(?:${alternatives('recommendations', 'cameraName')})?[\s_-]*\d+\w{0,3}$`,
  'i',
);
const JOINED_PARTS_MIN = 3;

/** "IMG_2041", "team-photo-final": no words with spaces between them. */
const isFileName = (alt: string): boolean =>
  fileEnding.test(alt) ||
  cameraName.test(alt) ||
  (!/[^\w-]/.test(alt) && alt.split(/[_-]/).filter((part) => part !== '').length >= JOINED_PARTS_MIN);

const generic = new Set(listReadingWords('recommendations', 'generic'));

/** Every new image exists. */
export const imagesExist: ObjectionRule = ({ added, stateOf }) => {
  const empty = added.images.find(({ src }) => src === '' || src === '#');
  if (empty) return [message('objections.images.no-address')];
  return added.images
    .filter(({ src }) => stateOf(src) === 'missing')
    .slice(0, 3)
    .map(({ src }) => message('objections.images.missing', { address: quoted(src) }));
};

/** An alternative text says what its image shows. */
export const altTextsDescribe: ObjectionRule = ({ added, after, language, criteria }) => {
  if (!criteria.has('structure_images')) return [];
  const { images } = added;
  const keyword = after.keyword?.phrase ?? null;
  for (const { alt } of images) {
    if (alt === '') return [message('objections.images.no-alt')];
    const plain = trimTrailing(matchable(alt), /[.!]/);
    if (isFileName(alt)) return [message('objections.images.file-name', { alt: quoted(alt) })];
    if (generic.has(plain) || generic.has(trimTrailing(plain, /\d/).trimEnd()))
      return [message('objections.images.generic', { alt: quoted(alt) })];
    if (keyword !== null && isNothingBut(alt, keyword, language))
      return [message('objections.images.keyword', { alt: quoted(alt) })];
    if (plain === matchable(after.title)) return [message('objections.images.title', { alt: quoted(alt) })];
    const isShort = hasUnspacedScript(alt)
      ? Array.from(alt).length < 5
      : splitNormalizedWords(alt, language).length < 2;
    if (isShort) return [message('objections.images.short', { alt: quoted(alt) })];
    if (isRepeated(alt, language)) return [message('objections.images.repeated', { alt: quoted(alt) })];
  }
  const alts = images.map(({ alt }) => matchable(alt)).filter((alt) => alt !== '');
  return new Set(alts).size < alts.length ? [message('objections.images.shared', { count: alts.length })] : [];
};

type PageLanguage = Language | null;

function isNothingBut(alt: string, keyword: string, language: PageLanguage): boolean {
  const known = new Set(listTermKeys(keyword, language));
  const terms = listTermKeys(alt, language).filter((term) => !generic.has(term));
  return known.size > 0 && terms.every((term) => known.has(term));
}

function isRepeated(alt: string, language: PageLanguage): boolean {
  const terms = listTermKeys(alt, language);
  const distinct = new Set(terms).size;
  return (terms.length >= 4 && distinct <= 0.6 * terms.length) || (terms.length >= 6 && distinct <= 0.8 * terms.length);
}
