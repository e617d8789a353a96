import type { Input } from '../../../../clients/typescript/src/index.ts';
import { argument, defineCommand } from '../../command.ts';
import { list } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { site, text } from '../../values.ts';

type IssueId = Input<'listIssuePages'>['issueId'];

export const issuesPages = defineCommand({
  name: 'pages',
  description: 'List the pages that have an issue, with the evidence',
  arguments: {
    site: argument(site, 'id or domain'),
    // Which types exist is the API's to say: a later version may have more.
    issue: argument(text('issue'), 'the id of a type, as "coa issues list" shows it'),
  },
  options: {},
  examples: ['coa issues pages 1 title-duplicate', 'coa issues pages www.example.com broken-internal-link --json'],
  async run({ issue, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    return list({
      items: api.each.listIssuePages({ siteId, issueId: issue as IssueId, limit: 500 }),
      columns: [
        { title: 'Page', of: ({ page_id }) => page_id, align: 'right' },
        { title: 'URL', of: ({ url }) => url },
        { title: 'Evidence', of: ({ evidence }) => evidence },
      ],
      idOf: ({ url }) => url,
      none: 'no page has this issue',
    });
  },
});
