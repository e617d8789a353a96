import type { PageIssue } from '../issue-type.ts';
import { isPage, isSamePath, type KnownUrl } from '../known-url.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const linkToRedirect: PageIssue = {
  of: 'page',
  id: 'link-to-redirect',
  family: 'links',
  severity: 'notice',
  title: 'Link to an address that redirects',
  why: 'Each redirect costs visitors time, and a later change can break it.',
  how: 'Link to the address where the redirect ends.',
  found:
    'From links to addresses of the site that the crawl requested with exactly this spelling, and that redirected to another page, or to another spelling of its path.',
  find: ({ links }, { find }) => {
    const moved = new Map(
      links.flatMap(({ url, isInternal }) => {
        const known = isInternal ? find(url) : null;
        return known && leadsElsewhere(known) ? [[url, known.finalUrl ?? '']] : [];
      }),
    );
    if (moved.size === 0) return null;
    const named = [...moved].map(([url, to]) => `${url} (to ${to})`);
    return {
      message: `${counted(moved.size, 'address that this page links to redirects', 'addresses that this page links to redirect')}: ${listed(named)}.`,
      urls: firstUrls([...moved.keys()]),
    };
  },
};

/** Between http and https, or with www, is another issue. */
const leadsElsewhere = ({ url, outcome, finalUrl, redirects }: KnownUrl): boolean =>
  outcome === 'redirected' ||
  outcome === 'moved_away' ||
  (isPage({ outcome }) && redirects.length > 0 && finalUrl !== null && !isSamePath(url, finalUrl));
