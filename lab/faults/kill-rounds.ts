import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../local/engines/free-port.ts';
import { type KillableSystem, startKillable } from '../../test/faults/killable-system.ts';
import { type Random, seededRandom } from '../../test/faults/random.ts';
import { apiClient } from '../../test/harness/api-client.ts';
import { serveWebSites, type WebPages, type WebSites } from '../../test/harness/web-sites.ts';
import { Ledger } from './ledger.ts';
import { type FaultOptions, type FaultReport, seconds } from './report.ts';
import { leftBehind, lostWrites, waitForEnds, wrongCrawls } from './verify.ts';
import { type Actor, actUntil, crawlSite, makeActor } from './workload.ts';

const ACTORS = 4;
const PAGES_OF_A_SITE = 24;
/** The whole life of a system that is killed: the first requests, a crawl under way, jobs at every step. */
const LIFE_MS_MIN = 150;
const LIFE_MS_MAX = 3_500;
const JOBS_END_MS_MAX = 120_000;

/** A site whose pages link to each other; every page of it tells when it was last modified, so that a second read may be a 304. */
export function linkedSite(name: string, pages: number): WebPages {
  const links = Array.from({ length: pages - 1 }, (_, at) => `<a href="/p${at}/">Page ${at}</a>`).join(' ');
  const html = (title: string) =>
    `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title} about winter tyres.</p>${links}</main>`;
  const served: WebPages = {};
  for (const [at, where] of ['/', ...Array.from({ length: pages - 1 }, (_, n) => `/p${n}/`)].entries()) {
    const etag = `"${name}-${at}"`;
    served[where] = ({ headers }) =>
      headers['if-none-match'] === etag
        ? { status: 304, headers: { etag } }
        : { headers: { etag }, body: html(`${name} ${at}`) };
  }
  return served;
}

interface Suite {
  start(): Promise<KillableSystem>;
  web: WebSites;
  ledger: Ledger;
  random: Random;
  key: string;
  organizationId: number;
}

/**
 * Kills the system (or the engine under it) at a random moment, again and again on the same data, while clients write and jobs
 * of every kind run; after each restart everything that was acknowledged has to be there.
 */
export async function killRounds({ rounds, seed }: FaultOptions): Promise<FaultReport> {
  const begun = performance.now();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-kill-'));
  const web = await serveWebSites(rounds);
  const environment = { CRAWL_ORIGIN_OVERRIDES: web.originOverrides, CRAWL_CONCURRENCY: '2' };
  const port = await findFreePort();
  const start = () => startKillable({ port, dataDir, environment });
  const losses: string[] = [];
  let system = await start();
  const { key, organizationId } = system;
  if (key === null || organizationId === null) throw new Error('the first start names no key');
  const suite: Suite = { start, web, ledger: new Ledger(), random: seededRandom(seed), key, organizationId };
  let slowestStartMs = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await runAndKill(suite, system, round);
      system = await start();
      slowestStartMs = Math.max(slowestStartMs, system.startMs);
      const found = await lostWrites(apiClient(system.baseUrl, key), suite.ledger, { crawling: true });
      losses.push(...found.map((line) => `round ${round}: ${line}`));
    }
    const waited = performance.now();
    const api = apiClient(system.baseUrl, key);
    const ends = await waitForEnds(api, suite.ledger, JOBS_END_MS_MAX);
    const endSeconds = seconds(waited);
    losses.push(...ends.stuck.map((job) => `${job} is not over`));
    losses.push(...(await lostWrites(api, suite.ledger)), ...(await wrongCrawls(api, suite.ledger)));
    losses.push(...(await leftBehind(system.table, api, suite.ledger, organizationId)), ...suite.ledger.wrong);
    const { acknowledged, requests, jobs, polls } = suite.ledger;
    return {
      name: 'kill -9',
      figures: {
        rounds,
        requests,
        acknowledged,
        jobs: jobs.size + polls.length,
        completed: ends.completed,
        failed: ends.failed,
        stuck: ends.stuck.length,
        'last jobs over after s': endSeconds,
        'slowest start ms': Math.round(slowestStartMs),
        lost: losses.length,
        seconds: seconds(begun),
      },
      losses,
    };
  } finally {
    await system.stop();
    await web.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runAndKill(suite: Suite, system: KillableSystem, round: number): Promise<void> {
  const { ledger, random, key } = suite;
  const site = suite.web.take(linkedSite(`Round ${round}`, PAGES_OF_A_SITE));
  const given = { baseUrl: system.baseUrl, key, ledger, random };
  const actors: Actor[] = [];
  for (let at = 1; at <= ACTORS; at += 1) actors.push(await makeActor(given, `Round ${round}, actor ${at}`));
  let over = false;
  const acting = actors.map((actor) => actUntil(actor, () => over));
  const crawling = actors[0] ? crawlSite(actors[0], site.domain, PAGES_OF_A_SITE) : null;
  await delay(random.between(LIFE_MS_MIN, LIFE_MS_MAX));
  await system.kill(random.next() < 0.25 ? 'engine' : 'system');
  over = true;
  await Promise.all([...acting, crawling]);
}
