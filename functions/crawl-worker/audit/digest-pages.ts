import { toPageState } from '../../../shared/domain/issues/audited-url.ts';
import { isPage, type KnownUrl, urlKey } from '../../../shared/domain/issues/known-url.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { type DigestedPage, getDigestedPart, type PageToAudit } from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { listPagesToAudit, recordedPages } from './audit-input.ts';
import type { BegunAudit } from './begin-audit.ts';

type Begun = Pick<BegunAudit, 'audit' | 'urls' | 'absentBefore'>;

/** Some pages of the site with their digests. */
interface DigestedPages {
  pages: readonly PageToAudit[];
  digests: AsyncIterable<DigestedPage> | Iterable<DigestedPage>;
}

/** Digests pages one by one, in their order: those of which the crawl knows something. */
export async function* digestPages(
  table: Table,
  site: Site,
  begun: Begun,
  pages: readonly PageToAudit[],
): AsyncGenerator<DigestedPage> {
  const grades = new Map(pages.map(({ id, latestGrade }) => [id, latestGrade]));
  for await (const page of recordedPages(table, site, pages)) {
    const { id, url, record } = page;
    const known = findKnown(begun, { id, url, status: record.status });
    if (known === null) continue;
    begun.urls.set(urlKey(url) ?? url, known);
    const state = toPageState(record, { id, grade: (id !== null && grades.get(id)) || null });
    yield { digest: begun.audit.digestPage(page), state, status: record.status };
  }
}

/** All pages of the site in the order of their paths, some at a time; a part that no worker has digested is digested here. */
export async function* digestedPages(
  table: Table,
  { crawl, site, parts }: { crawl: Crawl; site: Site; parts: number | null },
  begun: Begun,
): AsyncGenerator<DigestedPages> {
  if (parts === null) {
    const pages = await listPagesToAudit(table, site);
    return yield { pages, digests: digestPages(table, site, begun, pages) };
  }
  for (let part = 0; part < parts; part += 1) {
    const stored = await getDigestedPart(table, crawl, part);
    if (stored === null) throw new Error(`part ${part} of the pages of crawl ${crawl.id} is missing`);
    const { pages, digests } = stored;
    yield { pages, digests: digests ?? digestPages(table, site, begun, pages) };
  }
}

/** Finds what the crawl or an audit knows of the address of a page; null where no page is there. */
export function findKnown(
  { urls, absentBefore }: Pick<Begun, 'urls' | 'absentBefore'>,
  { id, url, status }: { id: number | null; url: string; status: number },
): KnownUrl | null {
  const isAbsent = id !== null && absentBefore.has(id);
  const known = urls.get(urlKey(url) ?? url) ?? (isAbsent ? null : readAlone(url, status));
  return known !== null && mayBeThere(known) ? known : null;
}

/** A page that no crawl of the site met, and a crawl of this page alone read. */
const readAlone = (url: string, statusCode: number): KnownUrl => ({
  url,
  outcome: 'read',
  reason: null,
  statusCode,
  finalUrl: url,
  redirects: [],
  foundOn: null,
  canonicalUrl: null,
});

/** A page that could not be read this time keeps its last reading. */
const mayBeThere = (known: KnownUrl): boolean =>
  isPage(known) || known.outcome === 'error' || known.outcome === 'unreadable';
