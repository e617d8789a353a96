import type { UrlIssue } from '../issue-type.ts';
import { firstUrls } from '../wording.ts';

export const redirectChain: UrlIssue = {
  of: 'url',
  id: 'redirect-chain',
  family: 'status',
  severity: 'warning',
  title: 'Chain of redirects',
  why: 'Each redirect costs visitors time, and search engines stop after some of them.',
  how: 'Redirect the first address straight to the last one, and link to the last one.',
  found: 'From two or more redirects in a row that the crawl followed.',
  find: ({ redirects, finalUrl }) =>
    redirects.length >= 2
      ? {
          message: `The address leads through ${redirects.length} redirects to ${finalUrl ?? redirects.at(-1) ?? ''}.`,
          urls: firstUrls(redirects),
        }
      : null,
};
