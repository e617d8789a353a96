import { probedIssue } from '../probed-issue.ts';

export const hostNotRedirected = probedIssue(
  { id: 'host-not-redirected', family: 'index', severity: 'warning' },
  ({ isCopy }, asked, page) => isCopy === true && asked.protocol === page.protocol && asked.host !== page.host,
);
