/** The organic results among everything that a search page shows. */
import * as z from 'zod';
import type { SerpResult } from './keyword-data.ts';

const organicSchema = z.object({
  type: z.literal('organic'),
  rank_group: z.number().int(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  description: z.string().nullish(),
});
const resultSchema = z.object({ items: z.array(z.unknown()).nullish() });

const RESULTS_MAX = 20;
const SNIPPET_CHARACTERS_MAX = 500;

export const serpResults = (result: readonly unknown[]): SerpResult[] =>
  result
    .flatMap((part) => resultSchema.safeParse(part).data?.items ?? [])
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
