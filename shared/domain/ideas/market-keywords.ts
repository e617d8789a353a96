import { matchable } from '../fields/keyword-match.ts';
import type { Topic } from './authority-map.ts';

const TERMS_PER_TOPIC = 4;

/** Keywords that people may search for around the topics; they count only where the market's numbers know them. */
export function marketQuestions(topics: readonly Pick<Topic, 'terms' | 'name'>[]): string[] {
  const keywords = new Set<string>();
  for (const { terms, name } of topics) {
    const subjects = [...new Set([matchable(name), ...terms.slice(0, TERMS_PER_TOPIC)])];
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
