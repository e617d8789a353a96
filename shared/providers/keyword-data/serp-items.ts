/** The organic results and the questions among everything that a search page shows. */
import * as z from 'zod';
import type { SearchPage, SerpResult } from './keyword-data.ts';

const organicSchema = z.object({
  type: z.literal('organic'),
  rank_group: z.number().int(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  description: z.string().nullish(),
});
const questionsSchema = z.object({
  type: z.literal('people_also_ask'),
  items: z.array(z.object({ title: z.string().nullish() })).nullish(),
});
const resultSchema = z.object({ items: z.array(z.unknown()).nullish() });

const RESULTS_MAX = 20;
const SNIPPET_CHARACTERS_MAX = 500;
const QUESTIONS_MAX = 10;
const QUESTION_CHARACTERS_MAX = 200;

export function searchPage(result: readonly unknown[]): SearchPage {
  const items = result.flatMap((part) => resultSchema.safeParse(part).data?.items ?? []);
  return { results: organicResults(items), questions: askedQuestions(items) };
}

const askedQuestions = (items: readonly unknown[]): string[] =>
  [
    ...new Set(
      items
        .flatMap((item) => questionsSchema.safeParse(item).data?.items ?? [])
        .flatMap(({ title }) => title?.trim().slice(0, QUESTION_CHARACTERS_MAX) || []),
    ),
  ].slice(0, QUESTIONS_MAX);

const organicResults = (items: readonly unknown[]): SerpResult[] =>
  items
    .flatMap((item) => {
      const { data } = organicSchema.safeParse(item);
      if (!data?.url) return [];
      return [
        {
          position: data.rank_group,
          title: (data.title ?? '').slice(0, SNIPPET_CHARACTERS_MAX),
          url: data.url,
          snippet: data.description?.slice(0, SNIPPET_CHARACTERS_MAX) ?? null,
        },
      ];
    })
    .sort((a, b) => a.position - b.position)
    .slice(0, RESULTS_MAX);
