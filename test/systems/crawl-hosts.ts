/** A system that sends two requests at a time to a host, reads hosts that a suite serves at their ports, and leaves hosts out. */
import { findFreePort } from '../../local/engines/free-port.ts';
import { openArrivalServer } from '../harness/arrival-server.ts';
import { useSystem } from '../harness/system.ts';

export const CONCURRENCY = 2;

export const ports = {
  'slow.example': await findFreePort(),
  'quick.example': await findFreePort(),
  'hooks.example.com': await findFreePort(),
  'wordpress.example': await findFreePort(),
};

const page = '<!doctype html><title>Home</title><main><h1>Home</h1><p>Words of the home page.</p></main>';
/** Serves every host of the rules, those that are denied as well. */
export const rules = await openArrivalServer({
  '/robots.txt': 'User-agent: *',
  '/sitemap.xml': 'redirect to https://below.denied.example/denied/sitemap.xml',
  '/': page.replace('</main>', '<a href="/moved/">Moved</a></main>'),
  '/moved/': 'redirect to https://denied.open.example/denied/',
  '/denied/': page,
  '/denied/sitemap.xml': '<urlset></urlset>',
});
const hosts = ['denied.open.example', 'open.example', 'denied.example', 'below.denied.example', 'elsewhere.test'];

const origins = [
  ...Object.entries(ports).map(([host, port]) => `${host}=http://127.0.0.1:${port}`),
  ...hosts.map((host) => `${host}=${rules.origin}`),
];
const WEB_SITES = 6;
const siteHosts = Array.from({ length: WEB_SITES }, (_, at) => `site-${at + 1}.example`);
export const system = useSystem({
  webSites: WEB_SITES,
  environment: {
    CRAWL_CONCURRENCY: String(CONCURRENCY),
    CRAWL_ORIGIN_OVERRIDES: origins.join(','),
    CRAWL_ALLOWED_HOSTS: ['open.example', 'denied.example', ...Object.keys(ports), ...siteHosts].join(','),
    CRAWL_DENIED_HOSTS: 'denied.example, denied.open.example',
  },
});
