import { describe, expect, test } from 'vitest';
import { isSubscribed, planNames, plans, usageMonth } from '../../../../shared/domain/plans/plans.ts';
import { clampedScopes } from '../../../../shared/domain/plans/run-scopes.ts';

const runScopes = ['none', 'homepage', 'top', 'all'] as const;

describe('a plan', () => {
  test('without a subscription allows one free site-run and nothing else', () => {
    expect(isSubscribed('none')).toBe(false);
    expect(plans.none).toMatchObject({ pageAuditsPerMonth: 0, ideasRunsPerMonth: 0, sites: 1 });
  });

  test('with a subscription allows audits and ideas runs every month, and more than one site', () => {
    const subscribed = planNames.filter((name) => name !== 'none');
    expect(subscribed).not.toEqual([]);
    for (const name of subscribed) {
      expect(isSubscribed(name)).toBe(true);
      expect(plans[name].sites).toBeGreaterThan(plans.none.sites);
      expect(Math.min(plans[name].pageAuditsPerMonth, plans[name].ideasRunsPerMonth)).toBeGreaterThan(0);
    }
  });

  test('counts usage in the calendar month of UTC', () => {
    expect(usageMonth(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
    expect(usageMonth(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11');
    expect(usageMonth(new Date('2026-12-01T00:00:00Z'))).toBe('2026-12');
  });
});

describe('what a setup may run by itself', () => {
  test.each(runScopes)('is what was asked for with a subscription (%s)', (scope) => {
    expect(clampedScopes(true, scope, 'all')).toEqual({ autoRunKeywordScope: scope, autoRunAnalysisScope: 'all' });
    expect(clampedScopes(true, 'all', scope)).toEqual({ autoRunKeywordScope: 'all', autoRunAnalysisScope: scope });
  });

  // "wider scopes are clamped rather than rejected (keywords `all` becomes `top`; analysis `top` or `all` becomes `homepage`)"
  test.each([
    ['none', 'none', 'none'],
    ['homepage', 'homepage', 'homepage'],
    ['top', 'top', 'homepage'],
    ['all', 'top', 'homepage'],
  ] as const)('of %s is keywords %s and analysis %s without a subscription', (scope, keywords, analysis) => {
    expect(clampedScopes(false, scope, scope)).toEqual({
      autoRunKeywordScope: keywords,
      autoRunAnalysisScope: analysis,
    });
  });
});
