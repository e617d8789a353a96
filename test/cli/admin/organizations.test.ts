import { describe, expect, test } from 'vitest';
import { usageMonth } from '../../../shared/domain/plans/plans.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { getUser } from '../../../shared/table/organizations.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();

describe('org create', () => {
  test('makes an organization without a subscription when no plan is named', async () => {
    const made = await admin.json('org', 'create', '--name', '  Plain  ');
    expect(made).toEqual({
      org_id: expect.any(Number),
      user_id: expect.any(Number),
      name: 'Plain',
      plan: 'none',
      preview: false,
    });
  });

  test('takes plan and preview, and gives the first user the same preview', async () => {
    const made = await admin.json('org', 'create', '--name', 'Early', '--plan', 'pro', '--preview');
    expect(made).toMatchObject({ plan: 'pro', preview: true });
    expect(await getUser(admin.services.table, made.org_id, made.user_id)).toMatchObject({ preview: true });
  });

  test('gives each organization an id above the last', async () => {
    const first = await admin.json('org', 'create', '--name', 'One');
    const second = await admin.json('org', 'create', '--name', 'Two');
    expect(second.org_id).toBeGreaterThan(first.org_id);
  });
});

describe('org set and org show', () => {
  test('show the numbers of the plan until the organization has its own', async () => {
    const { org_id, user_id } = await admin.json('org', 'create', '--name', 'Numbers', '--plan', 'starter');
    const shown = { org_id, user_id, name: 'Numbers', plan: 'starter', preview: false };
    const id = String(org_id);
    expect(await admin.json('org', 'show', id)).toEqual({
      ...shown,
      audit_allowance: 200,
      ideas_cap: 5,
      sites_max: 25,
      language: 'en',
      monthly_limit_usd: null,
      usage: { audits: 0, ideas_runs: 0, credits: 0, provider_cost_usd: 0, model_cost_usd: 0, committed_usd: 0 },
    });
    const numbers = ['--audit-allowance', '0', '--ideas-cap', '9', '--sites-max', '40', '--language', 'de'];
    const own = await admin.json('org', 'set', id, '--plan', 'pro', ...numbers);
    expect(own).toEqual({
      ...{ ...shown, plan: 'pro' },
      ...{ audit_allowance: 0, ideas_cap: 9, sites_max: 40, language: 'de', monthly_limit_usd: null },
    });
    expect(await admin.json('org', 'set', id)).toEqual(own);
  });

  test('switch preview access of the organization and of all of its users', async () => {
    const { org_id, user_id } = await admin.json('org', 'create', '--name', 'Preview');
    const second = await admin.json('user', 'create', '--org', String(org_id), '--name', 'Second');
    const previewOf = async (userId: number) => (await getUser(admin.services.table, org_id, userId))?.preview;
    expect(await admin.json('org', 'set', String(org_id), '--preview', 'on')).toMatchObject({ preview: true });
    expect([await previewOf(user_id), await previewOf(second.user_id)]).toEqual([true, true]);
    expect(await admin.json('org', 'set', String(org_id), '--preview', 'off')).toMatchObject({ preview: false });
    expect([await previewOf(user_id), await previewOf(second.user_id)]).toEqual([false, false]);
  });

  test('show what was used this month', async () => {
    const { org_id } = await admin.json('org', 'create', '--name', 'Busy');
    const month = usageMonth(new Date());
    await putItem(admin.services.table, {
      ...keys.usage(org_id, month),
      audits: 3,
      ideasRuns: 1,
      credits: 2.5,
      providerMicrodollars: 10_100,
    });
    await putItem(admin.services.table, { ...keys.usage(org_id, '2020-01'), audits: 99 });
    const { usage } = await admin.json('org', 'show', String(org_id));
    expect(usage).toEqual({
      audits: 3,
      ideas_runs: 1,
      credits: 2.5,
      provider_cost_usd: 0.0101,
      model_cost_usd: 0,
      committed_usd: 0,
    });
  });

  test('set a monthly limit in dollars, keep it, and remove it', async () => {
    const { org_id } = await admin.json('org', 'create', '--name', 'Limited');
    const limitOf = async (...options: string[]) =>
      (await admin.json('org', 'set', String(org_id), ...options)).monthly_limit_usd;
    expect(await limitOf('--monthly-limit-usd', '12.50')).toBe(12.5);
    expect(await limitOf('--ideas-cap', '3')).toBe(12.5);
    expect(await limitOf('--monthly-limit-usd', '0.01')).toBe(0.01);
    expect(await limitOf('--monthly-limit-usd', 'none')).toBeNull();
  });
});

test('user create adds a user with the preview access that is asked for', async () => {
  const { org_id, user_id } = await admin.json('org', 'create', '--name', 'Users');
  const made = await admin.json('user', 'create', '--org', String(org_id), '--name', 'Early bird', '--preview');
  expect(made).toEqual({ user_id: expect.any(Number), org_id, name: 'Early bird', preview: true, email: null });
  expect(made.user_id).toBeGreaterThan(user_id);
});

test('a table for people shows names on one line and without control characters', async () => {
  const made = await admin.run('org', 'create', '--name', 'Ev\u001b[31mil\nname');
  expect(made).toMatchObject({ exitCode: 0, stderr: '' });
  expect(made.stdout).toContain('Ev[31mil name');
  expect(made.stdout).not.toContain('\u001b');
});

test.each([
  ['a missing name', ['org', 'create'], /--name is missing/],
  ['a blank name', ['org', 'create', '--name', ' '], /--name must have 1 to 200 characters/],
  ['an unknown plan', ['org', 'create', '--name', 'x', '--plan', 'gold'], /--plan must be one of none, starter, pro/],
  ['an unknown organization', ['org', 'show', '999999'], /organization 999999 does not exist/],
  ['a change of an unknown organization', ['org', 'set', '999999', '--plan', 'pro'], /does not exist/],
  ['a user of an unknown organization', ['user', 'create', '--org', '999999', '--name', 'x'], /does not exist/],
  ['an id that is none', ['org', 'show', 'first'], /ORG_ID must be a positive whole number/],
  ['a missing id', ['org', 'show'], /ORG_ID is missing/],
  ['preview that is neither on nor off', ['org', 'set', '1', '--preview', 'yes'], /--preview must be one of on, off/],
  ['a negative number', ['org', 'set', '1', '--ideas-cap=-1'], /--ideas-cap must be a whole number/],
  ['a limit of nothing', ['org', 'set', '1', '--monthly-limit-usd', '0'], /--monthly-limit-usd must be US dollars/],
  ['a negative limit', ['org', 'set', '1', '--monthly-limit-usd=-5'], /--monthly-limit-usd must be US dollars/],
  ['a limit below a cent', ['org', 'set', '1', '--monthly-limit-usd', '0.001'], /must be US dollars from 0.01/],
  ['a limit in words', ['org', 'set', '1', '--monthly-limit-usd', '1e3'], /such as 25 or 12.50, or none/],
  ['a broken number', ['org', 'set', '1', '--audit-allowance', '1.5'], /--audit-allowance must be a whole number/],
])('refuses %s in one line', async (_name, argv, reason) => {
  expect(await admin.refusal(...argv)).toMatch(reason);
});
