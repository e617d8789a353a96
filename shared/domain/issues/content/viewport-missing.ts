import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const viewportMissing: PageIssue = {
  of: 'page',
  id: 'viewport-missing',
  family: 'content',
  severity: 'warning',
  find: ({ record }) =>
    record.hasViewport ? null : { message: message('issues.viewport-missing.evidence'), urls: [] },
};
