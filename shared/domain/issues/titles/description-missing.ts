import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const descriptionMissing: PageIssue = {
  of: 'page',
  id: 'description-missing',
  family: 'titles',
  severity: 'warning',
  find: ({ record: { descriptions, noindex } }) =>
    !noindex && descriptions.every((text) => text === '')
      ? {
          message:
            descriptions.length === 0
              ? message('issues.description-missing.evidence')
              : message('issues.description-missing.empty'),
          urls: [],
        }
      : null,
};
