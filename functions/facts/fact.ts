import * as z from 'zod';
import { factDataSchemas } from '../../shared/domain/facts/fact-data.ts';
import { factKinds, factSources } from '../../shared/domain/facts/fact-kinds.ts';
import { timestamp } from '../../shared/http/schemas.ts';
import { type Citation, type Fact, parseClaim } from '../../shared/table/facts.ts';

const citationSchema = z.lazy(() =>
  z
    .strictObject({
      id: z.uuid(),
      page_id: z.number().int().nullable().meta({ description: 'Null for a fact from a business listing.' }),
      source: z.enum(factSources),
      source_url: z.string().nullable(),
      evidence: z.string().meta({ description: 'The exact extracted text.' }),
      locator: z
        .string()
        .nullable()
        .meta({ description: "A JSON pointer into the page's structured data, or the position on the page." }),
      status: z.enum(['active', 'gone']),
      first_seen_at: timestamp(),
      last_verified_at: timestamp(),
    })
    .meta({ id: 'Citation' }),
);

export const factSchema = z.lazy(() =>
  z
    .strictObject({
      id: z.uuid(),
      kind: z.enum(factKinds),
      key: z.string().nullable(),
      data: z.union(Object.values(factDataSchemas)).meta({ description: 'Its fields depend on `kind`.' }),
      source: z.enum(factSources),
      source_url: z.string().nullable(),
      verified: z.boolean(),
      status: z.enum(['active', 'stale']).meta({ description: '`stale`: found earlier, no longer on the site.' }),
      citation_count: z.number().int().min(0),
      last_verified_at: timestamp(),
      in_sheet: z
        .boolean()
        .meta({ description: 'True when the fact is in the ranked, budgeted subset that the content generator sees.' }),
      created_at: timestamp(),
      updated_at: timestamp(),
      citations: z.array(citationSchema).optional().meta({
        description: 'Only with `include=citations`. For a fact that very many pages state, the first citations.',
      }),
    })
    .meta({ id: 'Fact' }),
);

const citationView = (citation: Citation): z.input<typeof citationSchema> => ({
  id: citation.id,
  page_id: citation.pageId,
  source: citation.source,
  source_url: citation.sourceUrl,
  evidence: citation.evidence,
  locator: citation.locator,
  status: citation.status,
  first_seen_at: citation.firstSeenAt,
  last_verified_at: citation.lastVerifiedAt,
});

/** `sheet`: the ids of the site's facts that are in the sheet. A dismissed fact has no view. */
export const factView = (
  fact: Fact,
  sheet: ReadonlySet<string>,
  { withCitations = false }: { withCitations?: boolean } = {},
): z.input<typeof factSchema> => ({
  id: fact.id,
  kind: fact.kind,
  key: fact.key,
  data: parseClaim(fact).data,
  source: fact.source,
  source_url: fact.sourceUrl,
  verified: fact.verified,
  status: fact.status === 'stale' ? 'stale' : 'active',
  citation_count: fact.citationCount,
  last_verified_at: fact.lastVerifiedAt,
  in_sheet: sheet.has(fact.id),
  created_at: fact.createdAt,
  updated_at: fact.updatedAt,
  ...(withCitations ? { citations: fact.citations.map(citationView) } : {}),
});
