import { duplicateIssue } from '../duplicate-issue.ts';

const WORDS_MIN = 30;

export const contentDuplicate = duplicateIssue(
  { id: 'content-duplicate', family: 'content', severity: 'warning' },
  {
    value: ({ words, contentHash }) => (words >= WORDS_MIN ? contentHash : null),
    shown: ({ words }) => ({ words }),
  },
);
