import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';

export const llmsTxtMissing: SiteIssue = {
  of: 'site',
  id: 'llms-txt-missing',
  family: 'ai_readers',
  severity: 'notice',
  find: function* ({ view: { domain, llmsTxtStatus } }) {
    if (llmsTxtStatus === 404 || llmsTxtStatus === 410) {
      yield {
        url: `https://${domain}/`,
        message: message('issues.llms-txt-missing.evidence', {
          file: `https://${domain}/llms.txt`,
          status: String(llmsTxtStatus),
        }),
        urls: [`https://${domain}/llms.txt`],
      };
    }
  },
};
