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
  title: 'robots.txt disallows crawlers of AI services',
  why: 'Their answers cannot quote the site: a decision for some, an oversight for others.',
  how: 'Allow them in robots.txt, where the site should be quoted.',
  found: 'From robots.txt, as each of these crawlers reads it for the home page.',
  find: function* ({ view: { robotsText, domain } }) {
    if (robotsText === null) return;
    const home = `https://${domain}/`;
    const disallowed = aiCrawlers.filter((name) => !isAllowedFor(robotsText, name)(home));
    if (disallowed.length > 0)
      yield { url: home, message: `robots.txt disallows the home page for ${disallowed.join(', ')}.`, urls: [] };
  },
};
