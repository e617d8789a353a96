import { expect, test } from 'vitest';
import { oauthRoutes } from '../../../functions/oauth/oauth-paths.ts';
import { system } from '../../systems/own.ts';

test.each(oauthRoutes)('without MCP_OAUTH there is nothing at %s', async (route) => {
  const address = system.baseUrl.replace(/\/v1$/, route.replace('ANY ', ''));
  const statuses = await Promise.all(
    ['GET', 'POST'].map(async (method) => (await fetch(address, { method, redirect: 'manual' })).status),
  );
  expect(statuses).toEqual([404, 404]);
});
