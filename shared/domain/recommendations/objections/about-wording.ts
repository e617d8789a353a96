import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { listFunctionWords } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { countMatches } from '../../language/match-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { countTextWords, hasUnspacedScript } from '../../language/segment-words.ts';
import { listTermKeys, splitNormalizedWords } from '../../language/subject-terms.ts';
import { measureWordOrder } from '../../language/word-order/word-order.ts';
import { message, quoted as quotation } from '../../messages/message.ts';
import { removeMeasures } from '../../pages/stated-parts.ts';
import type { EditReading } from '../edit-reading.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

const WORDS_MIN = 20;
/** The part of a running text that one word, or the keyword, may take. */
const TOP_TERM_MAX = 0.14;
const KEYWORD_MAX = 0.12;
/** Running text has more function words than this in every language of the layer that writes them apart. */
const FUNCTION_WORDS_MIN: Partial<Record<Language, number>> = {
  en: 0.2,
  de: 0.2,
  fr: 0.22,
  es: 0.22,
  it: 0.2,
  pt: 0.2,
  nl: 0.2,
};
const FUNCTION_WORDS_MIN_ELSEWHERE = 0.07;

/** And fewer than this. */
const FUNCTION_WORDS_MAX: Partial<Record<Language, number>> = { ar: 0.45, fi: 0.5, tr: 0.5 };
const FUNCTION_WORDS_MAX_ELSEWHERE = 0.7;

/** Languages that set particles behind the noun, without a space: a list of what is needed has no separate word for them. */
const withParticles: ReadonlySet<Language> = new Set(['ko']);

/** Pairs of neighbours that say something of their order, and where that of shuffled words begins: more pairs, more certainty. */
const PAIRS_MIN = 30;
const PAIRS_MANY = 80;
const SHUFFLED_SHORT = 0.3;
const SHUFFLED = 0.38;

/** The keyword and other words are not piled up. */
export const isNotStuffed: ObjectionRule = (edit) => {
  const { language, before, after, targetField } = edit;
  if (targetField === 'schema') return [];
  const keyword = before.keyword ?? after.keyword;
  const text = removeMeasures(prose(edit));
  const words = splitNormalizedWords(text, language);
  const isField = edit.value !== null;
  if (keyword) {
    const count = countMatches(prepareText(text, language), keyword.prepared).all;
    const size = Math.max(1, keyword.prepared.units.length);
    const most = isField ? (targetField === 'meta_description' ? 2 : 1) : 2;
    if (count > most && (isField || count * size > KEYWORD_MAX * words.length)) {
      return [
        message('objections.wording.times', { isField, word: quotation(keyword.phrase), count, words: words.length }),
      ];
    }
  }
  const counts = new Map<string, number>();
  for (const term of listTermKeys(text, language)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const [top, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number]);
  const allowed = isField ? 2 : Math.max(3, TOP_TERM_MAX * words.length);
  return count > allowed
    ? [message('objections.wording.times', { isField, word: quotation(top), count, words: words.length })]
    : [];
};

/** Running text is sentences, not a list of words. */
export const isRunningText: ObjectionRule = (edit) => {
  const { language } = edit;
  const text = prose(edit);
  if (language === null || hasUnspacedScript(text) || edit.targetField === 'schema') return [];
  const words = splitNormalizedWords(text, language);
  const wordsMin = edit.value === null ? WORDS_MIN : 10;
  const known = listFunctionWords(language);
  if (words.length < wordsMin || known.size < 40 || withParticles.has(language)) return isTyped(text, words);
  const found = words.filter((word) => known.has(word) || known.has(word.split("'")[0] ?? '')).length;
  const least = (FUNCTION_WORDS_MIN[language] ?? FUNCTION_WORDS_MIN_ELSEWHERE) * (edit.value === null ? 1 : 0.5);
  if (found < least * words.length) return [message('objections.wording.list', { text: quoted(text) })];
  if (found > (FUNCTION_WORDS_MAX[language] ?? FUNCTION_WORDS_MAX_ELSEWHERE) * words.length)
    return [message('objections.wording.empty', { text: quoted(text) })];
  const order = measureWordOrder(text.split('\n'), language);
  const shuffledTo =
    order === null || order.pairs < PAIRS_MIN ? null : order.pairs < PAIRS_MANY ? SHUFFLED_SHORT : SHUFFLED;
  // Words of one syllable have no endings that tell their class.
  if (shuffledTo !== null && language !== 'vi' && order !== null && order.likeness < shuffledTo)
    return [message('objections.wording.order', { text: quoted(text) })];
  return isTyped(text, words);
};

