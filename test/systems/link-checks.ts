/** A system that checks few addresses a crawl, and whose first two sites are served over http as well, and the second one with www. */
import { afterAll } from 'vitest';
import { useSystem } from '../harness/system.ts';
import { serveWebSites } from '../harness/web-sites.ts';

const beside = await serveWebSites(2);
const [overHttp = '', withWww = ''] = beside.originOverrides.split(',').map((entry) => entry.split('=')[1] ?? '');
export const http = beside.take({});
export const www = beside.take({});
afterAll(() => beside.close());

export const system = useSystem({
  webSites: 3,
  environment: {
    CRAWL_LINK_CHECKS: '20',
    CRAWL_ORIGIN_OVERRIDES: `http://site-2.example=${overHttp},www.site-2.example=${withWww}`,
  },
});
