import * as z from 'zod';
import { factKinds } from '../../shared/domain/facts/fact-kinds.ts';
import { factSheet } from '../../shared/domain/facts/fact-sheet.ts';
import { selectFacts } from '../../shared/domain/facts/select-facts.ts';
import { SEARCH_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, pathId, queryInteger } from '../../shared/http/schemas.ts';
import { readFacts } from '../../shared/table/facts.ts';
import { factSchema, factView } from './fact.ts';

/** Facts have their own pagination (spec, Limits 3). */
const LIMIT_MAX = 200;
const LIMIT_DEFAULT = 100;
const OFFSET_MAX = 1_000_000;

export const listFacts = defineOperation({
  operationId: 'listFacts',
  method: 'GET',
  path: '/sites/{siteId}/facts',
  tag: 'Facts',
  summary: 'List facts of a site',
  description:
    'Best first: verified facts, then by precedence of the source (manual, api, provider_business, schema_org, crawl; an edited fact ranks as manual), by kind, by number of citations, and by latest change. ' +
    '`search` matches any part of a value in `data`, case-insensitively. Dismissed facts are never returned. An unknown query parameter returns 400. ' +
    '`meta.total` counts the facts that match the filters. `meta.sheet_count` counts the facts of the whole site that are in the sheet.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  query: z.strictObject({
    kind: z.enum(factKinds).optional(),
    status: z.enum(['active', 'stale', 'all']).default('active'),
    search: characters(1, SEARCH_CHARACTERS_MAX).optional(),
    include: z.literal('citations').optional(),
    limit: queryInteger(1, LIMIT_MAX)
      .optional()
      .transform((limit) => limit ?? LIMIT_DEFAULT)
      .meta({ override: { type: 'integer', minimum: 1, maximum: LIMIT_MAX, default: LIMIT_DEFAULT } }),
    offset: queryInteger(0, OFFSET_MAX)
      .optional()
      .transform((offset) => offset ?? 0)
      .meta({ override: { type: 'integer', minimum: 0, maximum: OFFSET_MAX, default: 0 } }),
  }),
  responses: {
    200: z.strictObject({
      data: z.array(factSchema),
      meta: z
        .strictObject({ total: z.number().int().min(0), sheet_count: z.number().int().min(0) })
        .meta({ id: 'FactsMeta' }),
    }),
  },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  const [, facts] = await Promise.all([
    requireSite(table, owner.organizationId, owner.siteId),
    readFacts(table, owner),
  ]);
  const sheet = factSheet(facts);
  const selected = selectFacts(facts, query);
  const shown = selected.slice(query.offset, query.offset + query.limit);
  const withCitations = query.include === 'citations';
  return {
    status: 200,
    body: {
      data: shown.map((fact) => factView(fact, sheet, { withCitations })),
      meta: { total: selected.length, sheet_count: sheet.size },
    },
  };
});