/** Keys that were hit at random: words without a vowel, or a letter many times over. */
function isTyped(text: string, words: readonly string[]): Objection[] {
  const latin = words.filter((word) => /^[a-z]{4,}$/.test(word));
  const strange = latin.filter(
    (word) => !/[aeiouy]/.test(word) || /(.)\1{3}/.test(word) || /(?:asdf|qwer|hjkl|zxcv)/.test(word),
  );
  return strange.length >= 2 && strange.length > 0.15 * words.length
    ? [message('objections.wording.typed', { text: quoted(text) })]
    : [];
}

/** Words of a text for each run of exclamation marks that a lively style may have. */
const CRY_WORDS = 60;

/** Nothing is shouted. */
export const doesNotShout: ObjectionRule = (edit) => {
  if (edit.targetField === 'schema') return [];
  const text = edit.value ?? prose(edit);
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const capitals = (text.match(/\p{Lu}/gu) ?? []).length;
  const cased = capitals + (text.match(/\p{Ll}/gu) ?? []).length;
  if (letters > 12 && cased > 0.5 * letters && capitals > 0.6 * cased)
    return [message('objections.wording.capitals', { text: quoted(text) })];
  const cries = text.match(/[!¡！]{2,}|[?？]{3,}/g)?.length ?? 0;
  return cries > 0 && countTextWords(text) < CRY_WORDS * cries
    ? [message('objections.wording.marks', { text: quoted(text) })]
    : [];
};

/** Work that is announced is not done. */
export const isNotAPromise: ObjectionRule = (edit) => {
  const text = edit.value ?? prose(edit);
  if (keywordWord.test(text) && !keywordWord.test(`${edit.before.title} ${edit.before.text}`))
    return [message('objections.wording.keywords', { text: quoted(text) })];
  if (lengthOfText.test(text) && !lengthOfText.test(`${edit.before.title} ${edit.before.text}`))
    return [message('objections.wording.length', { text: quoted(text) })];
  if (assistant.test(text)) return [message('objections.wording.assistant', { text: quoted(text) })];
  const found = countTextWords(text) > ANNOUNCED_WORDS_MAX ? undefined : announcements.exec(text)?.[0];
  return found === undefined ? [] : [message('objections.wording.announced', { text: quoted(text) })];
};

/** A page on anything else does not speak to its reader of keywords. */
const keywordWord = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('recommendations', 'keywordWord')})`, 'iu');

/** "with 150 characters" is said to whoever is to write. */
const lengthOfText = new RegExp(
  String.raw`(?<!\p{N})\d{2,3}\s(?:${alternatives('recommendations', 'lengthOfText')})(?!\p{L})`,
  'iu',
);

/** How assistants begin when they do not write, or before they do. */
const assistant = new RegExp(String.raw`^\W*(?:${alternatives('recommendations', 'assistant')})`, 'iu');

/** In a longer text such words may be part of a story. */
const ANNOUNCED_WORDS_MAX = 60;

const announcements = new RegExp(alternatives('recommendations', 'announcements'), 'iu');

/** New running text: no headings, listings or cells. */
export function prose({ value, added }: Pick<EditReading, 'value' | 'added'>): string {
  if (value !== null) return value;
  const blocks = added.blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote');
  return blocks.map(({ text }) => text).join('\n');
}
