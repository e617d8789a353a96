import type { SiteIssue } from '../issue-type.ts';

export const llmsTxtInvalid: SiteIssue = {
  of: 'site',
  id: 'llms-txt-invalid',
  family: 'ai_readers',
  severity: 'notice',
  title: 'llms.txt without a heading',
  why: 'Programs that read it look for a first heading with the name of the site.',
  how: 'Begin the file with a line such as "# Name of the site" (https://llmstxt.org).',
  found: 'From the text of `/llms.txt`.',
  find: function* ({ view: { domain, llmsTxt } }) {
    if (llmsTxt === null || /^\uFEFF?\s*#\s+\S/.test(llmsTxt)) return;
    yield {
      url: `https://${domain}/`,
      message: `https://${domain}/llms.txt does not begin with a heading of level 1.`,
      urls: [`https://${domain}/llms.txt`],
    };
  },
};
