/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getPage } from '../../../shared/table/pages.ts';
import { seedPage } from '../../harness/seeds.ts';
import { postTogether } from '../../harness/send-together.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { seedVersion } from './seed-version.ts';

const system = useSystem();

const parallelEdits = (tenant: Tenant, pageId: number, baseVersionId?: number) =>
  postTogether(
    system.baseUrl,
    tenant,
    `/pages/${pageId}/content`,
    Array.from({ length: 20 }, (_, n) => ({
      markdown: `Edit ${n}.`,
      ...(baseVersionId === undefined ? {} : { base_version_id: baseVersionId }),
    })),
  );

const countByStatus = (answers: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, (answer) => answer.status)].map(([status, all]) => [status, all.length]));

describe('a base_version_id', () => {
  test('that is the current version is taken, also twice in quick succession', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const first = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'One.' })).body.data;
    const base_version_id = first.content_version_id;
    for (const n of [1, 2, 3, 4, 5]) {
      const { status } = await tenant.api.post(`/pages/${page.id}/content`, {
        markdown: `Edit ${n}.`,
        base_version_id,
      });
      expect([n, status]).toEqual([n, 200]);
    }
  });

  test('is taken after an edit that was written by a clock far ahead: clocks decide nothing', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { content_version_id } = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'One.' })).body.data;
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const key = keys.contentVersion(tenant.organizationId, page.id, content_version_id);
    await updateItem(system.table, key, { set: { updatedAt: ahead, settledAt: ahead } });
    const edit = { markdown: 'Two.', base_version_id: content_version_id };
    for (const _ of [1, 2]) expect((await tenant.api.post(`/pages/${page.id}/content`, edit)).status).toBe(200);
  });

  test('with a base_updated_at is refused when another edit collapsed into the version since, though its id is the same', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const path = `/pages/${page.id}/content`;
    const first = (await tenant.api.post(path, { markdown: 'One.' })).body.data;
    const base = { base_version_id: first.content_version_id, base_updated_at: first.updated_at };
    const second = await tenant.api.post(path, { markdown: 'Two.', ...base });
    expect([second.status, second.body.data.content_version_id]).toEqual([200, first.content_version_id]);
    const late = await tenant.api.post(path, { markdown: 'Late.', ...base });
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict']);
    const goesOn = { ...base, base_updated_at: second.body.data.updated_at };
    expect((await tenant.api.post(path, { markdown: 'Three.', ...goesOn })).status).toBe(200);
    const alone = await tenant.api.post(path, { markdown: 'Four.', base_updated_at: first.updated_at });
    expect([alone.status, alone.body.error.message]).toEqual([400, expect.stringContaining('base_updated_at')]);
  });

  test('of null is as none', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const edit = { markdown: 'One.', base_version_id: null };
    expect((await tenant.api.post(`/pages/${page.id}/content`, edit)).status).toBe(201);
  });

  test('that is not the current version is refused with 409 conflict [version/base]', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const empty = await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Never.', base_version_id: 1 });
    expect([empty.status, empty.body.error.code]).toEqual([409, 'conflict']);
    const held = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'One.' })).body.data;
    await seedVersion(system, page, { markdown: 'Crawled since.' });
    for (const base_version_id of [held.content_version_id, held.content_version_id + 100_000, 9_007_199_254_740_991]) {
      const { status, body } = await tenant.api.post(`/pages/${page.id}/content`, {
        markdown: 'Never.',
        base_version_id,
      });
      expect([status, body.error.code, body.error.details]).toEqual([409, 'conflict', { reason: 'other_version' }]);
    }
    expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.markdown).toBe('Crawled since.');
  });

  test.each(['manual_edit', 'crawl'])('lets exactly one of 20 parallel edits of a %s through', async (source) => {
    const tenant = await system.tenant();
    for (const markdown of ['First round.', 'Second round.']) {
      const page = await seedPage(system, tenant);
      const base = await seedVersion(system, page, { source, markdown });
      const answers = await parallelEdits(tenant, page.id, base.id);
      expect(countByStatus(answers)).toEqual({ [source === 'crawl' ? 201 : 200]: 1, 409: 19 });
      const won = answers.findIndex(({ status }) => status < 300);
      expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.markdown).toBe(`Edit ${won}.`);
    }
  });

  test('lets exactly one of 20 parallel edits through again right after a collapsed edit', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { content_version_id } = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'One.' })).body.data;
    for (const round of [1, 2, 3]) {
      const answers = await parallelEdits(tenant, page.id, content_version_id);
      expect([round, countByStatus(answers)]).toEqual([round, { 200: 1, 409: 19 }]);
    }
  });
});

test('without a base, every one of 20 parallel edits is taken, and the version is one of them whole', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const answers = await parallelEdits(tenant, page.id);
  expect(countByStatus(answers)).toEqual({ 200: 19, 201: 1 });
  const latest = answers.map(({ body }) => body.data).toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))[0];
  const { data } = (await tenant.api.get(`/pages/${page.id}/content`)).body;
  expect([data.content_version_id, data.updated_at]).toEqual([latest.content_version_id, latest.updated_at]);
  expect(data.markdown).toMatch(/^Edit \d+\.$/);
  const changed = await getPage(system.table, tenant.organizationId, page.id);
  expect(changed).toMatchObject({ contentRevision: 20, contentVersionCount: 1 });
});
