import { createHash } from 'node:crypto';
import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import type { CrawledUrl } from '../../shared/domain/crawling/crawled-url.ts';
import type { PageRecord } from '../../shared/domain/issues/page-record.ts';
import { encodeSample, SAMPLE_VALUES } from '../../shared/domain/issues/text-sample.ts';
import { encodeLines } from '../../shared/domain/pages/recurring-lines.ts';
import { packInline } from '../../shared/table/engine/blobs.ts';
import { indexes, sitePagesIndexKey } from '../../shared/table/engine/indexes.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import type { Row } from '../../shared/table/engine/writes.ts';
import { pageRecordRow } from '../../shared/table/page-records.ts';
import { newPage } from '../../shared/table/pages.ts';
import { pageAt } from '../bench/generated-site.ts';

/** A site that was crawled: its rows follow from the numbers of its pages, so that a site of any size needs no room. */
export interface CrawledSite {
  organizationId: number;
  siteId: number;
  crawlId: number;
  domain: string;
  pages: number;
  firstPageId: number;
}

const LINKS = 40;
/** So many of them are those of the menu. */
const MENU = 20;
const LINES_OF_PAGE = 20;
/** Of so many pages one has the text of its neighbour, and one its title. */
const ALIKE_EVERY = 50;
export const URLS_OF_PART = 128;
const readOn = '2026-11-30';

export const pathAt = (at: number): string =>
  at === 0 ? '/' : `/category-${at % 397}/product-${at}-in-the-usual-spelling/`;
export const urlAt = ({ domain }: CrawledSite, at: number): string => `https://${domain}${pathAt(at)}`;

const template = readDocument({
  body: pageAt(1, 100),
  headers: {},
  finalUrl: 'https://www.example.com/template/',
  readOn,
}).record;

/** Of so many values that follow from a number. */
const spread = (seed: number, count: number): number[] => {
  let value = (seed + 1) * 2_654_435_761;
  return Array.from({ length: count }, () => {
    value = (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (value ^ (value >>> 13)) >>> 0;
  });
};

export const recordRowAt = (site: CrawledSite, at: number): Promise<Row> =>
  pageRecordRow(site.organizationId, site.firstPageId + at, recordAt(site, at));

export function recordAt(site: CrawledSite, at: number): PageRecord {
  const text = at % ALIKE_EVERY === 1 ? at - 1 : at;
  const sample = Uint16Array.from(spread(text, SAMPLE_VALUES), (value) => value & 0xffff);
  const url = urlAt(site, at);
  const title = `All about product ${at % ALIKE_EVERY === 2 ? at - 1 : at} of our gardens, with its price`;
  return {
    ...template,
    url,
    status: 200,
    milliseconds: 50,
    bytes: 30_000,
    contentEncoding: 'gzip',
    titles: [title],
    h1s: [title],
    descriptions: [`What product ${at} is made of, how it is used, and where it can be had at a good price today.`],
    canonicals: [url],
    contentHash: createHash('sha256').update(`text ${text}`).digest('hex'),
    sample: encodeSample(sample),
    lines: encodeLines([...spread(7, 10), ...spread(text, LINES_OF_PAGE)].map((line) => line | 0)),
    images: [
      `https://${site.domain}/logo.png`,
      ...[1, 2, 3].map((n) => `https://${site.domain}/pictures/${at}-${n}.jpg`),
    ],
  };
}

export const linksRowAt = async (site: CrawledSite, at: number): Promise<Row> => ({
  ...keys.pageLinks(site.organizationId, site.firstPageId + at),
  links: await packInline(linksAt(site, at)),
});

export function linksAt(site: CrawledSite, at: number) {
  return Array.from({ length: LINKS }, (_, link) => {
    const to = link < MENU ? link : (at + (link - MENU) * 7 + 1) % site.pages;
    const url = urlAt(site, to);
    return {
      id: at * LINKS + link + 1,
      href: pathAt(to),
      url,
      anchorText: `Product ${to}`,
      context: null,
      location: link < MENU ? 'nav' : 'body',
      position: link,
      nofollow: false,
    };
  });
}

/** A page as the index of lists projects it. */
export function listedRowAt(site: CrawledSite, at: number): Row {
  const { organizationId, siteId } = site;
  const page = newPage({
    ...{ organizationId, siteId, id: site.firstPageId + at, path: pathAt(at), url: urlAt(site, at) },
    createdAt: '2026-11-01T00:00:00.000Z',
    title: `All about product ${at} of our gardens, with its price`,
    wordCount: 600,
    statusCode: 200,
  });
  const all: Row = { ...keys.page(organizationId, page.id), ...page, ...sitePagesIndexKey(page) };
  const shown: readonly string[] = ['pk', 'sk', 'sitePagesKey', 'sitePagesSort', ...indexes.listedPages.projected];
  return Object.fromEntries(Object.entries(all).filter(([name]) => shown.includes(name))) as Row;
}

export async function historyRowAt(site: CrawledSite, part: number): Promise<Row> {
  const first = part * URLS_OF_PART;
  const count = Math.min(URLS_OF_PART, site.pages - first);
  const urls = Array.from({ length: count }, (_, offset): CrawledUrl => {
    const at = first + offset;
    const url = urlAt(site, at);
    return {
      url,
      outcome: 'read',
      reason: null,
      statusCode: 200,
      finalUrl: url,
      depth: at === 0 ? 0 : Math.ceil(Math.log10(at)),
      foundOn: at === 0 ? null : urlAt(site, Math.floor(at / 10)),
      milliseconds: 50,
      sizeBytes: 30_000,
      redirects: [],
      leadsTo: null,
    };
  });
  return { ...keys.crawledUrls(site.organizationId, site.crawlId, part + 1), urls: await packInline(urls) };
}

/** Every page says the telephone number; of ten one has praise. */
export function factsRowAt(site: CrawledSite, at: number): Row {
  const seen = { source: 'crawl', locator: 'body' } as const;
  const phone = {
    ...seen,
    claim: { kind: 'contact', key: 'phone', data: { value: '+49 30 1234567' } },
    evidence: '+49 30 1234567',
  };
  const quote = `Product ${at} is the best that we have ever had in our house.`;
  const data = { quote, author_name: `Ada ${at}`, platform: 'site' };
  const praise = { ...seen, claim: { kind: 'testimonial', key: null, data }, evidence: quote };
  return {
    ...keys.pageFacts(site.organizationId, site.siteId, site.firstPageId + at),
    pageId: site.firstPageId + at,
    url: urlAt(site, at),
    seenAt: '2026-11-30T00:00:00.000Z',
    observations: JSON.stringify(at % 10 === 0 ? [phone, praise] : [phone]),
  };
}
