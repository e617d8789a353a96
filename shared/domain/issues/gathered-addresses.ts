import type { CheckedUrl } from './audited-page.ts';
import { CheckList, type NamedByPage, type ToCheck } from './check-list.ts';
import { type SiteToAudit, viewSite } from './site-to-audit.ts';
import { SpellingProbes } from './spelling-probes.ts';
import type { ComparedPage } from './whole-site.ts';

/** Addresses beside the pages of a site that are to be requested. Pages come one by one, in their order. */
export class GatheredAddresses {
  readonly #site: SiteToAudit;
  readonly #checkList: CheckList;
  readonly #probes: SpellingProbes;

  constructor(site: SiteToAudit) {
    this.#site = site;
    this.#checkList = new CheckList(site.checksMax, site.checkedBefore, viewSite(site).isOtherSpelling);
    this.#probes = new SpellingProbes(site.urls);
  }

  addPage(page: ComparedPage, named: readonly NamedByPage[]): void {
    const { url, canonical, alternates } = page;
    const references = [...(canonical === null ? [] : [canonical]), ...alternates.map(([, to]) => to)];
    this.#checkList.addPage(url, named, references);
    this.#probes.addPage(page);
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
