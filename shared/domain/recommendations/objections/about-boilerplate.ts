import { isBroadNoun } from '../../keywords/subject-words.ts';
import { hasBusinessWords, isBusinessWord } from '../../language/business-words.ts';
import { isFillerWord } from '../../language/filler-words.ts';
import type { Language } from '../../language/languages.ts';
import { countTextWords, hasUnspacedScript } from '../../language/segment-words.ts';
import { listTerms, termKey } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import type { TextBlock } from '../added-content.ts';
import type { EditReading } from '../edit-reading.ts';
import { prose } from './about-wording.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

/** Different words from which on a text, and a description, can be distinguished from that of any other page. */
const WORDS_MIN = 10;
const DESCRIPTION_WORDS_MIN = 7;
/** The part of them that any business says of itself; of a longer text, where chance is smaller, less. Real text stays below 0.3 (`judge-edits`). */
const ANYONES_MAX = 0.55;
const LONG_ANYONES_MAX = 0.42;
const LONG_WORDS = 25;

const isAnyones = (word: string, language: Language): boolean =>
  isBusinessWord(word, language) || (!hasUnspacedScript(word) && isBroadNoun(word));

/** Words of a text that says nothing without figures: of any other, one in ten at least is its own, of a longer one nearly one in six. */
const SAYING_WORDS_MIN = 12;
const OWN_MIN = 0.1;
const SECTION_WORDS_MIN = 60;
const SECTION_WORDS_MAX = 160;
const SECTION_OWN_MIN = 0.16;

/**
 * Refuses additions that could stand on any other page: more is needed than that the team is friendly and the quality
 * high.
 */
export const isNoBoilerplate: ObjectionRule = (edit) => {
  const { language, named, targetField } = edit;
  if (language === null || !hasBusinessWords(language)) return [];
  const text = prose(edit);
  const words = meaningfulWords(text, language);
  const own = words.filter((word) => !isAnyones(word, language));
  const ofPage = words.filter((word) => named.has(termKey(word, language)));
  const refuse = (count: number): Objection[] => [
    message('objections.boilerplate.any-page', { text: quoted(text), count, words: words.length }),
  ];
  const [praise] = tableOfPraise(edit.added.blocks, language, named);
  if (praise !== undefined) return [message('objections.boilerplate.table', { row: quoted(praise) })];
  const [item] = listOfPraise(edit.added.blocks, language, named);
  if (item !== undefined) return [message('objections.boilerplate.list', { item: quoted(item) })];
  if (asksForWords(edit) && saysNothing(text, new Set(own.filter((word) => !ofPage.includes(word))).size))
    return refuse(words.length - own.length);
  if (words.length < (targetField === 'body_content' ? WORDS_MIN : DESCRIPTION_WORDS_MIN)) return [];
  const anyones = words.filter((word) => !own.includes(word) && !ofPage.includes(word));
  const most = words.length >= LONG_WORDS ? LONG_ANYONES_MAX : ANYONES_MAX;
  return anyones.length >= most * words.length ? refuse(anyones.length) : [];
};

/** Whether new text is asked for, and not a link, a picture or other words in a sentence that stays. */
const asksForWords = ({ targetField, criteria }: EditReading): boolean =>
  targetField === 'body_content' &&
  [...criteria].some((key) => /^(?:depth_|keyword_|structure_opening|serp_answer|trust_experience)/.test(key));

/** The different words of a text that are no fillers. */
const meaningfulWords = (text: string, language: Language): string[] =>
  [...new Set(listTerms(text, language))].filter((word) => !isFillerWord(word, language));

/** Words of a text that are neither anyone's nor fillers: what it has to say for itself. */
export const ownWords = (text: string, language: Language): string[] =>
  meaningfulWords(text, language).filter((word) => !isAnyones(word, language));

/** Whether a text of sentences has hardly a word beside fillers, what any business says, and the names that the page has in its title and headings. */
function saysNothing(text: string, own: number): boolean {
  const words = countTextWords(text);
  const figures = text.match(/\d+(?:[.,:]\d+)*/g)?.length ?? 0;
  if (words >= SECTION_WORDS_MIN && words <= SECTION_WORDS_MAX && own + figures < SECTION_OWN_MIN * words) return true;
  return words >= SAYING_WORDS_MIN && figures === 0 && own < OWN_MIN * words;
}

const LABELS_MIN = 3;

/** The labels of a new table, where all of them are what any business says of itself, and its figures have no unit. */
function tableOfPraise(blocks: readonly TextBlock[], language: Language, named: ReadonlySet<string>): string[] {
  const cells = blocks.filter(({ kind }) => kind === 'cell').map(({ text }) => text);
  const labels = cells.filter((text) => /\p{L}/u.test(text));
  if (labels.length < LABELS_MIN || cells.some((text) => /\d/.test(text) && /[\p{L}\p{Sc}%°]/u.test(text))) return [];
  return praiseAmong(labels, language, named);
}

/** The items of a new list of single words and short phrases, where most of them are what any business says of itself. */
function listOfPraise(blocks: readonly TextBlock[], language: Language, named: ReadonlySet<string>): string[] {
  const items = blocks.filter(({ kind }) => kind === 'item').map(({ text }) => text);
  const isShort = items.every((text) => countTextWords(text) <= LABEL_WORDS_MAX && !/\d/.test(text));
  return items.length >= LABELS_MIN && isShort ? praiseAmong(items, language, named) : [];
}
const LABEL_WORDS_MAX = 3;

function praiseAmong(labels: readonly string[], language: Language, named: ReadonlySet<string>): string[] {
  const praise = labels.filter((text) =>
    meaningfulWords(text, language).every((word) => isAnyones(word, language) && !named.has(termKey(word, language))),
  );
  return praise.length >= PRAISE_PART * labels.length ? praise : [];
}
const PRAISE_PART = 0.75;
