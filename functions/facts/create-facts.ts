import * as z from 'zod';
import { factKinds } from '../../shared/domain/facts/fact-kinds.ts';
import { factSheet } from '../../shared/domain/facts/fact-sheet.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { factResponse, factView } from '../../shared/resources/fact.ts';
import { listFacts } from '../../shared/table/facts.ts';
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
  summary: 'States facts of a site',
  description:
    'Each entry is judged by itself, and what cannot be stored is in `skipped` with its index in the request: the answer is 201 even if nothing was stored. ' +
    'Only a body whose `facts` is no list of 1 to 100 entries is refused as a whole (400). Reasons: `invalid` (no object, an unknown kind, key or field, data that does not fit the kind), ' +
    '`low_rating` (a testimonial below 4 stars), `duplicate` (an earlier entry of the request is the same fact), `edited` (somebody edited that fact), `dismissed` (it was deleted after it had been found), ' +
    '`lower_precedence` (the fact comes from a weightier source, with other data), `unchanged` (it is known like that). ' +
    'The same fact: identity and contact by key, the one listing of the site, a testimonial by quote and author, a stat by label, an award by name, issuer and year, a client by name and type, a person by name. ' +
    'Weight of sources: manual, api, provider_business, schema_org, crawl. A fact that was found on the site and is stated here becomes an `api` fact.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    facts: z.array(entrySchema).min(1).max(FACTS_PER_REQUEST_MAX),
  }),
  responses: {
    201: detailOf(
      z
        .strictObject({
          inserted: z.array(factResponse),
          updated: z.array(factResponse),
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
    listFacts(table, owner),
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
