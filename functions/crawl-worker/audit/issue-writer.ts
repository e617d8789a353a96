import type { Table } from '../../../shared/table/engine/client.ts';
import { PART_PAGES, type PageOfIssue, putIssuePages, type SiteKey } from '../../../shared/table/site-audits.ts';

/** Of a large site there are tens of thousands of parts: one after the other they would take minutes. */
const WRITES_AT_ONCE = 16;

/** Stores the pages of issues in parts while they are found: what was written is not kept. */
export class IssueWriter {
  readonly #table: Table;
  readonly #site: SiteKey;
  readonly #crawlId: number;
  readonly #waiting = new Map<string, PageOfIssue[]>();
  readonly #counts = new Map<string, { pages: number; parts: number }>();
  #writes: Promise<void>[] = [];

  constructor(table: Table, site: SiteKey, crawlId: number) {
    this.#table = table;
    this.#site = site;
    this.#crawlId = crawlId;
  }

  async add(issueId: string, page: PageOfIssue): Promise<void> {
    const waiting = this.#waiting.get(issueId) ?? [];
    this.#waiting.set(issueId, waiting);
    waiting.push(page);
    if (waiting.length < PART_PAGES) return;
    this.#write(issueId, waiting);
    if (this.#writes.length >= WRITES_AT_ONCE) await this.#finishWrites();
  }

  /** Writes the rest. Returns how many pages each issue has, and in how many parts. */
  async end(): Promise<ReadonlyMap<string, { pages: number; parts: number }>> {
    for (const [issueId, waiting] of this.#waiting) if (waiting.length > 0) this.#write(issueId, waiting);
    await this.#finishWrites();
    return this.#counts;
  }

  #write(issueId: string, waiting: PageOfIssue[]): void {
    const { pages, parts } = this.#counts.get(issueId) ?? { pages: 0, parts: 0 };
    const part = { crawlId: this.#crawlId, issueId, part: parts };
    this.#counts.set(issueId, { pages: pages + waiting.length, parts: parts + 1 });
    const write = putIssuePages(this.#table, this.#site, part, waiting.splice(0));
    // An error is thrown where the writes are waited for.
    write.catch(() => {});
    this.#writes.push(write);
  }

  async #finishWrites(): Promise<void> {
    const results = await Promise.allSettled(this.#writes);
    this.#writes = [];
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}
