/**
 * Digests of a crawled site that are made from the numbers of its pages, as the step makes them from the rows: reading rows is most of its time, and
 * takes as long for each page. Several processes do it side by side.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { toPageState } from '../../shared/domain/issues/audited-url.ts';
import type { KnownUrl } from '../../shared/domain/issues/known-url.ts';
import type { LinkTarget } from '../../shared/domain/issues/linked-pages.ts';
import { PageDigester } from '../../shared/domain/issues/page-digester.ts';
import type { ByKey } from '../../shared/domain/issues/url-store.ts';
import {
  type DigestedPage,
  getColumns,
  getPagesToDigest,
  putDigests,
  toColumns,
} from '../../shared/table/digested-pages.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { type CrawledSite, linksAt, pathAt, recordAt, urlAt } from './crawled-rows.ts';

const PROCESSES = 6;

interface Settings {
  endpoint: string;
  site: CrawledSite;
  parts: readonly number[];
}

/** Makes the digests of these parts. */
export async function makeDigests({ parts, ...settings }: Settings): Promise<void> {
  const children = Array.from({ length: PROCESSES }, (_, one) => {
    const own: Settings = { ...settings, parts: parts.filter((part) => part % PROCESSES === one) };
    return fork(import.meta.filename, [JSON.stringify(own)]);
  });
  for (const [code] of await Promise.all(children.map((child) => once(child, 'exit'))))
    if (code !== 0) throw new Error('digests could not be made');
}

/** @throws Error where the step makes other digests of a part than these. */
export async function requireSameDigests(table: Table, site: CrawledSite, part: number): Promise<void> {
  const stored = await getColumns(table, toCrawl(site), part, columnNames);
  const made = toColumns(await digestPart(table, site, part));
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(made)), stored)) throw new Error(`part ${part} has other digests`);
}

const columnNames = ['digests', 'summaries', 'counted', 'links', 'texts'] as const;

const toKey = (url: string): string => url.replace('https://', '').replace(/(?<=.\/.+)\/$/, '');

const toCrawl = ({ organizationId, crawlId }: CrawledSite) => ({ organizationId, id: crawlId });

/** All URLs of the site, which none of these processes has to hold. */
function listKnownUrls(site: CrawledSite): ByKey<KnownUrl> {
  const read = (key: string): KnownUrl | undefined => {
    const path = key.slice(site.domain.length);
    const at = path === '/' ? 0 : Number(/product-(\d+)-/.exec(path)?.[1] ?? Number.NaN);
    if (!(at < site.pages) || pathAt(at).replace(/(?<=.)\/$/, '') !== path) return undefined;
    const url = urlAt(site, at);
    const common = { reason: null, statusCode: 200, redirects: [], foundOn: null, canonicalUrl: null };
    return { ...common, url, outcome: 'read', finalUrl: url };
  };
  return {
    size: site.pages,
    get: read,
    has: (key) => read(key) !== undefined,
    values: () => [],
    [Symbol.iterator]: () => [].values(),
  };
}

const digesters = new Map<string, PageDigester>();

function openDigester(site: CrawledSite): PageDigester {
  const known = digesters.get(site.domain);
  if (known !== undefined) return known;
  const { domain } = site;
  const files = { robotsText: null, sitemap: null, llmsTxt: null, llmsTxtStatus: 404 };
  const made = new PageDigester({
    ...files,
    domain,
    auditedAt: new Date().toISOString(),
    urls: listKnownUrls(site),
    isComplete: true,
    isCurrent: () => true,
    checksMax: 0,
    checkedBefore: new Map(),
    searches: null,
    mayProbe: () => false,
  });
  digesters.set(domain, made);
  return made;
}

async function digestPart(table: Table, site: CrawledSite, part: number): Promise<DigestedPage[]> {
  const digester = openDigester(site);
  return (await getPagesToDigest(table, toCrawl(site), part)).map(({ id, createdAt }): DigestedPage => {
    const at = id - site.firstPageId;
    const record = recordAt(site, at);
    const links = linksAt(site, at);
    // Looking up where each link leads is half of the step's time, and follows from the numbers of pages.
    const targets = links.flatMap(({ id: linkId, url }): LinkTarget[] =>
      url === record.url ? [] : [[toKey(url), linkId]],
    );
    const some = links.slice(0, 2).map((link) => ({ ...link, isInternal: true }));
    const alone = digester.digest({ id, knownSince: createdAt, url: record.url, record, links: some });
    const digest = { ...alone, links: links.length, targets };
    return { digest, state: toPageState(record, { id, grade: null }), status: record.status };
  });
}

async function make({ endpoint, site, parts }: Settings): Promise<void> {
  const table = openTable({ TABLE_NAME: 'large', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: endpoint });
  for (const part of parts) {
    const digests = await digestPart(table, site, part);
    await putDigests(table, toCrawl(site), part, { digests, now: new Date() });
  }
  table.documents.destroy();
}

if (process.send !== undefined && import.meta.main) {
  await make(JSON.parse(process.argv[2] ?? '') as Settings);
  process.exit(0);
}
