import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { listed } from '../wording.ts';

export const titleSeveral: PageIssue = {
  of: 'page',
  id: 'title-several',
  family: 'titles',
  severity: 'warning',
  find: ({ record: { titles } }) => {
    const named = titles.filter((title) => title !== '');
    return named.length > 1
      ? {
          message: message('issues.title-several.evidence', { count: named.length, titles: listed(named.map(quoted)) }),
          urls: [],
        }
      : null;
  },
};
