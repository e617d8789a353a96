import * as z from 'zod';
import { type Spent, sumMicrodollars } from '../../shared/domain/plans/cost.ts';
import { usd } from '../../shared/domain/plans/dollars.ts';
import { planNames, usageMonthEnd } from '../../shared/domain/plans/plans.ts';
import { integerId, timestamp } from '../../shared/http/schemas.ts';
import { auditAllowance, ideasCap, type Organization, type Usage } from '../../shared/table/organizations.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { SiteSpending } from '../../shared/table/spending.ts';

const count = () => z.number().int().min(0);
const dollars = () => z.number().min(0);

const allowance = () =>
  z.strictObject({
    limit: count().nullable().meta({ description: 'Null for an earlier month: its limit is not kept.' }),
    used: count(),
    remaining: count().nullable(),
  });

const modelUsage = z.lazy(() =>
  z
    .strictObject({
      calls: count(),
      input_tokens: count(),
      cached_input_tokens: count().meta({
        description: 'Of the input tokens, those that came from the cache of the model.',
      }),
      output_tokens: count(),
      cost_usd: dollars().meta({ description: 'By the prices that the operator set.' }),
      unpriced_calls: count().meta({
        description:
          'Calls whose cost is not known, because no prices were set or the model did not say how many tokens it read.',
      }),
    })
    .meta({ id: 'ModelUsage' }),
);

const keywordDataUsage = z.lazy(() =>
  z
    .strictObject({ calls: count(), cost_usd: dollars().meta({ description: 'As the provider reports it.' }) })
    .meta({ id: 'KeywordDataUsage' }),
);

export const usageSchema = z.lazy(() =>
  z
    .strictObject({
      month: z.string(),
      resets_at: timestamp().meta({ description: 'When the counters of the month after this one begin at 0.' }),
      plan: z.enum(planNames),
      allowances: z.strictObject({
        audits: allowance(),
        ideas_runs: allowance(),
        credits: z.strictObject({ used: z.number().min(0) }),
      }),
      requests: count().meta({
        description:
          'Requests with a key of the organization that were neither refused for the key nor for its rate limit.',
      }),
      model: modelUsage,
      keyword_data: keywordDataUsage,
      cost: z.strictObject({
        total_usd: dollars(),
        unsettled_usd: dollars().meta({
          description:
            'Set aside for calls that are running, and for calls whose cost never became known because they were cut off. Counts toward the limit.',
        }),
        limit_usd: dollars().nullable().meta({
          description:
            'The monthly limit, which the operator sets. Work that would pass it is a 402. Null for none, and for an earlier month.',
        }),
        remaining_usd: dollars().nullable(),
      }),
      sites: z
        .array(
          z.strictObject({
            site_id: integerId(),
            domain: z.string().nullable().meta({ description: 'Null of a site that was deleted.' }),
            model: modelUsage,
            keyword_data: keywordDataUsage,
            total_usd: dollars(),
          }),
        )
        .meta({ description: 'Sites for which something was paid, the one that cost most first; at most 100.' }),
    })
    .meta({ id: 'Usage' }),
);

const summarizeModel = (spent: Spent): z.input<typeof modelUsage> => ({
  calls: spent.modelCalls,
  input_tokens: spent.modelInputTokens,
  cached_input_tokens: spent.modelCachedInputTokens,
  output_tokens: spent.modelOutputTokens,
  cost_usd: usd(spent.modelMicrodollars),
  unpriced_calls: spent.unpricedModelCalls,
});

const summarizeKeywordData = (spent: Spent): z.input<typeof keywordDataUsage> => ({
  calls: spent.providerCalls,
  cost_usd: usd(spent.providerMicrodollars),
});

const allowanceView = (limit: number | null, used: number): z.input<ReturnType<typeof allowance>> => ({
  limit,
  used,
  remaining: limit === null ? null : Math.max(0, limit - used),
});

interface UsageSources {
  organization: Organization;
  usage: Usage;
  month: string;
  isThisMonth: boolean;
  requests: number;
  spending: readonly SiteSpending[];
  sites: readonly Pick<Site, 'id' | 'domain'>[];
}

export function usageResource(sources: UsageSources): z.input<typeof usageSchema> {
  const { organization, usage, month, isThisMonth, requests, spending, sites } = sources;
  const domains = new Map(sites.map(({ id, domain }) => [id, domain]));
  const total = sumMicrodollars(usage);
  const limit = isThisMonth ? (organization.monthlyLimitMicrodollars ?? null) : null;
  // Of a month that began before amounts were set aside, less is committed than was paid.
  const committed = Math.max(usage.committedMicrodollars, total);
  return {
    month,
    resets_at: usageMonthEnd(month),
    plan: organization.plan,
    allowances: {
      audits: allowanceView(isThisMonth ? auditAllowance(organization) : null, usage.audits),
      ideas_runs: allowanceView(isThisMonth ? ideasCap(organization) : null, usage.ideasRuns),
      credits: { used: usage.credits },
    },
    requests,
    model: summarizeModel(usage),
    keyword_data: summarizeKeywordData(usage),
    cost: {
      total_usd: usd(total),
      unsettled_usd: usd(committed - total),
      limit_usd: limit === null ? null : usd(limit),
      remaining_usd: limit === null ? null : usd(Math.max(0, limit - committed)),
    },
    sites: spending.map((spent) => ({
      site_id: spent.ofSite,
      domain: domains.get(spent.ofSite) ?? null,
      model: summarizeModel(spent),
      keyword_data: summarizeKeywordData(spent),
      total_usd: usd(sumMicrodollars(spent)),
    })),
  };
}
