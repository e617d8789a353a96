import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const descriptionSeveral: PageIssue = {
  of: 'page',
  id: 'description-several',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { descriptions } }) => {
    const named = descriptions.filter((text) => text !== '');
    return named.length > 1
      ? {
          message: message('issues.description-several.evidence', { count: named.length, atLeast: named.length === 4 }),
          urls: [],
        }
      : null;
  },
};
