import * as z from 'zod';
import { factKinds, factSources } from '../../../shared/domain/facts/fact-kinds.ts';
import { factSheet } from '../../../shared/domain/facts/fact-sheet.ts';
import { timestamp } from '../../../shared/http/schemas.ts';
import { type Fact, parseClaim, readFacts } from '../../../shared/table/facts.ts';
import { batchByUuid } from '../batch-by-uuid.ts';
import type { Exporter } from '../exporter.ts';

const exportedFact = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(factKinds),
    key: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'Its fields depend on `kind`, as in `Fact`.' }),
    source: z.enum(factSources),
    source_url: z.string().nullable(),
    verified: z.boolean(),
    status: z.enum(['active', 'stale']),
    citation_count: z.number().int().min(0),
    last_verified_at: timestamp(),
    in_sheet: z.boolean(),
    created_at: timestamp(),
    updated_at: timestamp(),
  })
  .meta({ id: 'ExportedFact' });

const toRow = (fact: Fact, sheet: ReadonlySet<string>): z.input<typeof exportedFact> => ({
  id: fact.id,
  kind: fact.kind,
  key: fact.key,
  data: { ...parseClaim(fact).data },
  source: fact.source,
  source_url: fact.sourceUrl,
  verified: fact.verified,
  status: fact.status === 'stale' ? 'stale' : 'active',
  citation_count: fact.citationCount,
  last_verified_at: fact.lastVerifiedAt,
  in_sheet: sheet.has(fact.id),
  created_at: fact.createdAt,
  updated_at: fact.updatedAt,
});

export const factsExporter: Exporter = {
  row: exportedFact,
  async read({ table }, request) {
    // All of them, some hundred: which are in the sheet is decided among all.
    const facts = await readFacts(table, request);
    const sheet = factSheet(facts);
    const shown = facts.filter(({ status }) => status !== 'dismissed');
    return batchByUuid(shown, request, (fact) => toRow(fact, sheet));
  },
};
