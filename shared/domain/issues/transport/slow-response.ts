import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

const MILLISECONDS_MAX = 3_000;

export const slowResponse: PageIssue = {
  of: 'page',
  id: 'slow-response',
  family: 'transport',
  severity: 'warning',
  alsoUnread: true,
  find: ({ record: { milliseconds } }) =>
    milliseconds !== null && milliseconds > MILLISECONDS_MAX
      ? {
          message: message('issues.slow-response.evidence', { seconds: milliseconds / 1000 }),
          urls: [],
        }
      : null,
};
