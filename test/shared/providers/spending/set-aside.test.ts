import { describe, expect, test } from 'vitest';
import { type Payer, readOnce } from '../../../../shared/providers/spending/payer.ts';
import { SpendingLimitError, setAside } from '../../../../shared/providers/spending/set-aside.ts';
import { getItem } from '../../../../shared/table/engine/client.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { putItem } from '../../../../shared/table/engine/writes.ts';
import { getUsageOfMonth, type Organization } from '../../../../shared/table/organizations.ts';
import { listSiteSpending, type PaidSubject } from '../../../../shared/table/spending.ts';
import { useTable } from '../../table/use-table.ts';

const database = useTable();
let organizations = 0;

/** A payer of a new organization, at a clock that a test moves. */
async function newPayer(limitUsd: number | null, subject: PaidSubject = { siteId: null, job: null }) {
  organizations += 1;
  const organization: Organization = {
    id: organizations,
    name: 'Payer',
    plan: 'pro',
    preview: false,
    auditAllowance: null,
    ideasCap: null,
    monthlyLimitMicrodollars: limitUsd === null ? null : limitUsd * 1_000_000,
    siteCount: 0,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  await putItem(database.table, { ...keys.organization(organization.id), ...organization });
  const clock = { at: new Date('2026-11-30T23:59:59.900Z') };
  const payer: Payer = {
    table: database.table,
    now: () => clock.at,
    organizationId: organization.id,
    subject: readOnce(async () => subject),
  };
  const usage = (month = '2026-11') => getUsageOfMonth(database.table, organization.id, month);
  return { payer, clock, usage, organizationId: organization.id };
}

const cost = (microdollars: number) => ({
  modelCalls: 1,
  modelInputTokens: 10,
  modelOutputTokens: 1,
  modelMicrodollars: microdollars,
});

describe('calls that are paid for', () => {
  test('count what they cost, and give back what was set aside beyond that', async () => {
    const { payer, usage } = await newPayer(1);
    const aside = await setAside(payer, 400_000);
    expect(await usage()).toMatchObject({ committedMicrodollars: 400_000, modelMicrodollars: 0 });
    await aside.settle(cost(150_000));
    expect(await usage()).toMatchObject({ committedMicrodollars: 150_000, modelMicrodollars: 150_000, modelCalls: 1 });
  });

  test('that were not made cost nothing', async () => {
    const { payer, usage } = await newPayer(1);
    await (await setAside(payer, 400_000)).release();
    expect(await usage()).toMatchObject({ committedMicrodollars: 0, modelMicrodollars: 0, modelCalls: 0 });
  });

  test('never pass the limit together: of ten at the same moment only those that fit are made', async () => {
    const { payer, usage } = await newPayer(1);
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => setAside(payer, 300_000)));
    const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(made).toHaveLength(3);
    expect(refused.every((reason) => reason instanceof SpendingLimitError)).toBe(true);
    expect((await usage()).committedMicrodollars).toBe(900_000);
    await Promise.all(made.map((aside) => aside.settle(cost(300_000))));
    expect(await usage()).toMatchObject({ committedMicrodollars: 900_000, modelMicrodollars: 900_000, modelCalls: 3 });
    await expect(setAside(payer, 100_001)).rejects.toThrow(SpendingLimitError);
    await (await setAside(payer, 100_000)).release();
  });

  test('have no limit where none is set', async () => {
    const { payer, usage } = await newPayer(null);
    await (await setAside(payer, 5_000_000_000)).settle(cost(4_000_000_000));
    expect(await usage()).toMatchObject({ modelMicrodollars: 4_000_000_000, committedMicrodollars: 4_000_000_000 });
  });

  test('that cost more than was set aside count in full, and the limit counts them', async () => {
    const { payer, usage } = await newPayer(1);
    await (await setAside(payer, 100_000)).settle(cost(1_200_000));
    expect((await usage()).modelMicrodollars).toBe(1_200_000);
    await expect(setAside(payer, 1)).rejects.toThrow(SpendingLimitError);
  });

  test('that were cut off before their cost was known stay set aside', async () => {
    const { payer, usage } = await newPayer(1);
    await setAside(payer, 600_000);
    expect(await usage()).toMatchObject({ committedMicrodollars: 600_000, modelMicrodollars: 0 });
    await expect(setAside(payer, 600_000)).rejects.toThrow(SpendingLimitError);
  });

  test('belong to the month in which they began, and a new month begins at 0', async () => {
    const { payer, usage, clock } = await newPayer(1);
    const aside = await setAside(payer, 900_000);
    clock.at = new Date('2026-12-01T00:00:00.100Z');
    const next = await setAside(payer, 900_000);
    await Promise.all([aside.settle(cost(800_000)), next.settle(cost(700_000))]);
    expect(await usage('2026-11')).toMatchObject({ modelMicrodollars: 800_000, committedMicrodollars: 800_000 });
    expect(await usage('2026-12')).toMatchObject({ modelMicrodollars: 700_000, committedMicrodollars: 700_000 });
  });

  test('are counted for their site and in the row of their job, each run of a task that paid', async () => {
    const job = keys.analysis(7, 7);
    await putItem(database.table, { ...job, job: { id: 'job_an_7' } });
    const { payer, organizationId } = await newPayer(1, { siteId: 9, job });
    // A task that runs twice pays twice, and both were truly paid.
    await (await setAside(payer, 10)).settle(cost(10));
    await (await setAside(payer, 20)).settle(cost(20));
    expect(await getItem(database.table, job)).toMatchObject({ costMicrodollars: 30 });
    expect(await listSiteSpending(database.table, organizationId, '2026-11')).toEqual([
      expect.objectContaining({ ofSite: 9, modelCalls: 2, modelMicrodollars: 30 }),
    ]);
  });

  test('count for the organization also when their job was deleted in the meantime', async () => {
    const { payer, usage } = await newPayer(1, { siteId: 9, job: keys.analysis(8, 8) });
    await (await setAside(payer, 10)).settle(cost(10));
    expect(await usage()).toMatchObject({ modelMicrodollars: 10, committedMicrodollars: 10 });
    expect(await getItem(database.table, keys.analysis(8, 8))).toBeNull();
  });

  test('count exactly at the same moment', async () => {
    const { payer, usage } = await newPayer(null, { siteId: 9, job: null });
    const calls = Array.from({ length: 25 }, async () => (await setAside(payer, 1_000)).settle(cost(7)));
    await Promise.all(calls);
    const { modelCalls, modelMicrodollars, committedMicrodollars } = await usage();
    const set = 25_000 - 25 * 1_000;
    expect({ modelCalls, modelMicrodollars, committedMicrodollars }).toEqual({
      modelCalls: 25,
      modelMicrodollars: 175,
      committedMicrodollars: 175 + set,
    });
  });
});
