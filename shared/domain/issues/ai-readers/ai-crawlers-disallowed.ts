import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isAllowedFor } from '../robots-for.ts';

/** The crawlers that operators of AI services document for robots.txt. */
const aiCrawlers = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Amazonbot',
];

export const aiCrawlersDisallowed: SiteIssue = {
  of: 'site',
  id: 'ai-crawlers-disallowed',
  family: 'ai_readers',
  severity: 'notice',
  find: function* ({ view: { robotsText, domain } }) {
    if (robotsText === null) return;
    const home = `https://${domain}/`;
    const disallowed = aiCrawlers.filter((name) => !isAllowedFor(robotsText, name)(home));
    if (disallowed.length > 0)
      yield {
        url: home,
        message: message('issues.ai-crawlers-disallowed.evidence', { crawlers: disallowed.join(', ') }),
        urls: [],
      };
  },
};
