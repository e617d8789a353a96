import { usd } from '../../../shared/domain/plans/dollars.ts';
import { getUsage } from '../../../shared/table/organizations.ts';
import { defineCommand } from '../command.ts';
import { knownOrganization, organizationView } from '../organization-view.ts';
import { id } from '../values.ts';

export const orgShow = defineCommand({
  noun: 'org',
  verb: 'show',
  help: 'Show an organization with what it used this month (UTC).',
  arguments: { organizationId: id('ORG_ID') },
  options: {},
  async run({ arguments: { organizationId } }, { table, now }) {
    const organization = await knownOrganization(table, organizationId);
    const [view, usage] = await Promise.all([
      organizationView(table, organization),
      getUsage(table, organizationId, now()),
    ]);
    return {
      ...view,
      usage: {
        audits: usage.audits,
        ideas_runs: usage.ideasRuns,
        credits: usage.credits,
        provider_cost_usd: usd(usage.providerMicrodollars),
        model_cost_usd: usd(usage.modelMicrodollars),
        committed_usd: usd(usage.committedMicrodollars),
      },
    };
  },
});
