import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const localhostLink: PageIssue = {
  of: 'page',
  id: 'localhost-link',
  family: 'links',
  severity: 'error',
  title: 'Link to the computer of the visitor',
  why: 'The link was made on the computer of an author, and works nowhere else.',
  how: 'Replace the address with the public one.',
  found: 'From links to `localhost`, `127.0.0.1`, `0.0.0.0` and `[::1]`.',
  find: ({ links }) => {
    const local = links
      .filter(({ url }) => /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?:\/|$)/i.test(url))
      .map(({ url }) => url);
    if (local.length === 0) return null;
    return {
      message: `${counted(local.length, 'link leads', 'links lead')} to the computer of whoever opens the page: ${listed(firstUrls(local), new Set(local).size)}.`,
      urls: firstUrls(local),
    };
  },
};
