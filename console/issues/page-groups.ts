import type { Item } from '../../clients/typescript/src/index.ts';

type IssuePage = Item<'listIssuePages'>;

/** Types of issue whose pages are groups of equal ones: each page names the others. */
export const groupedIssues: ReadonlySet<string> = new Set([
  'title-duplicate',
  'description-duplicate',
  'h1-duplicate',
  'content-duplicate',
]);

/** Pages that are equal to each other, each group once. A page names some of the others, so any shared address joins two. */
export function groupPages(pages: readonly IssuePage[]): IssuePage[][] {
  const groups: { readonly known: Set<string>; readonly pages: IssuePage[] }[] = [];
  for (const page of pages) {
    const named = [page.url, ...page.related_urls];
    const found = groups.find(({ known }) => named.some((address) => known.has(address)));
    const group = found ?? { known: new Set<string>(), pages: [] };
    if (found === undefined) groups.push(group);
    for (const address of named) group.known.add(address);
    group.pages.push(page);
  }
  return groups.map((group) => group.pages);
}
