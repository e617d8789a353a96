import type { Table } from '../../../shared/table/engine/client.ts';
import { PART_PAGES, type PageOfIssue, putIssuePages, type SiteKey } from '../../../shared/table/site-audits.ts';

/** Stores the pages of issues in parts while they are found: what was written is not kept. */
export class IssueWriter {
  readonly #table: Table;
  readonly #site: SiteKey;
  readonly #crawlId: number;
  readonly #waiting = new Map<string, PageOfIssue[]>();
  readonly #counts = new Map<string, { pages: number; parts: number }>();

  constructor(table: Table, site: SiteKey, crawlId: number) {
    this.#table = table;
    this.#site = site;
    this.#crawlId = crawlId;
  }

  async add(issueId: string, page: PageOfIssue): Promise<void> {
    const waiting = this.#waiting.get(issueId) ?? [];
    this.#waiting.set(issueId, waiting);
    waiting.push(page);
    if (waiting.length >= PART_PAGES) await this.#write(issueId, waiting);
  }

  /** Writes the rest. Returns how many pages each issue has, and in how many parts. */
  async end(): Promise<ReadonlyMap<string, { pages: number; parts: number }>> {
    for (const [issueId, waiting] of this.#waiting) if (waiting.length > 0) await this.#write(issueId, waiting);
    return this.#counts;
  }

  async #write(issueId: string, waiting: PageOfIssue[]): Promise<void> {
    const { pages, parts } = this.#counts.get(issueId) ?? { pages: 0, parts: 0 };
    await putIssuePages(this.#table, this.#site, { crawlId: this.#crawlId, issueId, part: parts }, waiting);
    this.#counts.set(issueId, { pages: pages + waiting.length, parts: parts + 1 });
    waiting.length = 0;
  }
}
