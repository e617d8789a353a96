import type { PageIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const hreflangBroken: PageIssue = {
  of: 'page',
  id: 'hreflang-broken',
  family: 'international',
  severity: 'error',
  title: 'hreflang to a page that does not exist',
  why: 'Search engines ignore the alternate.',
  how: 'Correct the address of the alternate, or remove it.',
  found:
    'From alternates of the site that the crawl requested with exactly this spelling: 404, 410, 500 to 599, or a redirect.',
  find: ({ record: { alternates } }, { find }) => {
    const broken = new Map(
      alternates.flatMap(([, url]) => {
        const known = find(url);
        if (known === null) return [];
        if (known.outcome === 'gone' || (isBroken(known) && Number(known.statusCode) >= 500))
          return [[url, `status ${known.statusCode}`]];
        return known.outcome === 'redirected' ? [[url, 'redirects']] : [];
      }),
    );
    if (broken.size === 0) return null;
    return {
      message: `${counted(broken.size, 'alternate does', 'alternates do')} not lead to a page: ${listed([...broken].map(([url, what]) => `${url} (${what})`))}.`,
      urls: firstUrls([...broken.keys()]),
    };
  },
};
