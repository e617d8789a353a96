import { GatheredAddresses } from './gathered-addresses.ts';
import { GatheredTexts } from './gathered-texts.ts';
import { LinkGraph, type Places } from './link-graph.ts';
import type { PageDigest } from './page-digest.ts';
import type { SiteToAudit } from './site-to-audit.ts';
import { isIndexable } from './whole-site.ts';

/** All of a site that no share of its pages shows: links, text that is alike, addresses to be requested. Pages come one by one, in their order. */
export class GatheredSite {
  readonly addresses: GatheredAddresses;
  readonly texts = new GatheredTexts();
  readonly #graph = new LinkGraph();
  #pages = 0;
  #homeKey: string | null = null;
  #places: Places | null = null;

  constructor(site: SiteToAudit) {
    this.addresses = new GatheredAddresses(site);
  }

  addPage({ summary, links, external, targets, named, lines }: PageDigest): void {
    const { key, id, contentHash, sample, isHome, isCurrent, isReadable } = summary;
    if (isHome) this.#homeKey ??= key;
    this.#graph.addPage(key, { pageId: id, outgoing: links, external, isRead: isCurrent && isReadable, targets });
    this.texts.addPage(this.#pages, { contentHash, sample, lines, isIndexable: isIndexable(summary) });
    this.addresses.addPage(summary, named);
    this.#pages += 1;
  }

  /** The places of the pages among the links of the site, by their order, when all were added. */
  places(): Places {
    this.#places ??= this.#graph.measure(this.#homeKey);
    return this.#places;
  }

  /** Lists pages with their place among the links of the site, and the links that lead to them, when all pages were added. */
  links(): ReturnType<LinkGraph['list']> {
    return this.#graph.list(this.places());
  }
}
