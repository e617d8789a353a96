/** Where the pages of a site are among its links: how far from the home page, and which no page links to. */
import type { PlacedPage } from './linked-pages.ts';

export const pageSelections = ['orphans', 'unreached'] as const;
export const placeSorts = ['most_linked', 'least_linked', 'most_links', 'farthest'] as const;

interface Selection {
  readonly clicks?: number | undefined;
  readonly only?: (typeof pageSelections)[number] | undefined;
  readonly sort: (typeof placeSorts)[number];
}

/** No page of the site links to it, and it is not the home page: as the issue `orphan-page`. */
const isOrphan = ({ linkingPages, clicks }: PlacedPage): boolean => linkingPages === 0 && clicks !== 0;

/** The least value comes first. */
const sortValues: Readonly<Record<Selection['sort'], (page: PlacedPage) => number>> = {
  most_linked: ({ linkingPages }) => -linkingPages,
  least_linked: ({ linkingPages }) => linkingPages,
  most_links: ({ outgoing }) => -outgoing,
  // No number of clicks is farther than no way at all.
  farthest: ({ clicks }) => -(clicks ?? Number.MAX_SAFE_INTEGER),
};

/** Those that match, in order; equal ones by id. */
export function selectPlaced(pages: readonly PlacedPage[], { clicks, only, sort }: Selection): readonly PlacedPage[] {
  const readValue = sortValues[sort];
  return pages
    .filter((page) => page.isRead)
    .filter((page) => clicks === undefined || page.clicks === clicks)
    .filter((page) => only !== 'orphans' || isOrphan(page))
    .filter((page) => only !== 'unreached' || page.clicks === null)
    .toSorted((a, b) => readValue(a) - readValue(b) || a.pageId - b.pageId);
}

interface LinkDepths {
  /** The home page first; those that no links lead to last, with null. */
  readonly depths: readonly { readonly clicks: number | null; readonly pages: number }[];
  readonly orphans: number;
}

export function countDepths(pages: readonly PlacedPage[]): LinkDepths {
  const counts = new Map<number | null, number>();
  const read = pages.filter(({ isRead }) => isRead);
  for (const { clicks } of read) counts.set(clicks, (counts.get(clicks) ?? 0) + 1);
  const inOrder = [...counts].toSorted(([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER));
  return {
    depths: inOrder.map(([clicks, count]) => ({ clicks, pages: count })),
    orphans: read.filter(isOrphan).length,
  };
}
