import { quoted } from '../../messages/message.ts';
import { duplicateIssue } from '../duplicate-issue.ts';

export const titleDuplicate = duplicateIssue(
  { id: 'title-duplicate', family: 'titles', severity: 'warning' },
  { value: ({ title }) => title?.toLowerCase() ?? null, shown: ({ title }) => ({ title: quoted(title ?? '') }) },
);
