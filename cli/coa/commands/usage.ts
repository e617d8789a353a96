import type { Cell } from '../cell-text.ts';
import { defineCommand, option } from '../command.ts';
import { UsageError } from '../errors.ts';
import { fields } from '../output.ts';

const month = {
  shown: 'month',
  parse(word: string): string {
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(word)) throw new UsageError('must be a month such as 2026-11');
    return word;
  },
};

const dollars = (amount: number | null): string | null => (amount === null ? null : `${amount.toFixed(2)} USD`);

export const usage = defineCommand({
  name: 'usage',
  description: 'Show allowances, requests and costs of a month',
  arguments: {},
  options: { month: option(month, 'this month when left out') },
  examples: ['coa usage', 'coa usage --month 2026-11 --json'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.getUsage(given.month === undefined ? {} : { month: given.month });
    const { audits, ideas_runs } = data.allowances;
    const allowance = ({ used, limit }: { used: number; limit: number | null }): string =>
      limit === null ? String(used) : `${used} of ${limit}`;
    return fields(data, [
      ['Month', data.month],
      ['Plan', data.plan],
      ['Analyses', allowance(audits)],
      ['Ideas runs', allowance(ideas_runs)],
      ['Requests', data.requests],
      ['Model calls', data.model.calls],
      ['Keyword data calls', data.keyword_data.calls],
      ['Cost', dollars(data.cost.total_usd)],
      ['Limit', dollars(data.cost.limit_usd)],
      ...data.sites.map(({ site_id, domain, total_usd }): [string, Cell] => [
        domain ?? `Site ${site_id}`,
        dollars(total_usd),
      ]),
    ]);
  },
});
