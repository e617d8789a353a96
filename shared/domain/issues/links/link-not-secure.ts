import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const linkNotSecure: PageIssue = {
  of: 'page',
  id: 'link-not-secure',
  family: 'links',
  severity: 'warning',
  title: 'Link to the site without https',
  why: 'The visitor is redirected, or gets the page without encryption.',
  how: 'Write the address with https.',
  found: 'From links of pages over https to addresses of the site with http.',
  find: ({ url, links }) => {
    const insecure = url.startsWith('https:')
      ? links.filter((link) => link.isInternal && link.url.startsWith('http:')).map((link) => link.url)
      : [];
    if (insecure.length === 0) return null;
    return {
      message: `${counted(insecure.length, 'link')} to the site’s own pages ${insecure.length === 1 ? 'begins' : 'begin'} with http: ${listed(firstUrls(insecure), new Set(insecure).size)}.`,
      urls: firstUrls(insecure),
    };
  },
};
