import { createHash } from 'node:crypto';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import type { ExtractedLink, ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { isSameSite } from '../../shared/domain/urls/domain.ts';
import type { LinkCounts } from '../../shared/table/pages.ts';

/** A page that asks not to be indexed may still be graded; what was really read of it is what counts. */
export const bodyHash = (page: ExtractedPage): string => createHash('sha256').update(page.markdown).digest('hex');

const isInternal = (link: ExtractedLink, domain: string, otherSites: ReadonlySet<string>): boolean => {
  const host = URL.parse(link.href)?.host ?? '';
  return isSameSite(host, domain) || otherSites.has(link.href);
};

/**
 * Link counts of the checks (spec, Checks): internal when the link is on the site's own domain, or when it leads to a
 * page of another site of the organization (`resolvedElsewhere`: the hrefs that do).
 */
export function linkCounts(
  links: readonly ExtractedLink[],
  domain: string,
  resolvedElsewhere: ReadonlySet<string>,
): LinkCounts {
  const internal = links.filter((link) => isInternal(link, domain, resolvedElsewhere)).length;
  return { internal, outbound: links.length - internal, total: links.length };
}

/** The validators to send at the next crawl. */
export const readValidators = (document: WebDocument) => ({
  fetchedUrl: document.finalUrl,
  etag: document.etag,
  lastModified: document.lastModified,
});
