import { message } from '../messages/message.ts';
import { type Check, type CheckedContent, notApplicable } from './check.ts';

const neverCrawled = message('checks.common.never-crawled');
const enoughInternalLinks = 2;

/** Counts come from the latest crawl, not from drafts or newer content versions. */
export function linkChecks({ links }: CheckedContent): Check[] {
  const target = message('checks.internal_links.target', { enough: enoughInternalLinks });
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
      message: message(`checks.internal_links.${internalCount >= enoughInternalLinks ? 'enough' : 'few'}`, {
        count: internalCount,
        enough: enoughInternalLinks,
      }),
    },
    {
      key: 'outbound_links',
      status: 'pass',
      value: outboundCount,
      target: null,
      message: message('checks.outbound_links.counted', { count: outboundCount }),
    },
  ];
}
