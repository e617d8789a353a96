import * as z from 'zod';
import { factKinds } from '../../shared/domain/facts/fact-kinds.ts';
import { factSheet } from '../../shared/domain/facts/fact-sheet.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { readFacts } from '../../shared/table/facts.ts';
import { factSchema, factView } from './fact.ts';
import { readEntries, skipReasons } from './read-entries.ts';
import { storeClaims } from './store-claims.ts';

const FACTS_PER_REQUEST_MAX = 100;

/** Anything: the faults of an entry are reported one by one instead of refusing the request. */
const entrySchema = z.unknown().meta({
  override: {
    type: 'object',
    required: ['kind', 'data'],
    properties: {
      kind: { type: 'string', enum: [...factKinds] },
      key: { type: ['string', 'null'] },
      data: { type: 'object' },
    },
  },
  description:
    '`identity` and `contact` need a `key`, a listing may say `provider`, the other kinds have none. The data are those of the kind, without other fields.',
});

export const createFacts = defineOperation({
  operationId: 'createFacts',
  method: 'POST',
  path: '/sites/{siteId}/facts',
  tag: 'Facts',
  summary: 'Create facts',
  description:
    'Each entry is evaluated separately. An entry that cannot be stored is listed in `skipped` with its index in the request. The response is 201 even when nothing was stored. Only a body whose `facts` is not a list of 1 to 100 entries is rejected as a whole (400).\n\n' +
    'Skip reasons:\n' +
    '- `invalid`: not an object, an unknown kind, key or field, or data that does not fit the kind\n' +
    '- `low_rating`: a testimonial below 4 stars\n' +
    '- `duplicate`: an earlier entry of the request is the same fact\n' +
    '- `edited`: the stored fact was edited by a user\n' +
    '- `dismissed`: the fact was found earlier with this data and then deleted\n' +
    '- `lower_precedence`: the stored fact has other data and comes from a source with higher precedence\n' +
    '- `unchanged`: already stored with the same data\n\n' +
    'Two entries are the same fact when they match on: key (identity and contact), site (listing), quote and author (testimonial), label (stat), name, issuer and year (award), name and type (client), or name (person).\n\n' +
    'Source precedence, highest first: manual, api, provider_business, schema_org, crawl. A fact that was found on the site and is then sent here becomes an `api` fact. One in the place of a dismissed fact is in `inserted`.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    facts: z.array(entrySchema).min(1).max(FACTS_PER_REQUEST_MAX),
  }),
  responses: {
    201: detailSchema(
      z
        .strictObject({
          inserted: z.array(factSchema),
          updated: z.array(factSchema),
          skipped: z.array(z.strictObject({ index: z.number().int().min(0), reason: z.enum(skipReasons) })),
        })
        .meta({ id: 'StatedFacts' }),
    ),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const owner = { organizationId: caller.organizationId, siteId: params.siteId };
  const [, known] = await Promise.all([
    requireSite(table, owner.organizationId, owner.siteId),
    readFacts(table, owner),
  ]);
  const { claims, skipped } = readEntries(body.facts);
  const stored = await storeClaims(table, owner, claims, known, now());
  const sheet = factSheet(stored.facts);
  return {
    status: 201,
    body: {
      data: {
        inserted: stored.inserted.map((fact) => factView(fact, sheet)),
        updated: stored.updated.map((fact) => factView(fact, sheet)),
        skipped: [...skipped, ...stored.skipped].sort((a, b) => a.index - b.index),
      },
    },
  };
});
