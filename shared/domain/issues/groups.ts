import type { PageGroup, PageSummary } from './whole-site.ts';
import { firstUrls } from './wording.ts';

/** Eleven are enough to leave one out: of ten thousand pages with one title each would have a list of them all. */
const FIRST_MAX = 11;

interface Group {
  count: number;
  readonly first: { readonly order: number; readonly url: string }[];
}

/** Pages that have the same value, where two or more have it; null is no value. They come one by one, in their order. */
export class PageGroups<Page extends Pick<PageSummary, 'url'>> {
  readonly #groupedBy: (page: Page) => string | null;
  readonly #wanted: ReadonlySet<string> | null;
  readonly #byValue = new Map<string, Group>();

  /** @param wanted - the values that are compared; null for all. */
  constructor(groupedBy: (page: Page) => string | null, wanted: ReadonlySet<string> | null) {
    this.#groupedBy = groupedBy;
    this.#wanted = wanted;
  }

  add(order: number, page: Page): void {
    const value = this.#groupedBy(page);
    if (value === null || this.#wanted?.has(value) === false) return;
    const group = this.#byValue.get(value) ?? { count: 0, first: [] };
    if (group.count === 0) this.#byValue.set(value, group);
    group.count += 1;
    if (group.first.length < FIRST_MAX) group.first.push({ order, url: page.url });
  }

  /** The groups of these pages. */
  *list(pages: readonly (PageSummary & Page)[]): Generator<PageGroup> {
    const members = new Map<string, (PageSummary & Page)[]>();
    for (const page of pages) {
      const value = this.#groupedBy(page);
      const { count = 0 } = (value === null ? undefined : this.#byValue.get(value)) ?? {};
      if (value === null || count < 2) continue;
      const known = members.get(value);
      if (known) known.push(page);
      else members.set(value, [page]);
    }
    for (const [value, of] of members) {
      const { count, first } = this.#byValue.get(value) ?? { count: 0, first: [] };
      const urlsBeside = ({ order }: PageSummary): string[] =>
        firstUrls(first.filter((other) => other.order !== order).map(({ url }) => url));
      yield { members: of, count, urlsBeside };
    }
  }
}
