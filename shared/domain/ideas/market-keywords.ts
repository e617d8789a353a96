import { matchable } from '../fields/keyword-match.ts';
import { listStems } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { termKey } from '../language/subject-terms.ts';
import type { Topic } from './authority-map.ts';

const TERMS_PER_TOPIC = 4;
const SEED_CANDIDATES = 20;
/** A keyword that shares less of its words with the topics only has a word in common with them by chance. */
const OF_TOPICS_SHARE = 0.5;

/** Keywords that people may search for around the topics; they count only where the market's numbers know them. */
export function marketQuestions(topics: readonly Pick<Topic, 'terms' | 'name'>[]): string[] {
  const keywords = new Set<string>();
  for (const { terms, name } of topics) {
    const subjects = [...new Set([matchable(name), ...terms.slice(0, TERMS_PER_TOPIC).map(matchable)])];
    for (const subject of subjects) keywords.add(subject);
    for (const [at, first] of subjects.entries()) {
      for (const second of subjects.slice(at + 1)) keywords.add(`${first} ${second}`).add(`${second} ${first}`);
    }
  }
  return [...keywords];
}

/** Seeds for the provider's keyword ideas: the topics, and the site's most frequent phrases. */
export const marketSeeds = (topics: readonly Pick<Topic, 'name'>[], candidates: readonly string[]): string[] => [
  ...new Set([...topics.map(({ name }) => matchable(name)), ...candidates.slice(0, SEED_CANDIDATES)]),
];

/** True for a keyword at least half of whose words are the topics' own: a provider's ideas go far beyond what was asked. */
export function isOfTopics(
  keyword: string,
  topics: readonly Pick<Topic, 'terms' | 'name'>[],
  language: Language | null,
): boolean {
  const known = new Set(
    topics.flatMap(({ terms, name }) => [
      ...terms.map((term) => termKey(term.toLowerCase(), language)),
      ...listStems(name, language),
    ]),
  );
  const stems = listStems(keyword, language);
  return stems.length > 0 && stems.filter((word) => known.has(word)).length >= stems.length * OF_TOPICS_SHARE;
}
