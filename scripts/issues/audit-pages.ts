import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { canonicalPage } from '../../shared/domain/crawling/canonical-page.ts';
import { parseRobots } from '../../shared/domain/crawling/robots.ts';
import { SiteAudit } from '../../shared/domain/issues/audit-site.ts';
import type { AuditedPage, CheckedUrl } from '../../shared/domain/issues/audited-page.ts';
import type { ToCheck } from '../../shared/domain/issues/check-list.ts';
import { type KnownUrl, urlKey } from '../../shared/domain/issues/known-url.ts';
import { isOnSite } from '../../shared/domain/issues/on-site.ts';
import type { FoundIssue } from '../../shared/domain/issues/page-digest.ts';
import type { SiteToAudit } from '../../shared/domain/issues/site-to-audit.ts';
import type { SiteSearches } from '../../shared/domain/search-console/site-searches.ts';

/** A server's response for a path. */
export interface ServedPage {
  readonly html?: string;
  readonly status?: number;
  /** The path or URL of a redirect; its status is 301 without another one. */
  readonly to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly milliseconds?: number;
  /** Why there is no response. */
  readonly failure?: string;
}

export interface SiteOfPages {
  readonly domain: string;
  readonly serve: (path: string, url?: string) => ServedPage;
  readonly robotsText?: string | null;
  readonly sitemap?: readonly string[] | null;
  /** Versions in other languages that the sitemap names, by path. */
  readonly sitemapAlternates?: Readonly<Record<string, AuditedPage['record']['alternates']>>;
  readonly llmsTxt?: string | null;
  readonly llmsTxtStatus?: number | null;
  /** Responses of addresses outside of the site's pages; the others are not requested. */
  readonly checks?: readonly CheckedUrl[];
  /** Findings in search data of the pages. */
  readonly searches?: SiteSearches;
  readonly pagesMax?: number;
}

/** Follows the links of a site that is in memory or in a folder, as a crawl does, and looks for its issues. */
export function auditPages(site: SiteOfPages): { issues: FoundIssue[]; pages: AuditedPage[] } {
  const { input, pages } = crawlPages(site);
  const audit = new SiteAudit(input);
  const issues = pages.flatMap((page) => {
    const digest = audit.digestPage(page);
    audit.addPage(digest);
    return digest.issues;
  });
  const results = answerChecks(site, audit.toCheck());
  const { checks: wrong } = audit.finishChecks(results, input.auditedAt);
  return { issues: [...issues, ...audit.finish(wrong)], pages };
}

/** The responses of addresses outside of the site's pages. */
export const answerChecks = ({ checks = [] }: SiteOfPages, asked: readonly ToCheck[]): CheckedUrl[] =>
  asked.flatMap(({ url }) => checks.find((check) => check.url === url) ?? []);

/** All that an audit of the site looks at. */
export function crawlPages(site: SiteOfPages): { input: SiteToAudit; pages: AuditedPage[] } {
  const { domain, robotsText = '', sitemap = null, llmsTxt = null, llmsTxtStatus = null } = site;
  const home = `https://${domain}/`;
  const robots = parseRobots(robotsText, 200);
  const named = (sitemap ?? []).map((path) => new URL(path, home).href);
  const alternates = new Map(
    Object.entries(site.sitemapAlternates ?? {}).map(([path, of]) => [urlKey(new URL(path, home).href) ?? path, of]),
  );
  const queue: { url: string; foundOn: string | null }[] = [
    { url: home, foundOn: null },
    ...named.map((url) => ({ url, foundOn: 'sitemap' })),
  ];
  const urls = new Map<string, KnownUrl>();
  const pages = new Map<string, AuditedPage>();
  for (const { url, foundOn } of queue) {
    const key = urlKey(url);
    if (key === null || urls.has(key) || !robots.isAllowed(url) || pages.size >= (site.pagesMax ?? 500)) continue;
    const { known, page, next } = readUrl(site, url, foundOn);
    urls.set(key, known);
    const pageKey = page && urlKey(page.url);
    if (page && pageKey && !pages.has(pageKey)) {
      pages.set(pageKey, { ...page, id: pages.size + 1 });
      if (!urls.has(pageKey)) urls.set(pageKey, { ...known, url: page.url, outcome: 'read', redirects: [] });
    }
    queue.push(...next);
  }
  const input: SiteToAudit = {
    auditedAt: '2026-11-22T00:00:00.000Z',
    domain,
    robotsText,
    sitemap:
      sitemap === null
        ? null
        : { urls: new Map(named.map((url) => [urlKey(url) ?? url, url])), isWhole: true, alternates },
    llmsTxt,
    llmsTxtStatus,
    urls,
    isComplete: true,
    isCurrent: (key) => urls.has(key),
    checksMax: 200,
    checkedBefore: new Map(),
    searches: site.searches ?? null,
    mayProbe: () => true,
  };
  return { input, pages: [...pages.values()] };
}

