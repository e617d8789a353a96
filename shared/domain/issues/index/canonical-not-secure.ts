import type { PageIssue } from '../issue-type.ts';
import { isOnSite } from '../on-site.ts';

export const canonicalNotSecure: PageIssue = {
  of: 'page',
  id: 'canonical-not-secure',
  family: 'index',
  severity: 'error',
  title: 'Canonical URL without https',
  why: 'It asks search engines to show the address without encryption, which redirects or is a second copy of the page.',
  how: 'Write the canonical URL with https.',
  found: 'From canonical links of pages over https to addresses of the site with http.',
  find: ({ url, record: { canonicals } }, { domain }) => {
    const [canonical] = canonicals;
    if (!canonical?.startsWith('http:') || !url.startsWith('https:')) return null;
    return isOnSite(canonical, domain)
      ? { message: `The page is read over https, and names ${canonical} as canonical.`, urls: [canonical] }
      : null;
  },
};
