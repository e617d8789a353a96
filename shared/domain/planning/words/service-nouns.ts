import { readServiceNouns } from '../../../language-data/service-nouns/read-service-nouns.ts';
import type { PlanLanguage } from '../../language/plan-language.ts';
import { joinPatterns } from '../../language/word-pattern.ts';

/** The nouns of services of a language (`service-nouns-schema.ts`), each list as one alternation. */
export interface ServiceNouns {
  readonly order: 'last' | 'compound' | 'first';
  readonly heads: string;
  readonly alone: string;
  readonly links: string | undefined;
  readonly adjectives: string | undefined;
}

const known = new Map<PlanLanguage, ServiceNouns | null>();

/** Null for a language whose nouns of services were not written down. */
export function serviceNouns(language: PlanLanguage): ServiceNouns | null {
  let nouns = known.get(language);
  if (nouns === undefined) {
    const { order, ...lists } = readServiceNouns(language) ?? {};
    nouns =
      order === undefined
        ? null
        : ({ order, ...joinPatterns(lists as Readonly<Record<string, readonly string[]>>) } as ServiceNouns);
    known.set(language, nouns);
  }
  return nouns;
}
