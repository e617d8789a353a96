import { duplicateIssue } from '../duplicate-issue.ts';

export const descriptionDuplicate = duplicateIssue(
  { id: 'description-duplicate', family: 'titles', severity: 'notice' },
  { value: ({ description }) => description?.toLowerCase() ?? null },
);
