/**
 * Loads what the screen of the address needs while the strings of the language are on the way: its code, and the data that it reads
 * first. Without it each would wait for the one before.
 */
import type { ScreenId } from './addresses.ts';
import { currentLocation, findAddress } from './router.ts';
import { hadSession } from './session.ts';
import { startRequest } from './started-requests.ts';

/** Of the navigation. */
const everyScreen = ['/sites?limit=100'];
const site = '/sites/:siteId';

/**
 * The first requests of a screen without filters, written as the client writes them. One that the screen does not send is a request
 * too many: a test compares them.
 */
const firstRequests: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  sites: ['/sites?page=1&limit=100'],
  overview: [site, `${site}/pages?limit=10&sort=overall_score&include=grades`, `${site}/issues`],
  pages: [site, `${site}/pages?sort=overall_score&page=1&limit=100&include=grades`],
  issues: [`${site}/issues`],
  issue: [`${site}/issues`, `${site}/issues/:issueId/pages?limit=100`],
  links: [`${site}/linked-pages?limit=1`, `${site}/linked-pages?page=1&limit=100`],
  facts: [`${site}/facts?status=all&include=citations&limit=200&offset=0`],
  topics: [`${site}/ideas/topics`],
  ideas: [
    `${site}/ideas/playbook`,
    `${site}/ideas/topics`,
    `${site}/ideas/run`,
    ...['open', 'accepted', 'dismissed'].map((status) => `${site}/ideas?status=${status}&page=1&per_page=25`),
  ],
  plan: [site, `${site}/plan`],
  crawls: [site, `${site}/crawls?limit=50`],
  crawl: [`${site}/crawls/:crawlId/urls?limit=500`],
  jobs: ['/latest-jobs?running=true&limit=100', '/latest-jobs?running=false&limit=100'],
  rubric: [`/console${site}/rubric`, `${site}/rubric`],
  keys: ['/console/keys'],
  webhooks: ['/webhooks?limit=100'],
  webhook: ['/webhooks/:webhookId', '/webhooks/:webhookId/deliveries'],
};

const page = '/pages/:pageId';
const everyTab = [page, `${page}/analysis`];
const requestsOfTabs: Readonly<Record<string, readonly string[]>> = {
  score: [`${page}/checks`, `${page}/analysis?compare=prev`],
  recommendations: [`${page}/checks`],
  content: [`${page}/content`, `${page}/checks`],
  drafts: [`${page}/drafts`],
  versions: [`${page}/content-versions?limit=50`],
  outline: [`${page}/brief`],
  links: [`${page}/links`, `${page}/incoming-links?limit=100`],
  performance: [`${page}/performance`, `${page}/queries`],
};

function listRequests(): readonly string[] {
  const { path, query } = currentLocation.value;
  const found = findAddress(path);
  if (!found) return [];
  const { tab = 'score', ...filters } = Object.fromEntries(query);
  const own = found.id === 'page' ? [...everyTab, ...(requestsOfTabs[tab] ?? [])] : firstRequests[found.id];
  const isFiltered = Object.keys(filters).length > 0;
  // A browser has six connections to a server of HTTP/1.1: the data of the screen come first.
  return [...(isFiltered ? [] : (own ?? [])), ...everyScreen].map((request) =>
    Object.entries(found.parameters).reduce(
      (text, [name, value]) => text.replace(`:${name}`, () => encodeURIComponent(value)),
      request,
    ),
  );
}

/** The files of each screen beside those of the start, as the page names them: `overview:one.js,two.js pages:…`. */
function listFiles(id: ScreenId): readonly string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name=screens]')?.content.split(' ') ?? [];
  const [, files = ''] = named.find((one) => one.startsWith(`${id}:`))?.split(':') ?? [];
  return files.split(',').filter(Boolean);
}

export function loadAhead(): void {
  const found = findAddress(currentLocation.value.path);
  if (!found) return;
  for (const file of listFiles(found.id)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  if (hadSession()) for (const request of listRequests()) startRequest(`/v1${request}`);
}
