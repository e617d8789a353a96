import type { PageIssue } from '../issue-type.ts';

export const nofollowPage: PageIssue = {
  of: 'page',
  id: 'nofollow-page',
  family: 'links',
  severity: 'notice',
  title: 'Page with nofollow',
  why: 'It asks search engines to follow none of its links.',
  how: 'Remove nofollow from the robots directives of the page.',
  found: 'From the robots directives in the document and in the X-Robots-Tag header.',
  find: ({ record, links }) => {
    const internal = links.filter(({ isInternal }) => isInternal).length;
    return record.nofollow && internal > 0
      ? {
          message: `The page asks crawlers not to follow its links; ${internal} of them lead to the site itself.`,
          urls: [],
        }
      : null;
  },
};
