import { describe, expect, test } from 'vitest';
import { ideaRoutes } from '../../../functions/ideas/routes.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { exampleBody } from '../../structure/example-requests.ts';
import { seedIdea } from './seed-idea.ts';

const system = useSystem();
const operations = ideaRoutes.map((operation) => ({ id: operation.operationId, operation }));

describe('a key whose user has no preview access', () => {
  test.each(operations)('meets no route: $id', async ({ operation }) => {
    const tenant = await system.tenant({ preview: false });
    const site = await seedSite(system, tenant, { lastCrawledAt: new Date().toISOString() });
    const idea = await seedIdea(system, site);
    const path = operation.path.replace('{siteId}', String(site.id)).replace('{ideaId}', idea.id);
    const unknownPath = await tenant.api.get('/no/such/route');
    const requests = [
      { path, body: JSON.stringify(exampleBody(operation) ?? {}) },
      // Validation errors would reveal the route.
      { path: `${path}?per_page=0&page=x`, body: '{"no_such_field": 1}' },
      { path, body: 'no json' },
      { path: path.replace(String(site.id), 'abc'), body: '{}' },
    ];
    for (const { path: target, body } of requests) {
      const answer = await tenant.api.raw(
        operation.method,
        target,
        operation.method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body },
      );
      expect([answer.status, answer.text]).toEqual([404, unknownPath.text]);
    }
  });

  test('is told of a missing scope and a wrong key all the same', async () => {
    const tenant = await system.tenant({ preview: false, scopes: ['sites:read'] });
    const site = await seedSite(system, tenant);
    const { status, body } = await tenant.api.post(`/sites/${site.id}/ideas/refresh`);
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
  });
});
