import { parseRobots } from '../crawling/robots.ts';
import { LineCounter, type RecurringLine } from '../pages/recurring-lines.ts';
import type { SiteSearches } from '../search-console/site-searches.ts';
import type { AuditedPage, CheckedUrl, SiteSources, SiteView } from './audited-page.ts';
import { CheckList, type KnownCheck, type ToCheck } from './check-list.ts';
import type { Evidence } from './issue-type.ts';
import { pageIssues, searchIssues, siteIssues, urlIssues } from './issue-types.ts';
import { isSamePath, isSameSpelling, type KnownUrl, rememberKeys, urlKey } from './known-url.ts';
import { LinkGraph } from './link-graph.ts';
import { LinkedPages } from './linked-pages.ts';
import { namedUrlFinder } from './named-url.ts';
import type { FoundIssue, LooseSummary, PageDigest } from './page-digest.ts';
import { searchedSite } from './searched-site.ts';
import { listCopyProbes, listSpellingProbes } from './spelling-probes.ts';
import { decodeSample } from './text-sample.ts';
import type { Check, PageSummary, WholeSite } from './whole-site.ts';

interface SiteToAudit extends SiteSources {
  readonly auditedAt: string;
  /** By `urlKey`. */
  readonly urls: ReadonlyMap<string, KnownUrl>;
  readonly isComplete: boolean;
  /** How many addresses that are no pages of the site are to be requested, and what the crawl before knew of them. */
  readonly checksMax: number;
  readonly checkedBefore: ReadonlyMap<string, KnownCheck>;
  /** Null where search data say nothing: no connection, no response, or no data of these weeks. */
  readonly searches: SiteSearches | null;
  /** Keys of the URLs that the latest crawl requested. */
  readonly isCurrent: (key: string) => boolean;
  /** Whether another spelling of an address may be requested, which nothing links to. */
  readonly mayProbe: (url: string) => boolean;
}

/** Looks for all types of issues. Pages come one by one and are not kept, so that a site of any size fits into memory. */
export class SiteAudit {
  readonly #site: SiteToAudit;
  readonly #view: SiteView;
  readonly #summaries: LooseSummary[] = [];
  readonly #graph: LinkGraph;
  readonly #homeKey: string | null;
  readonly #checkList: CheckList;
  readonly #linked = new LinkedPages();
  readonly #lines = new LineCounter();
  #places: ReturnType<LinkGraph['measure']> | null = null;

  /** @param site - what is known before its pages are. */
  constructor(site: SiteToAudit) {
    this.#site = site;
    const robots = parseRobots(site.robotsText, 200);
    const keyAt = rememberKeys();
    const find = (url: string): KnownUrl | null => {
      const known = site.urls.get(keyAt(url) ?? '');
      return known && isSameSpelling(known.url, url) ? known : null;
    };
    const isOtherSpelling = (url: string): boolean => {
      const known = site.urls.get(keyAt(url) ?? '');
      return known !== undefined && ![known.url, known.finalUrl ?? known.url].some((other) => isSamePath(other, url));
    };
    this.#view = { ...site, find, isAllowed: robots.isAllowed };
    this.#graph = new LinkGraph(site.urls);
    // The links begin where the address of the site leads to.
    this.#homeKey = this.#graph.targetOf(`https://${site.domain}/`);
    this.#checkList = new CheckList(site.checksMax, site.checkedBefore, isOtherSpelling);
  }

