import type { PageIssue } from '../issue-type.ts';
import { quoted } from '../wording.ts';

export const soft404: PageIssue = {
  of: 'page',
  id: 'soft-404',
  family: 'status',
  severity: 'error',
  title: '"Not found" with status 200',
  why: 'Search engines index a page that only says that there is none, or spend their requests on it.',
  how: 'Return status 404 or 410 for pages that do not exist.',
  found:
    'From what a short page says in its title or heading, or from a page that is the same as that of a path which does not exist.',
  alsoUnread: true,
  find: ({ record }) =>
    record.unreadable === 'soft_404'
      ? {
          message: `The page returns status ${record.status} and says that it does not exist${record.titles[0] ? `: its title is ${quoted(record.titles[0])}` : ''}.`,
          urls: [],
        }
      : null,
};
