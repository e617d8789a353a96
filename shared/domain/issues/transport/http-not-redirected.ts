import { probedIssue } from '../probed-issue.ts';

export const httpNotRedirected = probedIssue(
  { id: 'http-not-redirected', family: 'transport', severity: 'error' },
  ({ statusCode, redirectsTo }, asked, page) =>
    page.protocol === 'https:' &&
    asked.protocol === 'http:' &&
    statusCode === 200 &&
    redirectsTo?.startsWith('https:') !== true,
);
