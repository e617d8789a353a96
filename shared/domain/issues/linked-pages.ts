/** A page of the site that a link of another page leads to in the end, by its key. */
export type LinkTarget = readonly [key: string, linkId: number];

/** A page that links to another one, with the ids of its links. */
export interface LinkSource {
  readonly pageId: number;
  readonly linkIds: readonly number[];
}

/** How many links a page has, and how many lead to it. */
export interface LinkCounts {
  readonly pageId: number;
  /** Links of other pages of the site to it. */
  readonly incoming: number;
  /** The pages that have them. */
  readonly linkingPages: number;
  /** Links of the page. */
  readonly outgoing: number;
  /** Of these to other sites. */
  readonly external: number;
}

/** With its place among the links of the site. */
export interface PlacedPage extends LinkCounts {
  /** The least clicks from the home page; null where no links lead there. */
  readonly clicks: number | null;
  /** The latest crawl read its content: only then its place is judged. */
  readonly isRead: boolean;
}
