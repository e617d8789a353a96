import { zstdDecompressSync } from 'node:zlib';
import { toPageOfIssue } from '../../functions/crawl-worker/audit/to-page-of-issue.ts';
import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { renderHtml, sentences } from '../../scripts/issues/examples/clean-site.ts';
import { SiteAudit } from '../../shared/domain/issues/audit-site.ts';
import type { AuditedPage } from '../../shared/domain/issues/audited-page.ts';
import { type AuditedUrl, toPageState } from '../../shared/domain/issues/audited-url.ts';
import { type KnownUrl, urlKey } from '../../shared/domain/issues/known-url.ts';
import { NearDuplicates } from '../../shared/domain/issues/near-duplicates.ts';
import { sampleText } from '../../shared/domain/issues/text-sample.ts';
import { comparedWords } from '../../shared/domain/language/compared-words.ts';
import { compareCrawls } from '../../shared/domain/site-changes/compare-crawls.ts';
import { packInline } from '../../shared/table/engine/blobs.ts';
import { PART_PAGES, type PageOfIssue } from '../../shared/table/site-audits.ts';
import type { Figure } from './table.ts';

const PAGES = 10_000;
const LINKS = 40;
const DOMAIN = 'shop.example';
const pageUrl = (at: number): string => (at === 0 ? `https://${DOMAIN}/` : `https://${DOMAIN}/teas/tea-${at}/`);

/** Milliseconds of processor time of this process, so that other programs on the machine do not count. */
async function processorMs<T>(work: () => T | Promise<T>): Promise<{ ms: number; result: T }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

interface StoredPage {
  page: Awaited<ReturnType<typeof packInline>>;
  recordBytes: number;
}

/** The pages as they are stored: read once, and then under another address each. `isBad`: with nearly every issue of a page. */
async function storedPages(isBad: boolean): Promise<StoredPage[]> {
  const bad = {
    lang: null,
    title: 'Tea',
    description: null,
    canonical: null,
    h1: null,
    openGraph: '',
    body: '<h3>A</h3><h2></h2><img src="/a.jpg">',
  };
  const body = renderHtml('tea', isBad ? bad : { text: sentences('tea', 40) });
  const { record } = readDocument({ body, headers: {}, finalUrl: pageUrl(1), readOn: '2026-11-22' });
  const all: StoredPage[] = [];
  // One after the other: ten thousand compressors at once would be the memory that is measured.
  for (let at = 0; at < PAGES; at += 1) {
    const own = isBad ? {} : { titles: [`All about tea number ${at} of our gardens`], canonicals: [pageUrl(at)] };
    const sample = sampleText(comparedWords(sentences(`tea${at % 400}`, 12)));
    const response = { url: pageUrl(at), status: 200, milliseconds: 50, bytes: 30_000, contentEncoding: null };
    const links = Array.from({ length: LINKS }, (_x, link) => ({
      url: pageUrl((at * 7 + link * 13) % PAGES),
      anchorText: `Tea ${link}`,
      nofollow: false,
      id: at * LINKS + link + 1,
      isInternal: true,
    }));
    const whole = { ...record, ...own, ...response, sample: sample && record.sample };
    const page: AuditedPage = {
      knownSince: '2026-11-22T00:00:00.000Z',
      id: at + 1,
      url: pageUrl(at),
      record: whole,
      links,
    };
    const stored = await packInline(whole);
    all.push({ page: await packInline(page), recordBytes: 'inline' in stored ? stored.inline.length : 0 });
  }
  return all;
}

const knownUrl = (url: string): KnownUrl => ({
  url,
  outcome: 'read',
  reason: null,
  statusCode: 200,
  finalUrl: url,
  redirects: [],
  foundOn: null,
  canonicalUrl: null,
});

interface Audited {
  issues: number;
  writeUnits: number;
  peakMb: number;
  urls: Map<string, AuditedUrl>;
}

