import type { PageIssue } from '../issue-type.ts';

export const httpPage: PageIssue = {
  of: 'page',
  id: 'http-page',
  family: 'transport',
  severity: 'error',
  title: 'Page without https',
  why: 'Browsers mark it as not secure, and others can read and change it on its way.',
  how: 'Serve the page over https, and redirect http to it.',
  found: 'From the address where the page was read.',
  alsoUnread: true,
  find: ({ url }) =>
    url.startsWith('http:')
      ? { message: `The page was read at ${url}, and the server did not redirect to https.`, urls: [] }
      : null,
};