interface ReadUrl {
  known: KnownUrl;
  page: AuditedPage | null;
  next: { url: string; foundOn: string }[];
}

const REDIRECTS_MAX = 10;

function readUrl({ domain, serve }: SiteOfPages, url: string, foundOn: string | null): ReadUrl {
  const redirects: string[] = [];
  const redirectStatuses: number[] = [];
  let at = url;
  let served = serve(urlPath(at), at);
  while (served.to !== undefined && redirects.length < REDIRECTS_MAX) {
    const to = new URL(served.to, at).href;
    if (to === url || redirects.includes(to)) break;
    at = to;
    redirects.push(at);
    redirectStatuses.push(served.status ?? 301);
    served = isOnSite(at, domain) ? serve(urlPath(at), at) : {};
  }
  const { status = served.html === undefined ? 404 : 200, headers = {}, failure } = served;
  const common = { url, foundOn, redirects, redirectStatuses, statusCode: status, finalUrl: at, canonicalUrl: null };
  const without = (outcome: KnownUrl['outcome'], reason: string | null): ReadUrl => ({
    known: { ...common, outcome, reason },
    page: null,
    next: [],
  });
  if (failure !== undefined) return without('unreadable', failure);
  if (served.to !== undefined) return without('unreadable', 'redirect_loop');
  if (!isOnSite(at, domain)) return without('moved_away', 'off_site_redirect');
  if (status === 404 || status === 410) return without('gone', `status_${status}`);
  if (status >= 400) return without('error', `status_${status}`);
  const body = served.html ?? '';
  const { extracted, record } = readDocument({ body, headers, finalUrl: at, readOn: '2026-11-22' });
  const links = extracted.links.map(({ url: to, anchorText, nofollow, position }) => ({
    id: position + 1,
    url: to,
    anchorText,
    nofollow,
    isInternal: isOnSite(to, domain),
  }));
  const canonical = canonicalPage({ url: at, canonicalUrl: extracted.canonicalUrl, site: domain });
  const bytes = Buffer.byteLength(body);
  const response = { url: at, status, milliseconds: served.milliseconds ?? 20, bytes };
  const page: AuditedPage = {
    id: null,
    knownSince: '2026-01-01T00:00:00.000Z',
    url: at,
    record: { ...record, ...response, contentEncoding: headers['content-encoding'] ?? null },
    links,
  };
  const next = [...links.filter((link) => link.isInternal && !link.nofollow).map((link) => link.url)].map((to) => ({
    url: to,
    foundOn: at,
  }));
  if (canonical !== null && extracted.canonicalUrl !== null) {
    const known: KnownUrl = { ...common, outcome: 'folded', reason: 'canonical', canonicalUrl: extracted.canonicalUrl };
    return { known, page: null, next: [{ url: extracted.canonicalUrl, foundOn: at }, ...next] };
  }
  const isElsewhere = urlKey(at) !== urlKey(url);
  return { known: { ...common, outcome: isElsewhere ? 'redirected' : 'read', reason: null }, page, next };
}

function urlPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
