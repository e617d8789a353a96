import { expect, test } from 'vitest';
import { draftFields } from '../../../shared/domain/drafts/draft-fields.ts';
import { seedDeletion, seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedActiveDraft, seedClosedDraft } from './seed-draft.ts';

const system = useSystem();

test('lists drafts of every status by field name, without meta', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  for (const field of draftFields) await seedActiveDraft(system, page, { field, status: 'pending' });
  await seedClosedDraft(system, page, { field: 'h1', status: 'published' });
  await seedClosedDraft(system, page, { field: 'h1', status: 'resolved' });
  const { status, body } = await tenant.api.get(`/pages/${page.id}/drafts`);
  expect([status, Object.keys(body)]).toEqual([200, ['data']]);
  expect(body.data.map((draft: { field: string; status: string }) => [draft.field, draft.status])).toEqual([
    ['body', 'pending'],
    ['h1', 'pending'],
    ['h1', 'published'],
    ['h1', 'resolved'],
    ['image_alt', 'pending'],
    ['meta_description', 'pending'],
    ['primary_keyword', 'pending'],
    ['schema', 'pending'],
    ['title', 'pending'],
  ]);
});

test('answers 404 for a page that is missing, foreign, deleted or malformed', async () => {
  const [tenant, other] = [await system.tenant(), await system.tenant()];
  const [deleted, foreign] = [await seedPage(system, tenant), await seedPage(system, other)];
  await seedDeletion(system, deleted);
  for (const id of ['999999999', '0', 'x', String(deleted.id), String(foreign.id)]) {
    const { status, body } = await tenant.api.get(`/pages/${id}/drafts`);
    expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Page not found' } }]);
  }
});
