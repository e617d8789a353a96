import type { AuditedLink, CheckedUrl } from './audited-page.ts';

/** Of a host that is no part of the site, a crawl requests so many addresses. */
const OF_HOST_MAX = 10;

export interface ToCheck extends Pick<CheckedUrl, 'url' | 'kind'> {
  /** The pages that name it. */
  readonly pages: string[];
}

/**
 * The addresses to be requested at the end of a crawl: those that were wrong before first, so that they are known to be right when they
 * no longer are; then the first ones that pages name, half of them pictures.
 */
export class CheckList {
  readonly #max: number;
  readonly #chosen = new Map<string, ToCheck>();
  readonly #counts = { link: 0, image: 0 };
  readonly #hosts = new Map<string, number>();
  readonly #before: ReadonlySet<string>;

  constructor(max: number, wrongBefore: readonly string[]) {
    this.#max = max;
    this.#before = new Set(wrongBefore);
  }

  addPage(page: string, links: readonly AuditedLink[], images: readonly string[]): void {
    const named = new Map<string, 'link' | 'image'>(images.map((url) => [url, 'image']));
    for (const { url, isInternal } of links) if (!isInternal && !named.has(url)) named.set(url, 'link');
    for (const [url, kind] of named) {
      const known = this.#chosen.get(url);
      if (known) known.pages.push(page);
      else if (this.#hasRoom(url, kind)) this.#chosen.set(url, { url, kind, pages: [page] });
    }
  }

  list(): readonly ToCheck[] {
    return [...this.#chosen.values()];
  }

  #hasRoom(url: string, kind: 'link' | 'image'): boolean {
    if (this.#max === 0) return false;
    if (this.#before.has(url)) return true;
    const host = URL.parse(url)?.host ?? '';
    const ofHost = this.#hosts.get(host) ?? 0;
    if (this.#counts[kind] >= this.#max / 2 || (kind === 'link' && ofHost >= OF_HOST_MAX)) return false;
    this.#counts[kind] += 1;
    this.#hosts.set(host, ofHost + 1);
    return true;
  }
}