/** As the step does: pages one by one, evidence in parts. */
async function audit(stored: readonly StoredPage[]): Promise<Audited> {
  const known = new Map(stored.map((_, at) => [urlKey(pageUrl(at)) ?? '', knownUrl(pageUrl(at))]));
  const sitemap = { urls: new Map<string, string>(), isWhole: true };
  const files = {
    auditedAt: '2026-11-22T00:00:00.000Z',
    domain: DOMAIN,
    robotsText: '',
    sitemap,
    llmsTxt: null,
    llmsTxtStatus: 404,
  };
  const run = {
    urls: known,
    isComplete: true,
    isCurrent: () => true,
    checksMax: 0,
    checkedBefore: new Map(),
    searches: null,
    mayProbe: () => false,
  };
  const site = new SiteAudit({ ...files, ...run });
  const waiting = new Map<string, PageOfIssue[]>();
  const urls = new Map<string, AuditedUrl>();
  const audited: Audited = { issues: 0, writeUnits: 0, peakMb: 0, urls };
  const write = async (part: readonly unknown[]): Promise<void> => {
    const packed = await packInline(part);
    if ('inline' in packed) audited.writeUnits += Math.ceil((packed.inline.length + 150) / 1024);
    audited.peakMb = Math.max(audited.peakMb, process.memoryUsage.rss() / 1e6);
  };
  const add = async (issueId: string, found: PageOfIssue): Promise<void> => {
    audited.issues += 1;
    const part = waiting.get(issueId) ?? [];
    waiting.set(issueId, part);
    part.push(found);
    if (part.length === PART_PAGES) await write(part.splice(0));
  };
  for (const { page } of stored) {
    const read = unpacked(page);
    const digest = site.digestPage(read);
    site.addPage(digest);
    for (const issue of digest.issues) await add(issue.issueId, toPageOfIssue(issue));
    const state = toPageState(read.record, { id: read.id, grade: 'B' });
    urls.set(urlKey(read.url) ?? '', { ...knownUrl(read.url), page: state, issues: [1, 5, 9] });
  }
  for (const issue of site.finish([])) await add(issue.issueId, toPageOfIssue(issue));
  for (const part of waiting.values()) if (part.length > 0) await write(part);
  for (let at = 0; at < urls.size; at += 1_000) await write([...urls.values()].slice(at, at + 1_000));
  return audited;
}

/** A value in the row itself needs no table. */
function unpacked(pointer: StoredPage['page']): AuditedPage {
  if (!('inline' in pointer)) throw new Error('a page is larger than a row');
  return JSON.parse(zstdDecompressSync(pointer.inline).toString('utf8'));
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export async function issueFigures(): Promise<Figure[]> {
  const usual = await storedPages(false);
  const { ms: usualMs, result: usualAudit } = await processorMs(() => audit(usual));
  const bad = await storedPages(true);
  const { ms: badMs, result: badAudit } = await processorMs(() => audit(bad));
  const samples = Array.from({ length: PAGES }, (_, at) =>
    sampleText(comparedWords(sentences(`tea${at % 5_000}`, 12))),
  );
  const { ms: nearMs, result: pairs } = await processorMs(() => {
    const texts = new NearDuplicates();
    for (const [at, sample] of samples.entries()) if (sample !== null) texts.add(at, sample);
    return texts.list();
  });
  const after = new Map(
    [...usualAudit.urls].map(([key, url], at): [string, AuditedUrl] => [
      key,
      { ...url, page: url.page && { ...url.page, title: at % 2 === 0 ? 'Another title' : url.page.title } },
    ]),
  );
  const { ms: diffMs, result: changes } = await processorMs(() => [
    ...compareCrawls(usualAudit.urls, after, { isCurrent: () => true, firstGrades: new Map() }),
  ]);
  // New pages put the record by itself; pages that are read again put it in a transaction, which costs twice.
  const recordUnits = Math.max(...usual.map(({ recordBytes }) => Math.ceil((recordBytes + 100) / 1024)));
  const units = (audited: Audited): number => audited.writeUnits / PAGES + 2 * recordUnits;
  return [
    figure('issues of 10,000 pages', usualMs, 60_000, `${usualAudit.issues.toLocaleString('en')} found`),
    figure('the same, where each page has many', badMs, 60_000, `${badAudit.issues.toLocaleString('en')} found`),
    {
      name: 'memory of the process, with the stored pages of this benchmark',
      value: `${Math.max(usualAudit.peakMb, badAudit.peakMb).toFixed(0)} MB`,
      target: '',
      ok: true,
    },
    figure('near-duplicates of 10,000 pages', nearMs, 20_000, `${pairs.size.toLocaleString('en')} have one`),
    figure(
      'changes between two crawls of 10,000 pages',
      diffMs,
      10_000,
      `${changes.length.toLocaleString('en')} found`,
    ),
    {
      name: 'write units a page for issues, of these generated pages that are read again',
      value: `${units(usualAudit).toFixed(1)}; many issues ${units(badAudit).toFixed(1)}`,
      target: '6',
      ok: units(badAudit) <= 6,
    },
  ];
}

const figure = (name: string, ms: number, targetMs: number, note: string): Figure => ({
  name: `${name} (processor time)`,
  value: `${seconds(ms)}, ${note}`,
  target: seconds(targetMs),
  ok: ms <= targetMs,
});
