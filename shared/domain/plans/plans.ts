/** The plans and their numbers, one place; `admin org set` overrides the numbers per organization. */
export const plans = {
  none: { subscribed: false, pageAuditsPerMonth: 0, ideasRunsPerMonth: 0, sites: 1 },
  starter: { subscribed: true, pageAuditsPerMonth: 200, ideasRunsPerMonth: 5, sites: 25 },
  pro: { subscribed: true, pageAuditsPerMonth: 2000, ideasRunsPerMonth: 30, sites: 250 },
} as const;

export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as [Plan, ...Plan[]];

export const isSubscribed = (plan: Plan): boolean => plans[plan].subscribed;

/** The calendar month, UTC, that usage is counted in: `2026-11`. */
export const usageMonth = (now: Date): string => now.toISOString().slice(0, 7);

/** When the counters of a month begin anew. */
export const usageMonthEnd = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString();
};

/** Months for which usage is shown: this one, and the eleven before. */
export const USAGE_MONTHS = 12;

/** The month that lies so many months before. */
export const usageMonthBefore = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return usageMonth(new Date(Date.UTC(year, number - 1 - months, 1)));
};
