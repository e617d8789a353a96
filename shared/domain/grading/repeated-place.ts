import { placePrepositions } from '../language/place-prepositions.ts';
import { rememberedFor } from '../language/remembered.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import type { PageReading } from './page-reading.ts';
import { part, ramp } from './shares.ts';

/** The name of a place that a text says over and over. */
export interface RepeatedPlace {
  /** As the text has it. */
  readonly name: string;
  /** How often it stands in sentences and subheadings. */
  readonly times: number;
  /** From 0, where it stands as often as readers need it, to 1. */
  readonly excess: number;
}

/**
 * Pages that were made for one place after the other say its name in every third sentence and in half of the subheadings, and little else
 * that is of the place. Repeating a name so that a text sounds unnatural is keyword stuffing, by the spam policies of Google Search.
 * Reports and guides on a place name it as often: they are not judged.
 */
const judgedKinds: ReadonlySet<PageKind> = new Set(['local_service', 'home', 'category']);

const SENTENCES_MIN = 12;
/** Labels name nothing. */
const SENTENCE_WORDS_MIN = 5;
const SUBHEADINGS_MIN = 4;
/** The share of sentences and that of subheadings, added. On pages that were not made so, no place has more than 0.3. */
const NATURAL_TO = 0.4;
const STUFFED_FROM = 0.8;
const LEAST_OF_EACH = 0.12;
/** A name that mostly stands without a preposition is one of a brand or a thing. */
const LOCATED_MIN = 0.3;

const token = /\p{L}[\p{L}\p{M}'’-]*/gu;
const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(word);

/** The place that a page which offers something names far more often than its readers need; null for none. */
export const repeatedPlace = rememberedFor((page: PageReading): RepeatedPlace | null => {
  if (!judgedKinds.has(page.kind)) return null;
  const sentences = page.sentences.filter(({ text }) => (text.match(token) ?? []).length >= SENTENCE_WORDS_MIN);
  if (sentences.length < SENTENCES_MIN || page.subheadings.length < SUBHEADINGS_MIN) return null;
  const before = placePrepositions(page.language);
  if (before.size === 0) return null;
  const names = new Map((page.title.match(token) ?? []).filter(isCapitalized).map((name) => [name, noCounts()]));
  for (const { text } of sentences) countNames(text, names, before, 'sentences');
  for (const { text } of page.subheadings) countNames(text, names, before, 'subheadings');
  let most: RepeatedPlace | null = null;
  for (const [name, counts] of names) {
    if (part(counts.located, counts.times) < LOCATED_MIN || isOfSite(name, page)) continue;
    const inSentences = part(counts.sentences, sentences.length);
    const inSubheadings = part(counts.subheadings, page.subheadings.length);
    if (Math.min(inSentences, inSubheadings) < LEAST_OF_EACH) continue;
    const excess = ramp(inSentences + inSubheadings, NATURAL_TO, STUFFED_FROM);
    if (excess > (most?.excess ?? 0)) most = { ...wholeName(name, counts), excess };
  }
  return most;
});

/** A business that is called after its place says its name, and not the place. */
function isOfSite(name: string, { input: { siteDomain } }: PageReading): boolean {
  const letters = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return siteDomain !== null && letters(siteDomain).includes(letters(name));
}

interface Counts {
  sentences: number;
  subheadings: number;
  located: number;
  times: number;
  /** How often a word with a capital follows, joined by a space. */
  readonly followedBy: Map<string, number>;
}

const noCounts = (): Counts => ({ sentences: 0, subheadings: 0, located: 0, times: 0, followedBy: new Map() });

/** "North Port", where most often "Port" follows. */
function wholeName(name: string, { times, followedBy }: Counts): { name: string; times: number } {
  for (const [next, followed] of followedBy)
    if (followed >= PART_OF_NAME * times) return { name: `${name} ${next}`, times: followed };
  return { name, times };
}

const PART_OF_NAME = 0.7;

/** Counts a text once for each name that it has, and how often a preposition of place stands before the name. */
function countNames(
  text: string,
  names: ReadonlyMap<string, Counts>,
  before: ReadonlySet<string>,
  where: 'sentences' | 'subheadings',
): void {
  const seen = new Set<string>();
  const words = [...text.matchAll(token)];
  for (const [at, { 0: word, index }] of words.entries()) {
    const counts = names.get(word);
    if (counts === undefined) continue;
    counts.times += 1;
    if (before.has((words[at - 1]?.[0] ?? '').toLowerCase())) counts.located += 1;
    if (!seen.has(word)) counts[where] += 1;
    seen.add(word);
    const next = words[at + 1];
    if (next?.index === index + word.length + 1 && isCapitalized(next[0]) && text[index + word.length] === ' ')
      counts.followedBy.set(next[0], (counts.followedBy.get(next[0]) ?? 0) + 1);
  }
}
