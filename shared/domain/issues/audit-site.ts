import type { AuditedPage, CheckedUrl } from './audited-page.ts';
import type { ToCheck } from './check-list.ts';
import type { GatheredAddresses } from './gathered-addresses.ts';
import { GatheredSite } from './gathered-site.ts';
import type { FoundIssue, PageDigest } from './page-digest.ts';
import { PageDigester } from './page-digester.ts';
import { wholeShare } from './share-of-site.ts';
import { SiteShare } from './site-share.ts';
import type { SiteToAudit } from './site-to-audit.ts';
import type { WrongAddress } from './whole-site.ts';

/** Looks for all types of issues of a site whose pages are compared at once: the site is the only share of itself. */
export class SiteAudit {
  readonly gathered: GatheredSite;
  readonly #digester: PageDigester;
  readonly share: SiteShare;

  /** @param site - what is known before its pages are. */
  constructor(site: SiteToAudit) {
    this.gathered = new GatheredSite(site);
    this.share = new SiteShare(site, wholeShare, null);
    this.#digester = new PageDigester(site);
  }

  digestPage(page: AuditedPage): PageDigest {
    return this.#digester.digest(page);
  }

  /** Adds a page that was digested. */
  addPage(digest: PageDigest): void {
    this.gathered.addPage(digest);
    const { sample: _, ...page } = digest.summary;
    this.share.addPage(page, digest.named);
  }

  toCheck(): readonly ToCheck[] {
    return this.gathered.addresses.toCheck();
  }

  finishChecks(results: readonly CheckedUrl[], at: string): ReturnType<GatheredAddresses['finishChecks']> {
    return this.gathered.addresses.finishChecks(results, at);
  }

  /** The issues of URLs and of the pages together, when all pages were added. */
  finish(checks: readonly WrongAddress[]): Generator<FoundIssue> {
    const { gathered } = this;
    return this.share.finish({ checks, places: gathered.places(), likePages: gathered.texts.likePages() });
  }
}
