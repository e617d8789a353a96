import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { firstUrls, listed } from '../wording.ts';

export const brokenInternalLink: PageIssue = {
  of: 'page',
  id: 'broken-internal-link',
  family: 'links',
  severity: 'error',
  find: ({ links }, { find }) => {
    const broken = new Map(
      links.flatMap(({ url, isInternal }) => {
        const known = isInternal ? find(url) : null;
        return known && isBroken(known) && (known.outcome === 'gone' || Number(known.statusCode) >= 500)
          ? [[url, known.statusCode]]
          : [];
      }),
    );
    if (broken.size === 0) return null;
    const named = [...broken].map(([url, status]) =>
      message('issues.broken-internal-link.item', { url, status: String(status) }),
    );
    return {
      message: message('issues.broken-internal-link.evidence', { count: broken.size, links: listed(named) }),
      urls: firstUrls([...broken.keys()]),
    };
  },
};
