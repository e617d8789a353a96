import { matchable } from '../fields/keyword-match.ts';
import type { Topic } from './authority-map.ts';
import { keywordSignature, stem } from './keyword-signature.ts';
import type { PageProfile } from './page-profile.ts';

export const candidateSources = ['phrase', 'question', 'secondary', 'market'] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** A keyword that the site could be found by, and where it comes from. */
export interface Candidate {
  keyword: string;
  source: CandidateSource;
  /** How often the site says it, and the pages that do, those that say it most first. */
  count: number;
  pages: { id: number; count: number }[];
}

const CANDIDATES_MAX = 400;
const PAGES_KEPT = 5;
/** A phrase that one page says twice is a turn of phrase; this often it is a subject. */
const PHRASE_COUNT_MIN = 3;
const KEYWORD_CHARACTERS_MAX = 80;
const TERMS_PER_TOPIC = 4;

/** What the site itself says: its frequent phrases, the questions of its headings, secondary keywords of its pages. */
export function candidatesOfSite(pages: readonly PageProfile[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const page of pages) {
    for (const [phrase, count] of Object.entries(page.phrases)) note(found, page.id, phrase, 'phrase', count);
    for (const question of page.questions) note(found, page.id, asKeyword(question), 'question', PHRASE_COUNT_MIN);
    for (const keyword of page.secondaryKeywords) note(found, page.id, keyword, 'secondary', PHRASE_COUNT_MIN);
  }
  return [...found.values()]
    .filter(({ count }) => count >= PHRASE_COUNT_MIN)
    .map((candidate) => ({
      ...candidate,
      pages: candidate.pages.toSorted((a, b) => b.count - a.count || a.id - b.id).slice(0, PAGES_KEPT),
    }))
    .toSorted((a, b) => b.count - a.count || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, CANDIDATES_MAX);
}

/** Keywords that people may search for around the topics; they count only where the market's numbers know them. */
export function marketQuestions(topics: readonly Topic[]): string[] {
  const keywords = new Set<string>();
  for (const { terms, name } of topics) {
    const subjects = [matchable(name), ...terms.slice(0, TERMS_PER_TOPIC)];
    for (const subject of subjects) for (const make of patterns) keywords.add(make(subject));
    for (const [at, first] of subjects.entries()) {
      for (const second of subjects.slice(at + 1)) keywords.add(`${first} ${second}`).add(`${second} ${first}`);
    }
  }
  return [...keywords];
}

const patterns: readonly ((subject: string) => string)[] = [
  (subject) => subject,
  (subject) => `best ${subject}`,
  (subject) => `${subject} cost`,
  (subject) => `${subject} price`,
  (subject) => `${subject} guide`,
  (subject) => `${subject} near me`,
  (subject) => `${subject} reviews`,
  (subject) => `${subject} for beginners`,
  (subject) => `how to choose ${subject}`,
  (subject) => `what is ${subject}`,
];

export const marketCandidate = (keyword: string): Candidate => ({ keyword, source: 'market', count: 0, pages: [] });

const asKeyword = (question: string): string => matchable(question.replaceAll(/[?!.:"“”„]/g, ' '));

function note(
  found: Map<string, Candidate>,
  pageId: number,
  text: string,
  source: CandidateSource,
  count: number,
): void {
  const keyword = matchable(text);
  if (keyword === '' || keyword.length > KEYWORD_CHARACTERS_MAX) return;
  const signature = keywordSignature(keyword);
  const known = found.get(signature);
  if (!known) {
    found.set(signature, { keyword, source, count, pages: [{ id: pageId, count }] });
    return;
  }
  known.count += count;
  const page = known.pages.find(({ id }) => id === pageId);
  if (page) page.count += count;
  else known.pages.push({ id: pageId, count });
}

/** The topic that has most of the keyword's words; null when none has any. */
export function topicOf(keyword: string, topics: readonly Pick<Topic, 'name' | 'terms'>[]): string | null {
  const stems = keyword.split(/\s+/).map(stem);
  let best: { name: string; shared: number } | null = null;
  for (const { name, terms } of topics) {
    const shared = stems.filter((word) => terms.includes(word)).length;
    if (shared > (best?.shared ?? 0)) best = { name, shared };
  }
  return best?.name ?? null;
}