  /** Reads all that the audit needs of a page, and the issues that it has by itself. */
  digestPage(read: AuditedPage): PageDigest {
    const page = joinAlternates(read, this.#site);
    const { id, url, record, links } = page;
    const summary = summarize(page, this.#site, this.#homeKey);
    const isRead = record.unreadable === null;
    return {
      summary,
      links: links.length,
      external: links.filter(({ isInternal }) => !isInternal).length,
      targets: this.#graph.listTargets(summary.key, links),
      named: this.#checkList.listNamed(page),
      lines: record.lines ?? null,
      issues: pageIssues.flatMap((type): FoundIssue[] => {
        const evidence = isRead || type.alsoUnread === true ? type.find(page, this.#view) : null;
        return evidence === null ? [] : [{ issueId: type.id, url, pageId: id, ...evidence }];
      }),
    };
  }

  /** Adds a page that was digested: by this audit, or by another one of the same crawl. */
  addPage({ summary, links, external, targets, named, lines }: PageDigest): void {
    const { key, id, url, canonical, alternates, contentHash } = summary;
    this.#graph.addPage(key, targets);
    if (id !== null) this.#linked.addPage(key, { pageId: id, outgoing: links, external, targets });
    const references = [...(canonical === null ? [] : [canonical]), ...alternates.map(([, to]) => to)];
    this.#checkList.addPage(url, named, references);
    this.#lines.addPage(contentHash, lines);
    this.#summaries.push({ ...summary, sample: summary.sample === null ? null : decodeSample(summary.sample) });
  }

  /** Lists pages with their place among the links of the site, and the links that lead to them, when all pages were added. */
  links(): ReturnType<LinkedPages['list']> {
    const { clicks } = this.#measurePlaces();
    const read = new Set(this.#summaries.flatMap((one) => (one.isCurrent && one.isReadable ? [one.key] : [])));
    return this.#linked.list((key) => ({ clicks: clicks.get(key) ?? null, isRead: read.has(key) }));
  }

  #measurePlaces(): ReturnType<LinkGraph['measure']> {
    this.#places ??= this.#graph.measure(this.#summaries.find(({ isHome }) => isHome)?.key ?? null);
    return this.#places;
  }

  /** Lists the lines of text that several pages have, when all pages were added. */
  recurringLines(): RecurringLine[] {
    return this.#lines.list();
  }

  /** Lists the requests to make before the end, when all pages were added. */
  toCheck(): readonly ToCheck[] {
    const { urls, mayProbe, sitemap } = this.#site;
    this.#checkList.addReferences(sitemap?.urls.values() ?? []);
    const probes = [
      ...listSpellingProbes(this.#summaries, (key) => urls.has(key)),
      ...listCopyProbes(this.#summaries, urls.values()),
    ];
    return this.#checkList.choose(probes.filter(({ url }) => mayProbe(url)));
  }

  /** Merges the results of the requests with those known before: `finish` takes the addresses that are wrong. */
  finishChecks(results: readonly CheckedUrl[], at: string): ReturnType<CheckList['finish']> {
    return this.#checkList.finish(results, at);
  }

  /** The issues of URLs and of the pages together, when all pages were added. */
  *finish(checks: readonly Check[]): Generator<FoundIssue> {
    const whole = this.#wholeSite(checks);
    for (const url of this.#site.urls.values()) {
      for (const type of urlIssues) {
        const evidence = type.find(url, this.#view);
        if (evidence !== null) yield { issueId: type.id, url: url.url, pageId: null, ...evidence };
      }
    }
    for (const type of siteIssues) {
      if (type.needsWholeSite && !this.#view.isComplete) continue;
      yield* locate(type.id, whole, type.find(whole));
    }
    const { searches } = this.#site;
    if (searches === null) return;
    const searched = searchedSite(whole);
    for (const type of searchIssues) yield* locate(type.id, whole, type.find(searches, searched));
  }

  #wholeSite(checks: readonly Check[]): WholeSite {
    const { linkingPages, clicks } = this.#measurePlaces();
    const pages = this.#summaries.map(
      (summary): PageSummary => ({
        ...summary,
        linkingPages: linkingPages.get(summary.key) ?? 0,
        clicks: clicks.get(summary.key) ?? null,
      }),
    );
    const byKey = new Map(pages.map((page) => [page.key, page]));
    const pageAt = (url: string): PageSummary | null => byKey.get(urlKey(url) ?? '') ?? null;
    const named = namedUrlFinder(this.#view.find, checks);
    return { view: this.#view, pages, urls: this.#site.urls, checks, pageAt, named };
  }
}

/** A page has the alternates of its document and those that the sitemaps name of it, each once. */
function joinAlternates(page: AuditedPage, { sitemap }: SiteSources): AuditedPage {
  const named = sitemap?.alternates?.get(urlKey(page.url) ?? '') ?? [];
  if (named.length === 0) return page;
  const all = new Map(
    [...page.record.alternates, ...named].map(([code, url]) => [`${code} ${url}`, [code, url] as const]),
  );
  return { ...page, record: { ...page.record, alternates: [...all.values()] } };
}

function* locate(
  issueId: string,
  { pageAt }: WholeSite,
  found: Iterable<Evidence & { readonly url: string }>,
): Generator<FoundIssue> {
  for (const { url, ...evidence } of found) yield { issueId, url, pageId: pageAt(url)?.id ?? null, ...evidence };
}

function summarize(
  { id, url, record, knownSince }: AuditedPage,
  { isCurrent, auditedAt }: SiteToAudit,
  homeKey: string | null,
): PageDigest['summary'] {
  const key = urlKey(url) ?? url;
  return {
    url,
    key,
    id,
    knownSince,
    title: record.titles[0] || null,
    description: record.descriptions[0] || null,
    h1: record.h1s[0] ?? null,
    words: record.words,
    contentHash: record.contentHash,
    sample: record.sample,
    canonical: record.canonicals[0] ?? null,
    noindex: record.noindex || (record.unavailableAfter ?? auditedAt) < auditedAt,
    alternates: record.alternates,
    isReadable: record.unreadable === null,
    isCurrent: isCurrent(key),
    isHome: key === homeKey,
  };
}
