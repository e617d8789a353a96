import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { isBroken, isPage, type KnownUrl, urlKey } from '../known-url.ts';
import { namedCanonicals, spelledCanonicals } from '../named-canonicals.ts';
import { isOnSite } from '../on-site.ts';
import { findProbed } from '../probed-pages.ts';
import { findRobotsFaults, isNoRobotsFile, nameRobotsFault } from '../robots-faults.ts';
import { isAllowedFor } from '../robots-for.ts';
import { sitemapEntries } from '../sitemap-entries.ts';
import { isIndexable, isOwnCanonical } from '../whole-site.ts';
import { firstUrls, listed } from '../wording.ts';

const { page, site } = issueFamily('index');

/** A site that is crawled once a month hears of the date before it comes. */
const NEAR_DAYS = 31;
const DAY_MS = 86_400_000;

const isHomeUrl = (url: string, domain: string): boolean => urlKey(url) === urlKey(`https://${domain}/`);

const isRedirected = ({ outcome }: KnownUrl): boolean => outcome === 'redirected' || outcome === 'moved_away';

/** Also to another spelling of itself; from http to https is `http-in-sitemap`. */
const leadsElsewhere = (url: string, known: KnownUrl): boolean =>
  isRedirected(known) ||
  (isPage(known) && known.redirects.length > 0 && !(url.startsWith('http:') && known.finalUrl?.startsWith('https:')));

const nameTarget = ({ finalUrl }: KnownUrl) => ({ isKnown: finalUrl !== null, url: finalUrl ?? '' });

/** The address that a copy which became no page names as the one to keep. */
const readFolded = (known: KnownUrl | null): string | null =>
  known?.outcome === 'folded' && known.reason === 'canonical' ? known.canonicalUrl : null;

