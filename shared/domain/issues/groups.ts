import { firstUrls } from './wording.ts';

interface Group<Page> {
  readonly members: readonly Page[];
  /** The first ten of the others. */
  readonly urlsBeside: (page: Page) => string[];
}

/** Pages that have the same value, where two or more have it; null is no value. */
export function* findGroups<Page extends { url: string }>(
  pages: readonly Page[],
  textOf: (page: Page) => string | null,
): Generator<Group<Page>> {
  const byValue = new Map<string, Page[]>();
  for (const page of pages) {
    const value = textOf(page);
    if (value === null) continue;
    const members = byValue.get(value);
    if (members) members.push(page);
    else byValue.set(value, [page]);
  }
  for (const members of byValue.values()) {
    if (members.length < 2) continue;
    // Eleven are enough to leave one out: of ten thousand pages with one title each would have a list of them all.
    const first = members.slice(0, 11);
    const urlsBeside = (page: Page): string[] =>
      firstUrls(first.filter((other) => other !== page).map(({ url }) => url));
    yield { members, urlsBeside };
  }
}
