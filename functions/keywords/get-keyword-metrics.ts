import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, detailSchema, queryInteger } from '../../shared/http/schemas.ts';
import { keywordMetricsSchema, keywordMetricsView } from '../../shared/resources/keyword-metrics.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION, readKeywordMetrics } from '../../shared/table/keyword-metrics.ts';

const KEYWORD_CHARACTERS_MAX = 200;
const LOCATION_MAX = 2_147_483_647;

export const getKeywordMetrics = defineOperation({
  operationId: 'getKeywordMetrics',
  method: 'GET',
  path: '/keywords/metrics',
  tag: 'Keywords',
  summary: 'Get keyword metrics',
  description:
    'Reads a cache that all organizations share, and never fetches live data. Returns 404 `not_found` for a keyword that is not in the cache. Case and repeated spaces are ignored.',
  access: 'sites:read',
  query: z.object({
    keyword: characters(1, KEYWORD_CHARACTERS_MAX).refine((text) => text.trim() !== '', 'must not be blank'),
    location: queryInteger(1, LOCATION_MAX)
      .optional()
      .transform((location) => location ?? DEFAULT_LOCATION)
      .meta({
        override: { type: 'integer', minimum: 1, maximum: LOCATION_MAX, default: DEFAULT_LOCATION },
        description: 'Market code; 2840 is the United States.',
      }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, 'must be a language code such as "en"')
      .default(DEFAULT_LANGUAGE),
  }),
  responses: { 200: detailSchema(keywordMetricsSchema) },
  errors: ['not_found'],
}).handle(async ({ query }, { table }: BaseServices) => {
  const metrics = await readKeywordMetrics(table, query);
  if (!metrics) throw notFound('Keyword metrics');
  return { status: 200, body: { data: keywordMetricsView(metrics) } };
});
