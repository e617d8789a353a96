/** The health of a site: the share of its pages without an error, as each crawl found it. */
import type { AuditedUrl } from './audited-url.ts';
import { issueType } from './issue-types.ts';

/** URLs that have exactly these errors. */
interface ErrorGroup {
  /** Ids of types with the severity `error`. */
  readonly errors: readonly string[];
  readonly pages: number;
  /** Addresses at which there is no page, such as one that returns 404. */
  readonly addresses: number;
}

/** The finding of a crawl. Groups and no score, so that an issue can be ignored later, for all crawls alike. */
export interface HealthPoint {
  readonly crawlId: number;
  readonly at: string;
  /** All pages of the site, those without an error included. */
  readonly pages: number;
  readonly groups: readonly ErrorGroup[];
}

interface SiteHealth {
  /** 0 to 100, rounded down: 100 only without an error. */
  readonly score: number;
  /** Pages, and addresses with an error at which there is none. */
  readonly urls: number;
  readonly withErrors: number;
}

/** Few sites have more combinations. The rarest ones beyond are counted under their first error. */
const GROUPS_MAX = 32;

/** @param typeIds - the list that the places in `AuditedUrl.issues` are of. */
export function countErrors(
  urls: Iterable<Pick<AuditedUrl, 'page' | 'issues'>>,
  typeIds: readonly string[],
): Pick<HealthPoint, 'pages' | 'groups'> {
  const isError = typeIds.map((id) => issueType(id)?.severity === 'error');
  const groups = new Map<string, ErrorGroup>();
  let pages = 0;
  for (const { page, issues } of urls) {
    if (page !== null) pages += 1;
    const places = [...new Set(issues.filter((place) => isError[place]))].toSorted((a, b) => a - b);
    if (places.length === 0) continue;
    const errors = places.flatMap((place) => typeIds[place] ?? []);
    addGroup(groups, { errors, pages: Number(page !== null), addresses: Number(page === null) });
  }
  return { pages, groups: [...groups.values()] };
}

/** Joins the counts of the shares of a site. */
export function joinErrors(
  counts: readonly Pick<HealthPoint, 'pages' | 'groups'>[],
): Pick<HealthPoint, 'pages' | 'groups'> {
  const groups = new Map<string, ErrorGroup>();
  for (const group of counts.flatMap((one) => one.groups)) addGroup(groups, group);
  return { pages: counts.reduce((sum, one) => sum + one.pages, 0), groups: limitGroups([...groups.values()]) };
}

function addGroup(groups: Map<string, ErrorGroup>, { errors, pages, addresses }: ErrorGroup): void {
  const key = errors.join();
  const known = groups.get(key);
  groups.set(key, { errors, pages: pages + (known?.pages ?? 0), addresses: addresses + (known?.addresses ?? 0) });
}

function limitGroups(groups: readonly ErrorGroup[]): readonly ErrorGroup[] {
  const bySize = groups.toSorted((a, b) => b.pages + b.addresses - a.pages - a.addresses);
  const kept = new Map(bySize.slice(0, GROUPS_MAX).map((group) => [group.errors.join(), group]));
  for (const group of bySize.slice(GROUPS_MAX)) addGroup(kept, { ...group, errors: group.errors.slice(0, 1) });
  return [...kept.values()];
}

/** Types that are ignored are no errors. Null of a site without a page. */
export function measureHealth(
  { pages, groups }: Pick<HealthPoint, 'pages' | 'groups'>,
  isIgnored: (issueId: string) => boolean,
): SiteHealth | null {
  const counted = groups.filter(({ errors }) => !errors.every(isIgnored));
  const sum = (of: 'pages' | 'addresses'): number => counted.reduce((total, group) => total + group[of], 0);
  const urls = pages + sum('addresses');
  if (urls === 0) return null;
  const withErrors = sum('pages') + sum('addresses');
  return { score: Math.floor(((urls - withErrors) / urls) * 100), urls, withErrors };
}
