import { type KnownUrl, urlKey } from './known-url.ts';
import type { FoundIssue } from './page-digest.ts';
import type { PageRecord } from './page-record.ts';
import type { ByKey } from './url-store.ts';

/** A page's state for lists and comparisons. */
export interface PageState {
  readonly id: number | null;
  readonly title: string | null;
  readonly canonical: string | null;
  readonly noindex: boolean;
  readonly words: number;
  readonly contentHash: string | null;
  readonly grade: string | null;
}

/** A URL of the site as a crawl left it, to be compared with the next one. */
export interface AuditedUrl extends KnownUrl {
  /** Null of a URL that is no page. */
  readonly page: PageState | null;
  /** The issues that it has, as places in the audit's list of types. */
  readonly issues: readonly number[];
}

export const toPageState = (record: PageRecord, { id, grade }: Pick<PageState, 'id' | 'grade'>): PageState => ({
  id,
  title: record.titles[0] || null,
  canonical: record.canonicals[0] ?? null,
  noindex: record.noindex,
  words: record.words,
  contentHash: record.contentHash,
  grade,
});

/** Which issues each URL has, while they are found. */
export class IssuesOfUrls {
  readonly #places: ReadonlyMap<string, number>;
  readonly #byKey = new Map<string, number[]>();
  readonly #firstLooks = new Set<string>();

  /** @param typeIds - the list that the places are of. */
  constructor(typeIds: readonly string[]) {
    this.#places = new Map(typeIds.map((id, at) => [id, at]));
  }

  add({ issueId, url, isFirstLook = false }: Pick<FoundIssue, 'issueId' | 'url' | 'isFirstLook'>): void {
    const key = urlKey(url) ?? url;
    const place = this.#places.get(issueId);
    if (place === undefined) return;
    if (isFirstLook) this.#firstLooks.add(`${issueId} ${key}`);
    const known = this.#byKey.get(key);
    if (known) known.push(place);
    else this.#byKey.set(key, [place]);
  }

  of(key: string): readonly number[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Whether the issue is of addresses that no crawl looked at before. */
  isFirstLook(issueId: string, key: string): boolean {
    return this.#firstLooks.has(`${issueId} ${key}`);
  }

  keys(): Iterable<string> {
    return this.#byKey.keys();
  }
}

interface IssueTrend {
  readonly new: number;
  readonly fixed: number;
}

/**
 * For each type how many URLs have it now and had it not, and the other way round. Null for a type that the crawl before did not
 * look for.
 * @param before - by key, with the list of types that the places are of.
 */
export function issueTrends(
  typeIds: readonly string[],
  now: IssuesOfUrls,
  before: { typeIds: readonly string[]; urls: ByKey<Pick<AuditedUrl, 'issues'>> },
): ReadonlyMap<string, IssueTrend> {
  const trends = new Map(before.typeIds.filter((id) => typeIds.includes(id)).map((id) => [id, { new: 0, fixed: 0 }]));
  const selectIds = (ids: readonly string[], places: readonly number[]): Set<string> =>
    new Set(places.flatMap((place) => ids[place] ?? []));
  const compare = (key: string, old: Pick<AuditedUrl, 'issues'> | undefined): void => {
    const has = selectIds(typeIds, now.of(key));
    const had = selectIds(before.typeIds, old?.issues ?? []);
    for (const [id, trend] of trends) {
      if (has.has(id) && !had.has(id) && !now.isFirstLook(id, key)) trend.new += 1;
      if (had.has(id) && !has.has(id)) trend.fixed += 1;
    }
  };
  for (const [key, old] of before.urls) compare(key, old);
  for (const key of now.keys()) if (!before.urls.has(key)) compare(key, undefined);
  return trends;
}
