import type { PageIssue } from '../issue-type.ts';
import { isOnSite } from '../on-site.ts';

export const canonicalOffSite: PageIssue = {
  of: 'page',
  id: 'canonical-off-site',
  family: 'index',
  severity: 'notice',
  title: 'Canonical page on another site',
  why: 'Search engines show the other site in place of this page: right for copies, a mistake elsewhere.',
  how: 'Name a page of this site, unless the text is a copy.',
  found: 'From canonical links to another host.',
  find: ({ record: { canonicals } }, { domain }) => {
    const [canonical] = canonicals;
    return canonical !== undefined && !isOnSite(canonical, domain)
      ? { message: `The page names ${canonical} as canonical, which is on another host.`, urls: [canonical] }
      : null;
  },
};
