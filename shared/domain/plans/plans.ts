/** The plans and their numbers, one place; `admin org set` overrides the numbers per organization. */
export const plans = {
  none: { subscribed: false, pageAuditsPerMonth: 0, ideasRunsPerMonth: 0, siteRuns: 1 },
  starter: { subscribed: true, pageAuditsPerMonth: 200, ideasRunsPerMonth: 5, siteRuns: null },
  pro: { subscribed: true, pageAuditsPerMonth: 2000, ideasRunsPerMonth: 30, siteRuns: null },
} as const;

export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as [Plan, ...Plan[]];

export const isSubscribed = (plan: Plan): boolean => plans[plan].subscribed;

/** The calendar month, UTC, that usage is counted in: `2026-11`. */
export const usageMonth = (now: Date): string => now.toISOString().slice(0, 7);
