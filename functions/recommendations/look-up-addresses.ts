import type { AddressState } from '../../shared/domain/recommendations/edit-reading.ts';
import { isSameSite } from '../../shared/domain/urls/domain.ts';
import { pageKey } from '../../shared/domain/urls/page-url.ts';
import { findPageIdsByPaths } from '../../shared/table/page-ids.ts';
import { getPages, type Page } from '../../shared/table/pages.ts';
import type { RecommendationServices } from './services.ts';

/** Requests to other servers that one verdict may make. */
const REQUESTS_MAX = 12;
/** Of the six seconds of a verdict: what is not known by then is unknown. */
const REQUESTS_BUDGET_MS = 3_500;

/** A server with this response has the page, and does not show it to us. */
const guardedStatuses: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 429, 451, 999]);

interface Place {
  readonly organizationId: number;
  readonly siteId: number;
  readonly siteDomain: string | null;
  /** The base of relative addresses. */
  readonly url: string | null;
}

/**
 * Whether the addresses of links and images exist. Pages of the site are looked up in its catalogue; what the catalogue does not have,
 * and every other address, is requested under the crawler's guards.
 */
export async function lookUpAddresses(
  services: RecommendationServices,
  place: Place,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, AddressState>> {
  const resolved = addresses.map((address) => ({ address, ...resolve(address, place) }));
  const states = new Map<string, AddressState>();
  const listed = await listedPages(
    services,
    place,
    resolved.flatMap(({ pathKey }) => pathKey ?? []),
  );
  const asked: { address: string; url: string; isInternal: boolean }[] = [];
  for (const { address, url, pathKey } of resolved) {
    const page = pathKey === null ? undefined : listed.get(pathKey);
    if (url === null) states.set(address, 'missing');
    else if (page) states.set(address, isThere(page) ? 'exists' : 'missing');
    else asked.push({ address, url, isInternal: pathKey !== null });
  }
  await requestAll(services, asked, signal, states);
  return states;
}

function resolve(address: string, { siteDomain, url }: Place): { url: string | null; pathKey: string | null } {
  const base = url ?? (siteDomain === null ? 'https://site.invalid/' : `https://${siteDomain}/`);
  const parsed = URL.parse(address.trim(), base);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return { url: null, pathKey: null };
  const home = siteDomain ?? new URL(base).hostname;
  const isOwn = isSameSite(parsed.hostname, home);
  return { url: parsed.href, pathKey: isOwn ? (pageKey(parsed.href)?.path ?? null) : null };
}

async function listedPages(
  { table }: RecommendationServices,
  { organizationId, siteId }: Place,
  pathKeys: readonly string[],
): Promise<Map<string, Page>> {
  if (pathKeys.length === 0) return new Map();
  const ids = await findPageIdsByPaths(table, organizationId, siteId, [...new Set(pathKeys)]);
  const pages = await getPages(table, organizationId, [...new Set(ids.values())]);
  const byId = new Map(pages.map((page) => [page.id, page]));
  return new Map(
    [...ids].flatMap(([pathKey, id]) => {
      const page = byId.get(id);
      return page ? [[pathKey, page] as const] : [];
    }),
  );
}

/** A page of the catalogue that the last crawl could not read is none that a link should lead to. */
const isThere = ({ latestSnapshot }: Page): boolean =>
  latestSnapshot === null || latestSnapshot.statusCode === null || latestSnapshot.statusCode < 400;

async function requestAll(
  services: RecommendationServices,
  asked: readonly { address: string; url: string; isInternal: boolean }[],
  signal: AbortSignal,
  states: Map<string, AddressState>,
): Promise<void> {
  if (asked.length === 0) return;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUESTS_BUDGET_MS)]);
  const known = await Promise.all(
    asked.slice(0, REQUESTS_MAX).map(async ({ address, url, isInternal }) => {
      const state = await request(services, url, limit);
      // A page that its own site neither lists nor shows is not there, as far as anyone can tell.
      return [address, state === 'unknown' && isInternal && !looksLikeFile(url) ? 'missing' : state] as const;
    }),
  );
  for (const [address, state] of known) states.set(address, state);
}

const looksLikeFile = (url: string): boolean => /\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i.test(new URL(url).pathname);

async function request(
  { probeAddress, hasNetwork }: RecommendationServices,
  url: string,
  signal: AbortSignal,
): Promise<AddressState> {
  const probe = await probeAddress(url, signal);
  if (probe.outcome === 'answered') {
    if (probe.status < 400 || guardedStatuses.has(probe.status)) return 'exists';
    return probe.status < 500 ? 'missing' : 'unknown';
  }
  if (probe.reason === 'blocked_address' || probe.reason === 'blocked_url') return 'missing';
  const isUnknownHost = probe.reason === 'dns' && !probe.retryable;
  return isUnknownHost && (await hasNetwork()) ? 'missing' : 'unknown';
}
