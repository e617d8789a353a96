import { toMicrodollars } from '../../../shared/domain/plans/dollars.ts';
import { planNames } from '../../../shared/domain/plans/plans.ts';
import { listMessageLanguages } from '../../../shared/language-data/messages/read-messages.ts';
import { setUsersPreview, updateOrganization } from '../../../shared/table/organizations.ts';
import { defineCommand, optional } from '../command.ts';
import { knownOrganization, organizationView } from '../organization-view.ts';
import { dollarsOrNone, id, parseChoice, parseOnOff, wholeNumber } from '../values.ts';

const ALLOWANCE_MAX = 1_000_000_000;
const MONTHLY_LIMIT_USD_MAX = 1_000_000;

export const orgSet = defineCommand({
  noun: 'org',
  verb: 'set',
  help: 'Change an organization: its plan, preview access of all of its users, the language of advice, its own numbers in place of the plan’s, and what models and keyword data may cost in a month.',
  arguments: { organizationId: id('ORG_ID') },
  options: {
    plan: optional(parseChoice(planNames)),
    preview: optional(parseOnOff()),
    auditAllowance: optional(wholeNumber('N', 0, ALLOWANCE_MAX)),
    ideasCap: optional(wholeNumber('N', 0, ALLOWANCE_MAX)),
    sitesMax: optional(wholeNumber('N', 0, ALLOWANCE_MAX)),
    language: optional(parseChoice(listMessageLanguages())),
    monthlyLimitUsd: optional(dollarsOrNone('N', MONTHLY_LIMIT_USD_MAX)),
  },
  async run({ arguments: { organizationId }, options }, { table }) {
    const { plan, preview, auditAllowance, ideasCap, sitesMax, language, monthlyLimitUsd } = options;
    await knownOrganization(table, organizationId);
    const changes = {
      ...(plan === undefined ? {} : { plan }),
      ...(preview === undefined ? {} : { preview }),
      ...(auditAllowance === undefined ? {} : { auditAllowance }),
      ...(ideasCap === undefined ? {} : { ideasCap }),
      ...(sitesMax === undefined ? {} : { sitesMax }),
      ...(language === undefined ? {} : { language }),
      ...(monthlyLimitUsd === undefined
        ? {}
        : { monthlyLimitMicrodollars: monthlyLimitUsd === null ? null : toMicrodollars(monthlyLimitUsd) }),
    };
    if (Object.keys(changes).length > 0) await updateOrganization(table, organizationId, changes);
    if (preview !== undefined) await setUsersPreview(table, organizationId, preview);
    return organizationView(table, await knownOrganization(table, organizationId));
  },
});
