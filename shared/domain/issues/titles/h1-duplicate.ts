import { quoted } from '../../messages/message.ts';
import { duplicateIssue } from '../duplicate-issue.ts';

export const h1Duplicate = duplicateIssue(
  { id: 'h1-duplicate', family: 'titles', severity: 'notice' },
  {
    value: ({ h1 }) => h1?.toLowerCase() ?? null,
    shown: ({ h1 }) => ({ h1: quoted(h1 ?? '') }),
    isUsual: (count, of) => count > of / 2 && of > 3,
  },
);
