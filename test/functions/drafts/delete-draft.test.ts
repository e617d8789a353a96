import { describe, expect, test } from 'vitest';
import { type DraftStatus, draftStates, isActiveDraft } from '../../../shared/domain/drafts/draft-states.ts';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedActiveDraft, seedClosedDraft } from './seed-draft.ts';

const system = useSystem();

test('answers 204 without a body, whether there is a draft or not', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'x' });
  for (const _ of ['removes it', 'finds nothing']) {
    const { status, text, headers } = await tenant.api.delete(`/pages/${page.id}/drafts/title`);
    expect([status, text, headers.get('content-type')]).toEqual([204, '', null]);
  }
  expect((await tenant.api.get(`/pages/${page.id}/drafts`)).body.data).toEqual([]);
});

describe('of a draft that is', () => {
  test.each(Object.entries(draftStates))(
    '%s: %o [draft/delete] [draft/delete-unchanged]',
    async (status, transitions) => {
      const tenant = await system.tenant();
      const page = await seedPage(system, tenant);
      const seed = isActiveDraft(status) ? seedActiveDraft : seedClosedDraft;
      await seed(system, page, { status });
      expect((await tenant.api.delete(`/pages/${page.id}/drafts/title`)).status).toBe(204);
      const { data } = (await tenant.api.get(`/pages/${page.id}/drafts`)).body;
      expect(data.map((draft: { status: string }) => draft.status)).toEqual(
        transitions.delete === 'removed' ? [] : [status],
      );
    },
  );
});

test('the states that PUT overwrites are the active ones [draft/active]', () => {
  const states = Object.keys(draftStates) as DraftStatus[];
  expect(states.filter((status) => draftStates[status].put === 'overwritten')).toEqual(states.filter(isActiveDraft));
});

test('refuses an unknown field with 400, and a page that is not there with 404', async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const [page, deleted, foreign] = [
    await seedPage(system, tenant),
    await seedPage(system, tenant),
    await seedPage(system, other),
  ];
  await seedDeletion(system, deleted);
  const refused = await tenant.api.delete(`/pages/${page.id}/drafts/slug`);
  expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
  for (const id of ['999999999', 'x', String(deleted.id), String(foreign.id)]) {
    const { status, body } = await tenant.api.delete(`/pages/${id}/drafts/title`);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
  }
});
