import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const titleMissing: PageIssue = {
  of: 'page',
  id: 'title-missing',
  family: 'titles',
  severity: 'error',
  find: ({ record }) =>
    record.titles.every((title) => title === '')
      ? {
          message:
            record.titles.length === 0
              ? message('issues.title-missing.evidence')
              : message('issues.title-missing.empty'),
          urls: [],
        }
      : null,
};
