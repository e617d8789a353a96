import type { AuditedLink } from './audited-page.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { LinkTarget } from './linked-pages.ts';

const HOPS_MAX = 5;
/** Most links stand on every page: their keys are computed once. */
const KEYS_MAX = 100_000;

/** Which pages link to which, by their keys. */
export class LinkGraph {
  readonly #urls: ReadonlyMap<string, KnownUrl>;
  readonly #numbers = new Map<string, number>();
  /** The targets of all pages one behind the other, and by the number of a page where its own begin and end. */
  #targets = new Uint32Array(1_024);
  #used = 0;
  readonly #places = new Map<number, { from: number; to: number }>();
  readonly #keys = new Map<string, string | null>();

  constructor(urls: ReadonlyMap<string, KnownUrl>) {
    this.#urls = urls;
  }

  /** Lists where the links of a page lead to in the end, but those to the page itself. */
  listTargets(key: string, links: readonly AuditedLink[]): LinkTarget[] {
    return links.flatMap(({ id, url, isInternal }): LinkTarget[] => {
      const target = isInternal ? this.targetOf(url) : null;
      return target === null || target === key ? [] : [[target, id]];
    });
  }

  addPage(key: string, links: readonly LinkTarget[]): void {
    const targets = new Set(links.map(([target]) => this.#numberOf(target)));
    const page = this.#numberOf(key);
    const from = this.#used;
    this.#used += targets.size;
    if (this.#used > this.#targets.length) {
      const larger = new Uint32Array(2 * this.#used);
      larger.set(this.#targets.subarray(0, from));
      this.#targets = larger;
    }
    this.#targets.set([...targets], from);
    this.#places.set(page, { from, to: this.#used });
  }

  #targetsOf(page: number): Uint32Array {
    const { from = 0, to = 0 } = this.#places.get(page) ?? {};
    return this.#targets.subarray(from, to);
  }

  /** How many pages link to each key, and how many clicks each is away from the home page. */
  measure(homeKey: string | null): { linkingPages: Map<string, number>; clicks: Map<string, number> } {
    const linking = new Uint32Array(this.#numbers.size);
    for (const page of this.#places.keys())
      for (const target of this.#targetsOf(page)) linking[target] = (linking[target] ?? 0) + 1;
    const clicks = new Int32Array(this.#numbers.size).fill(-1);
    const queue = homeKey === null ? [] : [this.#numberOf(homeKey)];
    for (const home of queue.slice()) clicks[home] = 0;
    for (const page of queue) {
      for (const target of this.#targetsOf(page)) {
        if ((clicks[target] ?? 0) >= 0) continue;
        clicks[target] = (clicks[page] ?? 0) + 1;
        queue.push(target);
      }
    }
    const linkingPages = new Map<string, number>();
    const clicksByKey = new Map<string, number>();
    for (const [key, at] of this.#numbers) {
      linkingPages.set(key, linking[at] ?? 0);
      if ((clicks[at] ?? -1) >= 0) clicksByKey.set(key, clicks[at] ?? 0);
    }
    return { linkingPages, clicks: clicksByKey };
  }

  /** The page that a link leads to in the end: through redirects, and to the page that a copy names as the one to keep. */
  targetOf(url: string): string | null {
    const known = this.#keys.get(url);
    if (known !== undefined) return known;
    let key = urlKey(url);
    for (let hops = 0; key !== null && hops < HOPS_MAX; hops += 1) {
      const next = this.#leadsTo(key);
      if (next === null || next === key) break;
      key = next;
    }
    if (this.#keys.size < KEYS_MAX) this.#keys.set(url, key);
    return key;
  }

  #leadsTo(key: string): string | null {
    const found = this.#urls.get(key);
    // A query that was not requested stands for the page at its path.
    if (found === undefined) return key.includes('?') ? (key.split('?', 1)[0] ?? null) : null;
    if (found.outcome === 'redirected') return found.finalUrl === null ? null : urlKey(found.finalUrl);
    if (found.outcome !== 'folded') return null;
    return found.reason === 'query'
      ? (key.split('?', 1)[0] ?? null)
      : found.canonicalUrl === null
        ? null
        : urlKey(found.canonicalUrl);
  }

  #numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}
