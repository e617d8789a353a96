import type { LinkSource, LinkTarget, PlacedPage } from './linked-pages.ts';
import { largeNumbers, wholeNumbers } from './number-list.ts';

interface PageLinks {
  readonly pageId: number | null;
  readonly outgoing: number;
  readonly external: number;
  readonly isRead: boolean;
  readonly targets: readonly LinkTarget[];
}

/** Pages that link to a page and are listed: of a page in the menu all others do. */
const SOURCES_MAX = 20_000;

/** The places of pages, by the order in which they were added. */
export interface Places {
  readonly linkingPages: Uint32Array;
  /** -1 where no links lead there. */
  readonly clicks: Int32Array;
}

/** Which pages link to which, as pages come one by one: numbers alone, so that a site of any size fits. */
export class LinkGraph {
  /** Of keys, in the order in which pages and links name them. */
  readonly #numbers = new Map<string, number>();
  /** By page: its number, its id and its counts, and where its links begin. */
  readonly #numberOfPage = wholeNumbers();
  readonly #pageIds = largeNumbers();
  readonly #outgoing = wholeNumbers();
  readonly #external = wholeNumbers();
  readonly #isRead = wholeNumbers();
  readonly #begins = wholeNumbers();
  /** By link: the number of its target, and its id. */
  readonly #targets = wholeNumbers();
  readonly #linkIds = largeNumbers();

  addPage(key: string, { pageId, outgoing, external, isRead, targets }: PageLinks): void {
    this.#numberOfPage.push(this.#numberOf(key));
    this.#pageIds.push(pageId ?? 0);
    this.#outgoing.push(outgoing);
    this.#external.push(external);
    this.#isRead.push(Number(isRead));
    this.#begins.push(this.#targets.length);
    for (const [target, linkId] of targets) {
      this.#targets.push(this.#numberOf(target));
      this.#linkIds.push(linkId);
    }
  }

  /** How many pages link to each page, and how many clicks each is away from the home page, when all were added. */
  measure(homeKey: string | null): Places {
    const { linking } = this.#countLinks();
    const clicks = this.#countClicks(homeKey);
    const numbers = this.#numberOfPage.values();
    return {
      linkingPages: Uint32Array.from(numbers, (number) => linking[number] ?? 0),
      clicks: Int32Array.from(numbers, (number) => clicks[number] ?? -1),
    };
  }

  /** By the number of a key: the links that lead to it, and the pages that have them. */
  #countLinks(): { incoming: Uint32Array; linking: Uint32Array } {
    const [incoming, linking] = [new Uint32Array(this.#numbers.size), new Uint32Array(this.#numbers.size)];
    const latest = new Uint32Array(this.#numbers.size);
    for (let page = 0; page < this.#begins.length; page += 1) {
      for (const target of this.#targetsOf(page)) {
        incoming[target] = (incoming[target] ?? 0) + 1;
        if (latest[target] !== page + 1) linking[target] = (linking[target] ?? 0) + 1;
        latest[target] = page + 1;
      }
    }
    return { incoming, linking };
  }

  #countClicks(homeKey: string | null): Int32Array {
    const clicks = new Int32Array(this.#numbers.size).fill(-1);
    const home = homeKey === null ? undefined : this.#numbers.get(homeKey);
    if (home === undefined) return clicks;
    const pages = new Int32Array(this.#numbers.size).fill(-1);
    for (const [page, number] of this.#numberOfPage.values().entries()) pages[number] = page;
    clicks[home] = 0;
    const queue = wholeNumbers();
    queue.push(home);
    for (let at = 0; at < queue.length; at += 1) {
      const number = queue.at(at);
      for (const target of this.#targetsOf(pages[number] ?? -1)) {
        if ((clicks[target] ?? 0) >= 0) continue;
        clicks[target] = (clicks[number] ?? 0) + 1;
        queue.push(target);
      }
    }
    return clicks;
  }

  #targetsOf(page: number): Uint32Array {
    const isLast = page + 1 === this.#begins.length;
    const end = isLast ? this.#targets.length : this.#begins.at(page + 1);
    return page < 0 ? new Uint32Array() : this.#targets.values().subarray(this.#begins.at(page), end);
  }

  /** All pages with an id, by their ids, when all were added. Sources are those of the first pages that link there. */
  *list({ clicks }: Places): Generator<PlacedPage & { sources: readonly LinkSource[] }> {
    const { incoming, linking } = this.#countLinks();
    const [ends, links, pagesOfLinks] = this.#linksByTarget(incoming);
    const ids = this.#pageIds.values();
    const byId = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    for (const page of byId) {
      const pageId = ids[page] ?? 0;
      if (pageId === 0) continue;
      const number = this.#numberOfPage.at(page);
      const count = incoming[number] ?? 0;
      const end = ends[number] ?? 0;
      const sources = this.#listSources(links.subarray(end - count, end), pagesOfLinks);
      const away = clicks[page] ?? -1;
      yield {
        pageId,
        incoming: count,
        linkingPages: linking[number] ?? 0,
        outgoing: this.#outgoing.at(page),
        external: this.#external.at(page),
        clicks: away < 0 ? null : away,
        isRead: this.#isRead.at(page) === 1,
        sources,
      };
    }
  }

  /** The links in the order of their targets, where those of each target end, and the page of each link. */
  #linksByTarget(incoming: Uint32Array): [ends: Uint32Array, links: Uint32Array, pagesOfLinks: Uint32Array] {
    const ends = new Uint32Array(incoming.length);
    for (let number = 1; number < ends.length; number += 1)
      ends[number] = (ends[number - 1] ?? 0) + (incoming[number - 1] ?? 0);
    const [links, pagesOfLinks] = [new Uint32Array(this.#targets.length), new Uint32Array(this.#targets.length)];
    for (let page = 0; page < this.#begins.length; page += 1) {
      const begin = this.#begins.at(page);
      for (const [at, target] of this.#targetsOf(page).entries()) {
        links[ends[target] ?? 0] = begin + at;
        ends[target] = (ends[target] ?? 0) + 1;
        pagesOfLinks[begin + at] = page;
      }
    }
    return [ends, links, pagesOfLinks];
  }

  /** The links of a page stand one behind the other. */
  #listSources(links: Uint32Array, pagesOfLinks: Uint32Array): LinkSource[] {
    const sources: { pageId: number; linkIds: number[] }[] = [];
    let latest = -1;
    for (const link of links) {
      const page = pagesOfLinks[link] ?? 0;
      if (page !== latest) {
        if (sources.length === SOURCES_MAX) break;
        sources.push({ pageId: this.#pageIds.at(page), linkIds: [] });
      }
      latest = page;
      sources.at(-1)?.linkIds.push(this.#linkIds.at(link));
    }
    return sources;
  }

  #numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}
