import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { isAllowedFor } from '../robots-for.ts';

const social = issueFamily('social');

export const socialTypes: readonly IssueType[] = [
  social.page('open-graph-missing', 'notice', ({ record: { openGraph, noindex } }) =>
    openGraph.includes('title') || noindex ? null : {},
  ),
  social.page('open-graph-image-missing', 'notice', ({ record: { openGraph, noindex } }) =>
    openGraph.includes('title') && !noindex && !openGraph.some((name) => name === 'image' || name.startsWith('image:'))
      ? {}
      : null,
  ),
];

const readers = issueFamily('ai_readers');

/** The crawlers that operators of AI services document for robots.txt. */
const aiCrawlers = [
  ...['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot', 'Claude-SearchBot', 'Claude-User', 'PerplexityBot'],
  ...['Google-Extended', 'Applebot-Extended', 'CCBot', 'meta-externalagent', 'Amazonbot'],
];

export const aiReaderTypes: readonly IssueType[] = [
  readers.site('ai-crawlers-disallowed', 'notice', function* ({ view: { robotsText, domain } }) {
    const at = `https://${domain}/`;
    const disallowed = robotsText === null ? [] : aiCrawlers.filter((name) => !isAllowedFor(robotsText, name)(at));
    if (disallowed.length > 0) yield { at, values: { crawlers: disallowed.join(', ') } };
  }),
  readers.site('llms-txt-missing', 'notice', function* ({ view: { domain, llmsTxtStatus } }) {
    const file = `https://${domain}/llms.txt`;
    if (llmsTxtStatus === 404 || llmsTxtStatus === 410)
      yield { at: `https://${domain}/`, values: { file, status: String(llmsTxtStatus) }, urls: [file] };
  }),
  readers.site('llms-txt-invalid', 'notice', function* ({ view: { domain, llmsTxt } }) {
    const file = `https://${domain}/llms.txt`;
    if (llmsTxt !== null && !/^\uFEFF?\s*#\s+\S/.test(llmsTxt))
      yield { at: `https://${domain}/`, values: { file }, urls: [file] };
  }),
  readers.page(
    'content-by-script',
    'warning',
    ({ record: { scriptEvidence } }) => (scriptEvidence === null ? null : { values: { signs: scriptEvidence } }),
    { alsoUnread: true },
  ),
];
