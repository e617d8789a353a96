import { toPageState } from '../../../shared/domain/issues/audited-url.ts';
import { isPage, type KnownUrl, urlKey } from '../../../shared/domain/issues/known-url.ts';
import { hashKey } from '../../../shared/domain/urls/key-numbers.ts';
import type { DigestedPage, PageToAudit } from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { recordedPages } from './audit-input.ts';
import type { BegunAudit } from './begin-audit.ts';
import { numberPages } from './numbered-pages.ts';

type Begun = Pick<BegunAudit, 'digester' | 'urls' | 'absentBefore'>;

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
    noteKnown(begun, urlKey(url) ?? url, known);
    const state = toPageState(record, { id, grade: (id !== null && grades.get(id)) || null });
    yield { digest: begun.digester.digest(page), state, status: record.status };
  }
}

/** Of a page that no crawl of the site met, what is known is kept as well. */
function noteKnown({ urls }: Pick<Begun, 'urls'>, key: string, known: KnownUrl): void {
  if (!urls.has(key)) urls.set(key, known);
}

/** Creates the choice of the pages to compare, which were digested and come in their order: each address once. */
export function acceptPages(
  begun: Pick<Begun, 'urls'>,
): (page: { key: string; url: string; status: number }) => boolean {
  const next = numberPages();
  return ({ key, url, status }) => {
    if (next(hashKey(key)) === null) return false;
    noteKnown(begun, key, readAlone(url, status));
    return true;
  };
}

/** Finds what the crawl or an audit knows of the address of a page; null where no page is there. */
function findKnown(
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