export const indexTypes: readonly IssueType[] = [
  page('noindex-home', 'error', ({ url, record: { noindex } }, { domain }) =>
    noindex && isHomeUrl(url, domain) ? {} : null,
  ),
  page('noindex', 'notice', ({ url, record: { noindex } }, { domain }) =>
    noindex && !isHomeUrl(url, domain) ? {} : null,
  ),
  page('unavailable-after', 'warning', ({ record: { unavailableAfter: date } }, { auditedAt }) => {
    if (date === undefined || Date.parse(date) - Date.parse(auditedAt) > NEAR_DAYS * DAY_MS) return null;
    return { values: { date: date.slice(0, 'YYYY-MM-DD'.length), isPast: date <= auditedAt } };
  }),
  site('noindex-in-sitemap', 'warning', function* (whole) {
    for (const entry of sitemapEntries(whole)) if (entry.page?.noindex) yield { at: entry.page.url };
  }),
  site('disallowed-in-sitemap', 'warning', function* (whole) {
    const { robotsText } = whole.view;
    const isAllowed = robotsText === null ? null : isAllowedFor(robotsText, 'Googlebot');
    for (const { url } of sitemapEntries(whole)) if (isAllowed?.(url) === false) yield { at: url };
  }),
  site('broken-in-sitemap', 'error', function* (whole) {
    for (const { url, known, isFirstLook } of sitemapEntries(whole))
      if (known && isBroken(known)) yield { at: url, values: { status: String(known.statusCode) }, isFirstLook };
  }),
  site('redirect-in-sitemap', 'warning', function* (whole) {
    for (const { url, known, isFirstLook } of sitemapEntries(whole))
      if (known !== null && leadsElsewhere(url, known))
        yield {
          at: url,
          values: nameTarget(known),
          urls: known.finalUrl === null ? [] : [known.finalUrl],
          isFirstLook,
        };
  }),
  site('canonicalized-in-sitemap', 'warning', function* (whole) {
    for (const { url, known, page: own } of sitemapEntries(whole)) {
      const canonical = readFolded(known) ?? (own && !isOwnCanonical(own) ? own.canonical : null);
      if (canonical !== null) yield { at: url, values: { canonical }, urls: [canonical] };
    }
  }),
  site('http-in-sitemap', 'warning', function* (whole) {
    for (const { url, page: own } of sitemapEntries(whole))
      if (own !== null && url.startsWith('http:') && own.url.startsWith('https:'))
        yield { at: own.url, values: { url }, urls: [url] };
  }),
  site('missing-from-sitemap', 'notice', function* ({ pages, view: { sitemap } }) {
    if (sitemap === null || !sitemap.isWhole || sitemap.urls.size === 0) return;
    for (const own of pages.filter(isIndexable))
      if (!sitemap.urls.has(own.key)) yield { at: own.url, values: { count: sitemap.urls.size } };
  }),
  site('sitemap-missing', 'notice', function* ({ view, counts }) {
    if (view.sitemap === null && counts.pages > 1) yield { at: `https://${view.domain}/` };
  }),
  site('robots-txt-invalid', 'warning', function* ({ view: { domain, robotsText } }) {
    if (robotsText === null) return;
    const file = `https://${domain}/robots.txt`;
    const at = { at: `https://${domain}/`, urls: [file] };
    if (isNoRobotsFile(robotsText)) {
      yield { ...at, says: 'document', values: { file } };
      return;
    }
    const faults = findRobotsFaults(robotsText);
    const lines = listed(faults.map(nameRobotsFault));
    if (faults.length > 0) yield { ...at, values: { count: faults.length, file, lines } };
  }),
  page('canonical-missing', 'notice', ({ record: { canonicals, noindex } }) =>
    canonicals.length === 0 && !noindex ? {} : null,
  ),
  site('canonical-home', 'error', function* ({ view, pages, home }) {
    for (const { url, key, isHome, isReadable, canonical, contentHash, title } of home === null ? [] : pages) {
      if (isHome || !isReadable || canonical === null || key === home?.key || urlKey(canonical) !== home?.key) continue;
      if (contentHash !== home.contentHash && title !== home.title)
        yield { at: url, values: { domain: view.domain }, urls: [canonical] };
    }
  }),
  page('canonical-several', 'error', ({ record: { canonicals } }) =>
    canonicals.length > 1
      ? {
          values: { count: canonicals.length, atLeast: canonicals.length === 4, urls: listed(canonicals) },
          urls: firstUrls(canonicals),
        }
      : null,
  ),
  site('canonical-broken', 'error', function* (whole) {
    for (const { url, canonical } of spelledCanonicals(whole)) {
      const { known, isFirstLook = false } = whole.named(canonical) ?? {};
      if (known && isBroken(known))
        yield { at: url, values: { canonical, status: String(known.statusCode) }, urls: [canonical], isFirstLook };
    }
  }),
  site('canonical-redirect', 'warning', function* (whole) {
    for (const { url, canonical } of spelledCanonicals(whole)) {
      const { known, isFirstLook = false } = whole.named(canonical) ?? {};
      if (known === undefined || !isRedirected(known)) continue;
      const urls = firstUrls([canonical, ...(known.finalUrl === null ? [] : [known.finalUrl])]);
      yield { at: url, values: { canonical, ...nameTarget(known) }, urls, isFirstLook };
    }
  }),
  site('canonical-chain', 'warning', function* (whole) {
    for (const { url, canonical } of namedCanonicals(whole)) {
      const target = whole.pageAt(canonical);
      const next = target && !isOwnCanonical(target) ? target.canonical : readFolded(whole.view.find(canonical));
      if (next !== null && urlKey(next) !== urlKey(canonical))
        yield { at: url, values: { canonical, next }, urls: firstUrls([canonical, next]) };
    }
  }),
  site('canonical-noindex', 'error', function* (whole) {
    for (const { url, canonical } of namedCanonicals(whole))
      if (whole.pageAt(canonical)?.noindex === true) yield { at: url, values: { canonical }, urls: [canonical] };
  }),
  page('canonical-not-secure', 'error', ({ url, record: { canonicals } }, { domain }) => {
    const [canonical] = canonicals;
    if (!canonical?.startsWith('http:') || !url.startsWith('https:') || !isOnSite(canonical, domain)) return null;
    return { values: { canonical }, urls: [canonical] };
  }),
  page('canonical-off-site', 'notice', ({ record: { canonicals } }, { domain }) => {
    const [canonical] = canonicals;
    return canonical === undefined || isOnSite(canonical, domain) ? null : { values: { canonical }, urls: [canonical] };
  }),
  page('url-double-slash', 'notice', ({ url }) => (URL.parse(url)?.pathname.includes('//') ? {} : null)),
  site('host-not-redirected', 'warning', ({ checks }) =>
    findProbed(
      checks,
      ({ isCopy }, asked, own) => isCopy === true && asked.protocol === own.protocol && asked.host !== own.host,
    ),
  ),
  site('spelling-not-redirected', 'notice', ({ checks }) =>
    findProbed(checks, ({ isCopy }, asked, own) => isCopy === true && asked.origin === own.origin),
  ),
];
