import { expect, test } from 'vitest';
import { newlyAnalyzedPage } from '../../functions/recommendations/analyzed.ts';
import { useSystem } from '../../harness/system.ts';
import { useAdmin } from './use-admin.ts';

const system = useSystem();
const admin = useAdmin(() => system.operator);

test('rec apply prints the recommendation as the API shows it: "resolution_method (`manual` for every API-driven resolve; `ai_action` for AI-applied actions)"', async () => {
  const { tenant, page, on } = await newlyAnalyzedPage(system);
  const { id } = on('title');
  const printed = await admin.json('rec', 'apply', String(id));
  const { body } = await tenant.api.get(`/pages/${page.id}/analysis`);
  expect(printed).toEqual(body.data.recommendations.find((one: { id: number }) => one.id === id));
  expect(printed).toMatchObject({ status: 'applied', resolution_method: 'ai_action' });
  expect(await admin.refusal('rec', 'apply', String(id))).toBe(`recommendation ${id} is applied already`);
});

test('rec allow-fragment prints the fragments', async () => {
  const { on } = await newlyAnalyzedPage(system);
  const { id } = on('title');
  await admin.json('rec', 'allow-fragment', String(id), 'XX%');
  const printed = await admin.json('rec', 'allow-fragment', String(id), '[Company Name]');
  expect(printed).toEqual({ rec_id: id, fragments: ['XX%', '[Company Name]'] });
});

test.each([
  ['apply', '999999'],
  ['allow-fragment', '999999', 'XX%'],
])('rec %s refuses a recommendation that does not exist', async (...argv) => {
  expect(await admin.refusal('rec', ...argv)).toBe('recommendation 999999 does not exist');
});
