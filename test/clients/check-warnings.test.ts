import { expect, test } from 'vitest';
import { signedIn } from '../cli/coa/use-coa.ts';
import { analyzedPage } from '../functions/recommendations/analyzed.ts';
import { useSystem } from '../harness/system.ts';
import { httpTransport, openSession } from './mcp/mcp-session.ts';

const system = useSystem();

const goodDescription =
  'Winter tyres compared by grip, price and season, with the dates to change them, from people who fit them each day for forty years.';

test('a verdict comes with what a check still says of the field, over MCP and from coa', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const { id } = on('meta_description');
  const { call } = await openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
  const save = (text: string) => call('set_page_fields', { page_id: page.id, meta_description: text });

  const long = `${goodDescription} Ask for our list of winter tyres today.`;
  await save(long);
  const said = await call('resolve_recommendation', { recommendation_id: id });
  const { problems } = await call('check_content', { page_id: page.id });
  const [{ message }] = problems.filter(({ check }: { check: string }) => check === 'meta_description_length');
  expect(message).toContain(`${long.length} characters`);
  expect(said).toMatchObject({ verified: true, status: 'applied', check_warnings: [message] });
  expect(said.next).toContain('check_warnings');

  const coa = await signedIn(system, tenant);
  expect((await coa('recs', 'recheck', `${id}`, '--json')).json()).toMatchObject({ check_warnings: [message] });
  const shown = await coa('recs', 'recheck', `${id}`);
  expect(shown.exitCode).toBe(0);
  expect(shown.stdout.replaceAll(/\s+/g, ' ')).toContain(message);

  await save(goodDescription);
  expect(await call('resolve_recommendation', { recommendation_id: id, recheck: true })).toMatchObject({
    verified: true,
    check_warnings: [],
  });
});
