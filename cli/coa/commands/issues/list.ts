import { argument, defineCommand, option } from '../../command.ts';
import { list } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site } from '../../values.ts';

const families = [
  'status',
  'links',
  'titles',
  'content',
  'index',
  'international',
  'media',
  'structured_data',
  'transport',
  'social',
  'ai_readers',
  'search',
] as const;

export const issuesList = defineCommand({
  name: 'list',
  description: 'List the issues of a site, errors first',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    severity: option(parseChoice(['error', 'warning', 'notice']), 'only these'),
    family: option(parseChoice(families, 'family'), 'only these'),
  },
  examples: ['coa issues list 1', 'coa issues list www.example.com --severity error --json'],
  async run({ severity, family, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const { data } = await api.listSiteIssues({
      siteId,
      ...(severity ? { severity } : {}),
      ...(family ? { family } : {}),
    });
    return list({
      items: data,
      columns: [
        { title: 'Severity', of: (issue) => issue.severity },
        { title: 'Pages', of: ({ pages }) => pages, align: 'right' },
        { title: 'New', of: (issue) => issue.new, align: 'right' },
        { title: 'Fixed', of: ({ fixed }) => fixed, align: 'right' },
        { title: 'Issue', of: ({ id }) => id },
        { title: 'Title', of: ({ title }) => title },
      ],
      idOf: ({ id }) => id,
      none: 'the latest crawl found no issue',
    });
  },
});
