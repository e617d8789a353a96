/** A value of one field of one page, as far as a client can know it. */
interface Cell {
  pageId: number;
  field: string;
  /** The last value that was acknowledged; null for none, or deleted. */
  known: string | null;
  /** Values of later writes without a known outcome. */
  maybe: Set<string | null>;
}

/** An ideas run, or a keyword run: polled where the API shows it. */
type Poll = { path: string; isOver: (data: Record<string, unknown> | null) => boolean };

/**
 * Writes that the API acknowledged, and those that it may have made: a write that was not answered, or answered with a 5xx, may be there
 * or not, but only whole.
 */
export class Ledger {
  readonly #cells = new Map<string, Cell>();
  readonly sites = new Set<number>();
  /** Acknowledged pages by id, with their site and path. */
  readonly pages = new Map<number, { siteId: number; path: string }>();
  /** `siteId path` of creations without a known outcome. */
  readonly maybePages = new Set<string>();
  readonly facts = new Map<string, number>();
  readonly jobs = new Set<string>();
  readonly crawledSites = new Map<number, number>();
  readonly polls: Poll[] = [];
  analysesOfUnknownFate = 0;
  /** Writes that were acknowledged, whatever came after. */
  acknowledged = 0;
  requests = 0;
  /** Answers other than those that the API has for a request like this. */
  readonly wrong: string[] = [];
  serverErrors = 0;
  latenciesMs: number[] = [];

  will(pageId: number, field: string, value: string | null): Cell {
    const key = `${pageId} ${field}`;
    const cell = this.#cells.get(key) ?? { pageId, field, known: null, maybe: new Set() };
    this.#cells.set(key, cell);
    cell.maybe.add(value);
    return cell;
  }

  did(cell: Cell, value: string | null): void {
    this.acknowledged += 1;
    cell.known = value;
    cell.maybe.clear();
  }

  /** It was refused: nothing was written. */
  didNot(cell: Cell, value: string | null): void {
    cell.maybe.delete(value);
  }

  cellsOf(pageId: number): Cell[] {
    return [...this.#cells.values()].filter((cell) => cell.pageId === pageId);
  }

  /** A value that was read settles what was unknown. Returns true for one that the field may have. */
  settle(cell: Cell, read: string | null): boolean {
    const isPossible = read === cell.known || cell.maybe.has(read);
    cell.known = read;
    cell.maybe.clear();
    return isPossible;
  }
}
