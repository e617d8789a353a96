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

interface Links {
  readonly pageId: number;
  readonly outgoing: number;
  readonly external: number;
}

/** A page of the site that a link of another page leads to in the end, by its key. */
export type LinkTarget = readonly [key: string, linkId: number];

interface PageLinks extends Links {
  readonly targets: readonly LinkTarget[];
}

/** Pages that link to a page and are listed: of a page in the menu all others do. */
const SOURCES_MAX = 20_000;

interface Sources {
  incoming: number;
  linkingPages: number;
  /** That links to it, of those so far. */
  latestPage: number | null;
  /** Pages, each with one of the links. */
  readonly pairs: number[];
}

/** Which links of which pages lead to each page, as pages come one by one: two numbers a link, so that a site of any size fits. */
export class LinkedPages {
  readonly #pages = new Map<string, Links>();
  /** By the key of a page. */
  readonly #sources = new Map<string, Sources>();

  /** Of a page with an id. */
  addPage(key: string, { targets, ...page }: PageLinks): void {
    this.#pages.set(key, page);
    for (const [target, linkId] of targets) this.#addLink(page.pageId, linkId, target);
  }

  #addLink(pageId: number, linkId: number, target: string): void {
    const sources = this.#sources.get(target) ?? { incoming: 0, linkingPages: 0, latestPage: null, pairs: [] };
    this.#sources.set(target, sources);
    sources.incoming += 1;
    if (sources.latestPage !== pageId) sources.linkingPages += 1;
    sources.latestPage = pageId;
    if (sources.linkingPages <= SOURCES_MAX) sources.pairs.push(pageId, linkId);
  }

  /**
   * All pages by their ids, when all were added. Sources are those of the first pages that link there.
   * @param readPlace - the place of the page with this key.
   */
  *list(
    readPlace: (key: string) => Pick<PlacedPage, 'clicks' | 'isRead'>,
  ): Generator<PlacedPage & { sources: readonly LinkSource[] }> {
    for (const [key, page] of [...this.#pages].toSorted(([, a], [, b]) => a.pageId - b.pageId)) {
      const { incoming = 0, linkingPages = 0, pairs = [] } = this.#sources.get(key) ?? {};
      yield { ...page, ...readPlace(key), incoming, linkingPages, sources: groupSources(pairs) };
    }
  }
}

/** The links of a page stand one behind the other. */
function groupSources(pairs: readonly number[]): LinkSource[] {
  const sources: { pageId: number; linkIds: number[] }[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const [pageId = 0, linkId = 0] = pairs.slice(at, at + 2);
    const last = sources.at(-1);
    if (last?.pageId === pageId) last.linkIds.push(linkId);
    else sources.push({ pageId, linkIds: [linkId] });
  }
  return sources;
}
