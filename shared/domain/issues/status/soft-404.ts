import { saysNotFound } from '../../extraction/not-found.ts';
import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const soft404: PageIssue = {
  of: 'page',
  id: 'soft-404',
  family: 'status',
  severity: 'error',
  alsoUnread: true,
  find: ({ record }) =>
    record.unreadable === 'soft_404'
      ? {
          message: saysIt(record.titles[0])
            ? message('issues.soft-404.titled', {
                status: String(record.status),
                title: quoted(record.titles[0] ?? ''),
              })
            : message('issues.soft-404.evidence', { status: String(record.status) }),
          urls: [],
        }
      : null,
};

/** Of a page whose heading or text says it, the title may be the name of the site. */
const saysIt = (title = ''): boolean => saysNotFound({ title, h1: null, text: '', wordCount: 0 }) !== 'no';
