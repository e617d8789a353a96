import { missingIssue } from '../missing-issue.ts';

export const brokenSpellingLink = missingIssue({ id: 'broken-spelling-link', family: 'links' }, 'spelling', 'links');
