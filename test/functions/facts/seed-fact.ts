import { randomUUID } from 'node:crypto';
import { readEntry } from '../../../shared/domain/facts/fact-data.ts';
import { factIdentity } from '../../../shared/domain/facts/fact-identity.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { type Citation, createFactWrites, type Fact, newFact } from '../../../shared/table/facts.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { TestSystem } from '../../harness/system.ts';

/** A fact as a crawl, a listing or the dashboard leaves it, which no request makes. */
export async function seedFact(
  { table }: TestSystem,
  site: Site,
  entry: unknown,
  given: Partial<Fact> = {},
): Promise<Fact> {
  const read = readEntry(entry);
  if (!read.ok) throw new Error('no fact');
  const { kind, key, data } = read.claim;
  const { organizationId, id: siteId } = site;
  const identity = factIdentity(read.claim);
  const createdAt = '2026-01-01T00:00:00.000Z';
  const base = { id: randomUUID(), organizationId, siteId, kind, key, data, identity, createdAt };
  const fact = newFact({ ...base, source: 'crawl', ...given });
  const result = await transact(table, createFactWrites(fact));
  if (!result.ok) throw new Error('the site has this fact already');
  return fact;
}

export const citation = (given: Partial<Citation> = {}): Citation => ({
  id: randomUUID(),
  pageId: 1,
  source: 'crawl',
  sourceUrl: 'https://shop.example/contact/',
  evidence: 'Call +44 20 7946 0000',
  locator: 'footer',
  status: 'active',
  firstSeenAt: '2026-01-01T00:00:00.000Z',
  lastVerifiedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});
