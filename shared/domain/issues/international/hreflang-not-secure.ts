import type { PageIssue } from '../issue-type.ts';
import { isOnSite } from '../on-site.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const hreflangNotSecure: PageIssue = {
  of: 'page',
  id: 'hreflang-not-secure',
  family: 'international',
  severity: 'warning',
  title: 'hreflang without https',
  why: 'Search engines are led to an address that redirects, or to a second copy of the page.',
  how: 'Write the addresses of the alternates with https.',
  found: 'From the alternates of pages over https that are addresses of the site with http.',
  find: ({ url, record: { alternates } }, { domain }) => {
    const insecure = alternates.map(([, to]) => to).filter((to) => to.startsWith('http:') && isOnSite(to, domain));
    if (insecure.length === 0 || !url.startsWith('https:')) return null;
    return {
      message: `${counted(insecure.length, 'alternate begins', 'alternates begin')} with http: ${listed(firstUrls(insecure), new Set(insecure).size)}.`,
      urls: firstUrls(insecure),
    };
  },
};
