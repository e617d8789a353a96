import { type Check, type CheckedContent, notApplicable } from './check.ts';

const neverCrawled = 'The page was never crawled, so its links are unknown.';
const enoughInternalLinks = 2;

/** Counts come from the latest crawl, not from drafts or newer content versions. */
export function linkChecks({ links }: CheckedContent): Check[] {
  const target = `${enoughInternalLinks}+ internal links`;
  if (!links.crawled) {
    return [notApplicable('internal_links', target, neverCrawled), notApplicable('outbound_links', null, neverCrawled)];
  }
  const { internalCount, outboundCount } = links;
  return [
    {
      key: 'internal_links',
      status: internalCount >= enoughInternalLinks ? 'pass' : internalCount === 1 ? 'warn' : 'fail',
      value: internalCount,
      target,
      message:
        internalCount >= enoughInternalLinks
          ? `The page has ${internalCount} internal links, menu and footer included.`
          : `The page has ${internalCount === 0 ? 'no internal links' : 'one internal link, menu and footer included'}; link to at least ${enoughInternalLinks} related pages of the site.`,
    },
    {
      key: 'outbound_links',
      status: 'pass',
      value: outboundCount,
      target: null,
      message: `The page has ${outboundCount === 0 ? 'no' : outboundCount} outbound link${outboundCount === 1 ? '' : 's'}${outboundCount === 0 ? '' : ', menu and footer included'}.`,
    },
  ];
}
