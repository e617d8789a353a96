import type { PageIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const brokenInternalLink: PageIssue = {
  of: 'page',
  id: 'broken-internal-link',
  family: 'links',
  severity: 'error',
  title: 'Link to a page that does not exist',
  why: 'Visitors get an error, and search engines lose the way.',
  how: 'Correct the address of the link, or remove it.',
  found:
    'From links to addresses of the site that the crawl requested with exactly this spelling, and that returned 404, 410 or a status of 500 to 599.',
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
    const named = [...broken].map(([url, status]) => `${url} (${status})`);
    return {
      message: `${counted(broken.size, 'address that this page links to returns', 'addresses that this page links to return')} an error: ${listed(named)}.`,
      urls: firstUrls([...broken.keys()]),
    };
  },
};
