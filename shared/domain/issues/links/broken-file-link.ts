import { missingIssue } from '../missing-issue.ts';

export const brokenFileLink = missingIssue({ id: 'broken-file-link', family: 'links' }, 'file', 'links');
