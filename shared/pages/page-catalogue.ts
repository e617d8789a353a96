import type { Table } from '../table/engine/client.ts';
import { type ListedPage, listAllSitePages, readPageChanges } from '../table/listed-pages.ts';

/**
 * The pages of a site as lists show them, all of them, for filters and sorts that no index serves.
 *
 * Reading 10,000 rows takes about a second (they are 4 MB, and decoding them costs more than fetching them), so the rows
 * stay in the process. Every read first asks the index `pageChanges` for what changed since the one before: one query that
 * usually finds nothing. So a write that completed before the read is always in it, as far as the index itself is: on AWS
 * an index follows its table within milliseconds, and a change that arrives late is met by a later read (OVERLAP_MS).
 */
export interface PageCatalogue {
  /** Every live page of the site, in no order. */
  pagesOf(organizationId: number, siteId: number): Promise<ListedPage[]>;
}

/** About 1 KB each. A site that is larger than this alone is read whole each time. */
const ROWS_KEPT_MAX = 50_000;
/**
 * The extra weight of a site beside its rows, so that many empty ones (or missing ones, that are asked for) do not pile
 * up.
 */
const ROWS_PER_SITE = 50;
/** A change can be stamped this long before it appears: the write itself, its retries, the clocks' difference, the index. */
const OVERLAP_MS = 5_000;
/** Bounds what no overlap covers, such as a clock that was far off. */
const FULL_READ_EVERY_MS = 600_000;

export function createPageCatalogue(
  table: Table,
  { rowsKeptMax = ROWS_KEPT_MAX, now = () => Date.now() }: { rowsKeptMax?: number; now?: () => number } = {},
): PageCatalogue {
  /** The least recently used site first. */
  const sites = new Map<string, SitePages>();

  function keep(name: string, site: SitePages): void {
    sites.delete(name);
    sites.set(name, site);
    let rows = 0;
    for (const kept of sites.values()) rows += kept.size;
    for (const [oldest, kept] of sites) {
      if (rows <= rowsKeptMax) return;
      rows -= kept.size;
      sites.delete(oldest);
    }
  }

  return {
    async pagesOf(organizationId, siteId) {
      const name = `${organizationId}/${siteId}`;
      const site = sites.get(name) ?? new SitePages(table, organizationId, siteId, now);
      sites.set(name, site);
      const pages = await site.read();
      keep(name, site);
      return pages;
    },
  };
}

class SitePages {
  readonly #table: Table;
  readonly #organizationId: number;
  readonly #siteId: number;
  readonly #now: () => number;
  #rows = new Map<number, ListedPage>();
  #fullReadAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #running: Promise<unknown> = Promise.resolve();
  #waiting: Promise<ListedPage[]> | null = null;

  constructor(table: Table, organizationId: number, siteId: number, now: () => number) {
    this.#table = table;
    this.#organizationId = organizationId;
    this.#siteId = siteId;
    this.#now = now;
  }

  get size(): number {
    return this.#rows.size + ROWS_PER_SITE;
  }

  /**
   * One refresh at a time. A caller shares the refresh that has not begun yet, never the one that is running: that one may
   * have read before a write that the caller has seen complete.
   */
  read(): Promise<ListedPage[]> {
    if (this.#waiting) return this.#waiting;
    const turn = this.#running.then(() => {
      this.#waiting = null;
      return this.#refresh();
    });
    this.#waiting = turn;
    this.#running = turn.catch(() => undefined);
    return turn;
  }

  async #refresh(): Promise<ListedPage[]> {
    const startedAt = this.#now();
    // A clock that went back would hide changes that it stamps with times that are read already.
    if (startedAt - this.#fullReadAt > FULL_READ_EVERY_MS || startedAt < this.#readAt) {
      await this.#readAll();
      this.#fullReadAt = startedAt;
      this.#readAt = startedAt;
    }
    // Also after a full read: a page that moved in the index during it was read twice, or not at all.
    await this.#readChanges(new Date(this.#readAt - OVERLAP_MS));
    this.#readAt = startedAt;
    return [...this.#rows.values()];
  }

  async #readAll(): Promise<void> {
    const pages = await listAllSitePages(this.#table, this.#organizationId, this.#siteId);
    this.#rows = new Map(pages.map((page) => [page.id, page]));
  }

  async #readChanges(since: Date): Promise<void> {
    for (const { id, page } of await readPageChanges(this.#table, this.#organizationId, this.#siteId, since)) {
      if (page === null) this.#rows.delete(id);
      else this.#rows.set(id, page);
    }
  }
}
