import type { SiteIssue } from '../issue-type.ts';

export const llmsTxtMissing: SiteIssue = {
  of: 'site',
  id: 'llms-txt-missing',
  family: 'ai_readers',
  severity: 'notice',
  title: 'llms.txt missing',
  why: 'Language models that look for it find no summary of the site.',
  how: 'Write a `/llms.txt` (https://llmstxt.org) with the pages that matter.',
  found: 'From the status 404 or 410 of `/llms.txt`.',
  find: function* ({ view: { domain, llmsTxtStatus } }) {
    if (llmsTxtStatus === 404 || llmsTxtStatus === 410) {
      yield {
        url: `https://${domain}/`,
        message: `https://${domain}/llms.txt returned status ${llmsTxtStatus}.`,
        urls: [`https://${domain}/llms.txt`],
      };
    }
  },
};
