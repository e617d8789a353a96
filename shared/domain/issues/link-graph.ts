import { hashKey, KeyNumbers } from '../urls/key-numbers.ts';
import type { LinkSource, LinkTarget, PlacedPage } from './linked-pages.ts';
import { largeNumbers, type NumberList, wholeNumbers } from './number-list.ts';

/** How many links a page has, and whether its content was read. */
export interface CountedPage {
  readonly pageId: number | null;
  readonly outgoing: number;
  readonly external: number;
  readonly isRead: boolean;
}

interface PageLinks extends CountedPage {
  readonly targets: readonly LinkTarget[];
}

/** Of a large site, whose pages are known before their links, and of which a task lists the links to some pages. */
interface PartOfGraph {
  readonly pages: KeyNumbers;
  readonly links: number;
  /** Whether the links to the page with this number are listed. */
  readonly isListed: (number: number) => boolean;
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
  readonly #numbers: KeyNumbers;
  readonly #isListed: PartOfGraph['isListed'];
  /** By page: its number, its id and its counts, and where its links begin. */
  readonly #numberOfPage = wholeNumbers();
  readonly #pageIds = largeNumbers();
  readonly #outgoing = wholeNumbers();
  readonly #external = wholeNumbers();
  readonly #isRead = wholeNumbers();
  readonly #begins = wholeNumbers();
  /** By link: the number of its target. */
  readonly #targets: NumberList<Uint32Array>;
  /** By link that is listed: the number of its target, its page and its id. */
  readonly #listedTargets = wholeNumbers();
  readonly #pagesOfLinks = wholeNumbers();
  readonly #linkIds = largeNumbers();

  constructor({ pages, links, isListed }: Partial<PartOfGraph> = {}) {
    this.#numbers = pages ?? new KeyNumbers();
    this.#isListed = isListed ?? (() => true);
    this.#targets = wholeNumbers(links);
  }

  addPage(key: string, { targets, ...page }: PageLinks): void {
    const number = this.#numbers.add(hashKey(key));
    const numbers = targets.map(([target]) => this.#numbers.add(hashKey(target)));
    this.addNumbered(
      number,
      page,
      numbers,
      targets.map(([, linkId]) => linkId),
    );
  }

  /**
   * Adds a page by its number.
   * @param targets - numbers of the pages that its links lead to; -1 where no page is.
   */
  addNumbered(
    number: number,
    { pageId, outgoing, external, isRead }: CountedPage,
    targets: readonly number[],
    linkIds: readonly number[],
  ): void {
    this.#numberOfPage.push(number);
    this.#pageIds.push(pageId ?? 0);
    this.#outgoing.push(outgoing);
    this.#external.push(external);
    this.#isRead.push(Number(isRead));
    this.#begins.push(this.#targets.length);
    for (const [at, target] of targets.entries()) {
      if (target < 0) continue;
      this.#targets.push(target);
      if (!this.#isListed(target)) continue;
      this.#listedTargets.push(target);
      this.#pagesOfLinks.push(this.#begins.length - 1);
      this.#linkIds.push(linkIds[at] ?? 0);
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
    const home = homeKey === null ? -1 : this.#numbers.find(hashKey(homeKey));
    if (home < 0) return clicks;
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

  /** The pages that are listed and have an id, by their ids, when all were added. Sources are those of the first pages that link there. */
  *list({ clicks }: Places): Generator<PlacedPage & { sources: readonly LinkSource[] }> {
    const { incoming, linking } = this.#countLinks();
    const { begins, links } = this.#linksByTarget();
    const ids = this.#pageIds.values();
    const byId = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    for (const page of byId) {
      const [pageId, number] = [ids[page] ?? 0, this.#numberOfPage.at(page)];
      if (pageId === 0 || !this.#isListed(number)) continue;
      const away = clicks[page] ?? -1;
      yield {
        pageId,
        incoming: incoming[number] ?? 0,
        linkingPages: linking[number] ?? 0,
        outgoing: this.#outgoing.at(page),
        external: this.#external.at(page),
        clicks: away < 0 ? null : away,
        isRead: this.#isRead.at(page) === 1,
        sources: this.#listSources(links.subarray(begins[number], begins[number + 1])),
      };
    }
  }

  /** The links that are listed, in the order of their targets, and where those of each target begin. */
  #linksByTarget(): { begins: Uint32Array; links: Uint32Array } {
    const begins = new Uint32Array(this.#numbers.size + 1);
    const targets = this.#listedTargets.values();
    for (const target of targets) begins[target + 1] = (begins[target + 1] ?? 0) + 1;
    for (let number = 0; number < this.#numbers.size; number += 1)
      begins[number + 1] = (begins[number + 1] ?? 0) + (begins[number] ?? 0);
    const [links, next] = [new Uint32Array(targets.length), begins.slice()];
    for (const [link, target] of targets.entries()) {
      links[next[target] ?? 0] = link;
      next[target] = (next[target] ?? 0) + 1;
    }
    return { begins, links };
  }

  /** The links of a page stand one behind the other. */
  #listSources(links: Uint32Array): LinkSource[] {
    const sources: { pageId: number; linkIds: number[] }[] = [];
    let latest = -1;
    for (const link of links) {
      const page = this.#pagesOfLinks.at(link);
      if (page !== latest) {
        if (sources.length === SOURCES_MAX) break;
        sources.push({ pageId: this.#pageIds.at(page), linkIds: [] });
      }
      latest = page;
      sources.at(-1)?.linkIds.push(this.#linkIds.at(link));
    }
    return sources;
  }
}
