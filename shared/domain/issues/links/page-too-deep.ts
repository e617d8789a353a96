import type { SiteIssue } from '../issue-type.ts';

const CLICKS_MAX = 4;

export const pageTooDeep: SiteIssue = {
  of: 'site',
  id: 'page-too-deep',
  family: 'links',
  severity: 'notice',
  title: 'Page many clicks away',
  why: 'Visitors seldom come that far, and search engines read such pages late.',
  how: 'Link to the page from a page that is closer to the home page.',
  found:
    'From the links in all pages, of crawls that read all that they met: more than four clicks from the home page.',
  needsWholeSite: true,
  find: function* ({ pages }) {
    for (const { url, clicks, isCurrent, isReadable } of pages) {
      if (clicks !== null && clicks > CLICKS_MAX && isCurrent && isReadable) {
        yield { url, message: `The shortest way from the home page has ${clicks} clicks.`, urls: [] };
      }
    }
  },
};
