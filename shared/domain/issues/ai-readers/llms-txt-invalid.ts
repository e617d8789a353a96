import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';

export const llmsTxtInvalid: SiteIssue = {
  of: 'site',
  id: 'llms-txt-invalid',
  family: 'ai_readers',
  severity: 'notice',
  find: function* ({ view: { domain, llmsTxt } }) {
    if (llmsTxt === null || /^\uFEFF?\s*#\s+\S/.test(llmsTxt)) return;
    yield {
      url: `https://${domain}/`,
      message: message('issues.llms-txt-invalid.evidence', { file: `https://${domain}/llms.txt` }),
      urls: [`https://${domain}/llms.txt`],
    };
  },
};
