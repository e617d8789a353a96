import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isPage, isSamePath, type KnownUrl } from '../known-url.ts';
import { firstUrls, listed } from '../wording.ts';

export const linkToRedirect: PageIssue = {
  of: 'page',
  id: 'link-to-redirect',
  family: 'links',
  severity: 'notice',
  find: ({ links }, { find }) => {
    const moved = new Map(
      links.flatMap(({ url, isInternal }) => {
        const known = isInternal ? find(url) : null;
        return known && leadsElsewhere(known) ? [[url, known.finalUrl ?? '']] : [];
      }),
    );
    if (moved.size === 0) return null;
    const named = [...moved].map(([url, to]) => message('issues.link-to-redirect.item', { url, to }));
    return {
      message: message('issues.link-to-redirect.evidence', { count: moved.size, links: listed(named) }),
      urls: firstUrls([...moved.keys()]),
    };
  },
};

/** Between http and https, or with www, is another issue. */
const leadsElsewhere = ({ url, outcome, finalUrl, redirects }: KnownUrl): boolean =>
  outcome === 'redirected' ||
  outcome === 'moved_away' ||
  (isPage({ outcome }) && redirects.length > 0 && finalUrl !== null && !isSamePath(url, finalUrl));
