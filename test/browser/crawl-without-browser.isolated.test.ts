/**
 * A browser that is installed and does not start.
 *
 * @module-tag browser
 */
import { expect, test } from 'vitest';
import { useSystem } from '../harness/system.ts';
import { waitForSite } from '../harness/wait-until.ts';

/** There is no place to unpack it. */
const system = useSystem({ webSites: 1, environment: { CRAWL_RENDER: 'auto', TMPDIR: '/proc/self/nowhere' } });

test('the crawl goes on, and a page made by script says why it was not read', { timeout: 120_000 }, async () => {
  const { api } = await system.tenant();
  const web = system.web.take({
    '/': '<h1>Fernhill Cycles</h1><p>We repair bicycles in Leeds.</p><a href="/app/">App</a>',
    '/app/':
      '<!doctype html><title>App</title><div id="root"></div><noscript>Please enable JavaScript.</noscript><script src="/app.js"></script>',
  });
  const created = await api.post('/sites', { domain: web.domain });
  const site = await waitForSite(api, created.body.data.id, 60_000);
  const pages = (await api.get(`/sites/${site.id}/pages`)).body.data as { id: number; path: string }[];
  const readings = await Promise.all(
    pages.map(async ({ id, path }) => {
      const [newest] = (await api.get(`/pages/${id}/snapshots`)).body.data;
      const { status, reading } = (await api.get(`/snapshots/${newest.id}`)).body.data;
      return { path, status, doubt: reading.doubt };
    }),
  );
  expect(readings.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: '/', status: 'completed', doubt: null },
    {
      path: '/app/',
      status: 'unreadable: script_shell',
      doubt: expect.stringContaining('The browser of this service does not start'),
    },
  ]);
});
