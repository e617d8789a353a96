import type { AuditedLink } from './audited-page.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { LinkTarget } from './linked-pages.ts';
import type { ByKey } from './url-store.ts';

const HOPS_MAX = 5;
/** Most links stand on every page: their keys are computed once. */
const KEYS_MAX = 100_000;

/** Where links lead to in the end, by what is known of the URLs of a site. */
export class LinkTargets {
  readonly #urls: ByKey<KnownUrl>;
  readonly #keys = new Map<string, string | null>();

  constructor(urls: ByKey<KnownUrl>) {
    this.#urls = urls;
  }

  /** Lists where the links of a page lead to in the end, but those to the page itself. */
  listTargets(key: string, links: readonly AuditedLink[]): LinkTarget[] {
    return links.flatMap(({ id, url, isInternal }): LinkTarget[] => {
      const target = isInternal ? this.targetOf(url) : null;
      return target === null || target === key ? [] : [[target, id]];
    });
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
}
