import { LineCounter, type RecurringLine } from '../pages/recurring-lines.ts';
import type { CheckedUrl } from './audited-page.ts';
import { CheckList, type ToCheck } from './check-list.ts';
import { LinkGraph } from './link-graph.ts';
import { type LikePair, NearDuplicates } from './near-duplicates.ts';
import type { PageDigest } from './page-digest.ts';
import { type SiteToAudit, viewSite } from './site-to-audit.ts';
import { SpellingProbes } from './spelling-probes.ts';
import { decodeSample } from './text-sample.ts';
import { isIndexable } from './whole-site.ts';

type Links = ReturnType<LinkGraph['list']>;
type Places = ReturnType<LinkGraph['measure']>;

/** All of a site that no share of its pages shows: links, near-duplicates, lines, addresses to be requested. Pages come one by one, in their order, and few are kept. */
export class GatheredSite {
  readonly #site: SiteToAudit;
  readonly #checkList: CheckList;
  readonly #probes: SpellingProbes;
  readonly #graph = new LinkGraph();
  readonly #lines = new LineCounter();
  readonly #texts = new Set<string | null>();
  readonly #samples = new NearDuplicates();
  #pages = 0;
  #homeKey: string | null = null;
  #places: Places | null = null;

  constructor(site: SiteToAudit) {
    this.#site = site;
    this.#checkList = new CheckList(site.checksMax, site.checkedBefore, viewSite(site).isOtherSpelling);
    this.#probes = new SpellingProbes(site.urls);
  }

  addPage({ summary, links, external, targets, named, lines }: PageDigest): void {
    const { key, id, url, canonical, alternates, contentHash, isHome, isCurrent, isReadable } = summary;
    if (isHome) this.#homeKey ??= key;
    const isRead = isCurrent && isReadable;
    this.#graph.addPage(key, { pageId: id, outgoing: links, external, isRead, targets });
    const references = [...(canonical === null ? [] : [canonical]), ...alternates.map(([, to]) => to)];
    this.#checkList.addPage(url, named, references);
    this.#lines.addPage(contentHash, lines);
    this.#probes.addPage(summary);
    // Of pages that are the same word for word one stands for all.
    if (isIndexable(summary) && !this.#texts.has(contentHash)) {
      this.#texts.add(contentHash);
      if (summary.sample !== null) this.#samples.add(this.#pages, decodeSample(summary.sample));
    }
    this.#pages += 1;
  }

  /** The places of the pages among the links of the site, by their order, when all were added. */
  places(): Places {
    this.#places ??= this.#graph.measure(this.#homeKey);
    return this.#places;
  }

  /** Lists pages with their place among the links of the site, and the links that lead to them, when all pages were added. */
  links(): Links {
    return this.#graph.list(this.places());
  }

  /** By the order of pages, those with nearly the same text, when all were added. */
  likePages(): ReadonlyMap<number, readonly LikePair[]> {
    return this.#samples.list();
  }

  /** Lists the lines of text that several pages have, when all pages were added. */
  recurringLines(): RecurringLine[] {
    return this.#lines.list();
  }

  /** Lists the requests to make before the comparison, when all pages were added. */
  toCheck(): readonly ToCheck[] {
    const { mayProbe, sitemap } = this.#site;
    this.#checkList.addReferences(sitemap?.urls.values() ?? []);
    return this.#checkList.choose(this.#probes.list().filter(({ url }) => mayProbe(url)));
  }

  /** Merges the results of the requests with those known before. */
  finishChecks(results: readonly CheckedUrl[], at: string): ReturnType<CheckList['finish']> {
    return this.#checkList.finish(results, at);
  }
}
