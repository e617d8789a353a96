import type { AuditedPage, SiteSources, SiteView } from './audited-page.ts';
import { listNamed } from './check-list.ts';
import { pageIssues } from './issue-types.ts';
import { urlKey } from './known-url.ts';
import { LinkTargets } from './link-targets.ts';
import type { FoundIssue, PageDigest } from './page-digest.ts';
import { type SiteToAudit, viewSite } from './site-to-audit.ts';

/** Reads all that the audit of a site needs of a page, and the issues that it has by itself. */
export class PageDigester {
  readonly #site: SiteToAudit;
  readonly #view: SiteView;
  readonly #isOtherSpelling: (url: string) => boolean;
  readonly #targets: LinkTargets;
  readonly #homeKey: string | null;

  constructor(site: SiteToAudit) {
    const { view, isOtherSpelling } = viewSite(site);
    this.#site = site;
    this.#view = view;
    this.#isOtherSpelling = isOtherSpelling;
    this.#targets = new LinkTargets(site.urls);
    // The links begin where the address of the site leads to.
    this.#homeKey = this.#targets.targetOf(`https://${site.domain}/`);
  }

  digest(read: AuditedPage): PageDigest {
    const page = joinAlternates(read, this.#site);
    const { id, url, record, links } = page;
    const summary = summarize(page, this.#site, this.#homeKey);
    const isRead = record.unreadable === null;
    return {
      summary,
      links: links.length,
      external: links.filter(({ isInternal }) => !isInternal).length,
      targets: this.#targets.listTargets(summary.key, links),
      named: listNamed(page, this.#isOtherSpelling),
      lines: record.lines ?? null,
      issues: pageIssues.flatMap((type): FoundIssue[] => {
        const evidence = isRead || type.alsoUnread === true ? type.find(page, this.#view) : null;
        return evidence === null ? [] : [{ issueId: type.id, url, pageId: id, ...evidence }];
      }),
    };
  }
}

/** A page has the alternates of its document and those that the sitemaps name of it, each once. */
function joinAlternates(page: AuditedPage, { sitemap }: SiteSources): AuditedPage {
  const named = sitemap?.alternates?.get(urlKey(page.url) ?? '') ?? [];
  if (named.length === 0) return page;
  const all = new Map(
    [...page.record.alternates, ...named].map(([code, url]) => [`${code} ${url}`, [code, url] as const]),
  );
  return { ...page, record: { ...page.record, alternates: [...all.values()] } };
}

function summarize(
  { id, url, record, knownSince }: AuditedPage,
  { isCurrent, auditedAt }: SiteToAudit,
  homeKey: string | null,
): PageDigest['summary'] {
  const key = urlKey(url) ?? url;
  return {
    url,
    key,
    id,
    knownSince,
    title: record.titles[0] || null,
    description: record.descriptions[0] || null,
    h1: record.h1s[0] ?? null,
    words: record.words,
    contentHash: record.contentHash,
    sample: record.sample,
    canonical: record.canonicals[0] ?? null,
    noindex: record.noindex || (record.unavailableAfter ?? auditedAt) < auditedAt,
    alternates: record.alternates,
    isReadable: record.unreadable === null,
    isCurrent: isCurrent(key),
    isHome: key === homeKey,
  };
}
