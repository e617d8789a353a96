import type { ContentOptimizationClient, Input } from '../../../../clients/typescript/src/index.ts';
import { argument, defineCommand, option } from '../../command.ts';
import { list } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site, text } from '../../values.ts';

const kinds = ['identity', 'contact', 'listing', 'testimonial', 'stat', 'award', 'client', 'person'] as const;
const PART = 200;

export const factsList = defineCommand({
  name: 'list',
  description: 'List the facts of a site',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    kind: option(parseChoice(kinds, 'kind'), 'only these'),
    status: option(parseChoice(['active', 'stale', 'all']), 'active by default'),
    search: option(text('text'), 'only facts with this text'),
  },
  examples: ['coa facts list 1', 'coa facts list www.example.com --kind contact --json'],
  async run({ kind, status, search, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const filters = { ...(kind ? { kind } : {}), ...(status ? { status } : {}), ...(search ? { search } : {}) };
    return list({
      items: eachFact(api, { siteId, ...filters }),
      columns: [
        { title: 'Id', of: ({ id }) => id },
        { title: 'Kind', of: (fact) => fact.kind },
        { title: 'Key', of: ({ key }) => key },
        { title: 'Data', of: ({ data }) => Object.values(data).join(', ') },
        { title: 'Source', of: ({ source }) => source },
        { title: 'Cited', of: ({ citation_count }) => citation_count, align: 'right' },
      ],
      idOf: ({ id }) => id,
      none: 'no fact fits',
    });
  },
});

/** Facts are listed by offset. */
async function* eachFact(api: ContentOptimizationClient, query: Input<'listFacts'>) {
  for (let offset = 0; ; offset += PART) {
    const { data, meta } = await api.listFacts({ ...query, limit: PART, offset });
    yield* data;
    if (data.length === 0 || offset + data.length >= meta.total) return;
  }
}
