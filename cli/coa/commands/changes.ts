import { argument, defineCommand, option } from '../command.ts';
import { UsageError } from '../errors.ts';
import { list } from '../output.ts';
import { findSiteId } from '../references.ts';
import { site } from '../values.ts';

const time = {
  shown: 'time',
  parse(word: string): string {
    const at = new Date(/^\d{4}-\d\d-\d\d$/.test(word) ? `${word}T00:00:00Z` : word);
    if (!/^\d{4}-/.test(word) || Number.isNaN(at.getTime())) throw new UsageError('must be a time such as 2026-11-01');
    return at.toISOString();
  },
};

export const changes = defineCommand({
  name: 'changes',
  description: 'List what changed on a site between crawls',
  arguments: { site: argument(site, 'id or domain') },
  options: { since: option(time, 'only what was found after this time, UTC') },
  examples: ['coa changes 1', 'coa changes www.example.com --since 2026-11-01 --json'],
  async run({ since, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    return list({
      items: api.each.listSiteChanges({ siteId, limit: 500, ...(since === undefined ? {} : { since }) }),
      columns: [
        { title: 'Found', of: ({ found_at }) => found_at.slice(0, 10) },
        { title: 'Change', of: ({ kind }) => kind },
        { title: 'URL', of: ({ url }) => url },
        { title: 'Before', of: ({ before }) => before },
        { title: 'After', of: ({ after }) => after },
      ],
      idOf: ({ url }) => url,
      none: 'nothing changed',
    });
  },
});
