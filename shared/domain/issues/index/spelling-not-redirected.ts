import { probedIssue } from '../probed-issue.ts';

export const spellingNotRedirected = probedIssue(
  { id: 'spelling-not-redirected', family: 'index', severity: 'notice' },
  ({ isCopy }, asked, page) => isCopy === true && asked.origin === page.origin,
);
