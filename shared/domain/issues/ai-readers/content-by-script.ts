import type { PageIssue } from '../issue-type.ts';

export const contentByScript: PageIssue = {
  of: 'page',
  id: 'content-by-script',
  family: 'ai_readers',
  severity: 'warning',
  title: 'Content comes by script',
  why: 'Most crawlers of AI services run no scripts, and find an empty page.',
  how: 'Render the page on the server.',
  found: 'From signs in the HTML that the text comes by script (docs/crawler.md).',
  alsoUnread: true,
  find: ({ record: { scriptEvidence } }) =>
    scriptEvidence === null ? null : { message: `The text of the page comes by script: ${scriptEvidence}.`, urls: [] },
};
