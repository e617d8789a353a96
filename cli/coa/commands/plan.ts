import { argument, defineCommand, flag } from '../command.ts';
import { findSiteId } from '../references.ts';
import { site } from '../values.ts';

export const plan = defineCommand({
  name: 'plan',
  description: 'Show the plan of a site that is not live yet',
  arguments: { site: argument(site, 'id') },
  options: { generate: flag('plan its pages first, where it has none') },
  examples: ['coa plan 1', 'coa plan 1 --generate --json'],
  async run({ generate, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    // Two model calls; planned pages that exist are returned as they are.
    if (generate) await api.generatePlan({ siteId, body: {} }, { timeoutMs: 120_000 });
    const { data } = await api.getPlan({ siteId });
    return {
      kind: 'document',
      json: data,
      quiet: data.pages.map(({ id }) => String(id)),
      async lines(layout) {
        const { planLines } = await import('../plan-lines.ts');
        return planLines(data, layout);
      },
    };
  },
});
