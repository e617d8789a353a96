import type { PlanVariant, PlanWritingTable } from '../../../language-data/plan-writing/plan-writing-schema.ts';
import { readPlanVariant, readPlanWriting } from '../../../language-data/plan-writing/read-plan-writing.ts';
import type { PlanLanguage } from '../../language/plan-language.ts';
import { joinPatterns } from '../../language/word-pattern.ts';
import type { WritingWords } from './writing-words.ts';

/** Countries that write a language in their own way. */
const countriesOfLanguage: Readonly<Partial<Record<PlanLanguage, readonly string[]>>> = { pt: ['BR'] };

const known = new Map<string, WritingWords>();

/** How a plan is written in a language, in the way of the country where there is one. */
export function writingWords(language: PlanLanguage, country: string | null = null): WritingWords {
  const variant = countriesOfLanguage[language]?.find((one) => one === country) ?? null;
  const tag = `${language} ${variant}`;
  let words = known.get(tag);
  if (words === undefined) {
    const table = readPlanWriting(language);
    words = toWritingWords(variant === null ? table : writeOtherwise(table, readPlanVariant(language, variant)));
    known.set(tag, words);
  }
  return words;
}

/** The words of one language in all its countries. */
export const listWritingWords = (language: PlanLanguage): WritingWords[] =>
  [null, ...(countriesOfLanguage[language] ?? [])].map((country) => writingWords(language, country));

const writeOtherwise = (table: PlanWritingTable, variant: PlanVariant | null): PlanWritingTable => ({
  ...table,
  names: { ...table.names, ...variant?.names },
  purposes: { ...table.purposes, ...variant?.purposes },
  questions: { ...table.questions, ...variant?.questions },
});

/** The tests hold every table to the roles, purposes and questions. */
const toWritingWords = ({ unnamed, cues, ...table }: PlanWritingTable): WritingWords => ({
  ...(table as unknown as Omit<WritingWords, 'unnamed' | 'cues'>),
  unnamed: { ...unnamed, joined: unnamed.joined ?? [] },
  cues: joinPatterns(cues),
});
