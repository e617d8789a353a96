import { expect, test } from 'vitest';
import { allOperations } from '../../../functions/catalog/api-groups.ts';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

const readRoutes = allOperations().filter(({ method }) => method === 'GET');
/** Differ between two requests whatever their method. */
const ofOneRequest = [
  'x-cache',

  'date',
  'x-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
];

const comparable = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !ofOneRequest.includes(name)));

test.each(readRoutes.map(({ path }) => path))(
  'HEAD %s returns the status and headers of GET without its body',
  async (template) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const path = template.replace('{pageId}', String(page.id)).replace('{siteId}', String(page.siteId));
    const get = await tenant.api.raw('GET', path.replaceAll(/\{\w+\}/g, '1'));
    const head = await tenant.api.raw('HEAD', path.replaceAll(/\{\w+\}/g, '1'));
    expect(head.status).toBe(get.status);
    expect(comparable(head.headers)).toEqual(comparable(get.headers));
    // A redirect of the sign-in has no body.
    expect([get.text === '', head.text]).toEqual([get.status === 302, '']);
  },
);

test('HEAD of a route that only POST has is unknown, as GET of it is', async () => {
  const tenant = await system.tenant();
  const head = await tenant.api.raw('HEAD', '/pages/1/analyze');
  const get = await tenant.api.raw('GET', '/pages/1/analyze');
  expect([head.status, head.text]).toEqual([get.status, '']);
});
