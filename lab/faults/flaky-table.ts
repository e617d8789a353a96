import { setTimeout as delay } from 'node:timers/promises';
import { type EngineCall, type FaultKind, faultKinds } from '../../test/faults/fault-proxy.ts';
import { type Random, seededRandom } from '../../test/faults/random.ts';
import { apiClient } from '../../test/harness/api-client.ts';
import { linkedSite } from './kill-rounds.ts';
import type { Lab } from './lab.ts';
import { Ledger } from './ledger.ts';
import { type FaultReport, seconds } from './report.ts';
import { leftBehind, lostWrites, waitForEnds, wrongCrawls } from './verify.ts';
import { actUntil, crawlSite, makeActor } from './workload.ts';

const ACTORS = 4;
const LIFE_MS = 8_000;
const OUTAGE_MS = 3_000;
const PAGES_OF_A_SITE = 12;
const JOBS_END_MS_MAX = 180_000;

type Plan = (call: EngineCall) => FaultKind | null;

const flakyRates: readonly { name: string; rate: number }[] = [
  { name: 'no fault', rate: 0 },
  { name: '1 % of calls', rate: 0.01 },
  { name: '5 % of calls', rate: 0.05 },
  { name: '20 % of calls', rate: 0.2 },
];

/** Every kind of fault alike; reads meet no conflicts. */
const atRate =
  (rate: number, random: Random): Plan =>
  ({ operation }) => {
    if (random.next() >= rate) return null;
    const fault = random.pick(faultKinds);
    const isRead = ['GetItem', 'Query', 'BatchGetItem', 'BatchWriteItem'].includes(operation);
    return fault === 'conflict' && isRead ? 'throttle' : fault;
  };

/** Clients write and jobs run while calls to the table fail, are slow, or are done without anybody hearing of it. */
async function flakyTable(lab: Lab, name: string, plan: Plan, seed: number): Promise<FaultReport> {
  const begun = performance.now();
  const { organizationId, key } = await lab.tenant();
  const { baseUrl, web } = lab.system;
  const ledger = new Ledger();
  const random = seededRandom(seed);
  const site = web.take(linkedSite(name, PAGES_OF_A_SITE));
  const actors = [];
  for (let at = 1; at <= ACTORS; at += 1) {
    actors.push(await makeActor({ baseUrl, key, ledger, random }, `Actor ${at}`));
  }
  lab.proxy.takeCounts();
  lab.proxy.inject(plan);
  let over = false;
  const acting = actors.map((actor) => actUntil(actor, () => over));
  const crawling = actors[0] ? crawlSite(actors[0], site.domain, PAGES_OF_A_SITE) : null;
  await delay(LIFE_MS);
  over = true;
  await Promise.all([...acting, crawling]);
  const api = apiClient(baseUrl, key);
  // Still under faults: a job that cannot end while calls fail is a stuck one. What a poll misses, the next one sees.
  const waited = performance.now();
  const ends = await waitForEnds(api, ledger, JOBS_END_MS_MAX);
  const endSeconds = seconds(waited);
  const { calls, faults } = lab.proxy.takeCounts();
  lab.proxy.inject(() => null);
  const losses = [
    ...ends.stuck.map((job) => `${job} is not over`),
    ...(await lostWrites(api, ledger)),
    ...(await wrongCrawls(api, ledger)),
    ...(await leftBehind(lab.table, api, ledger, organizationId)),
    ...ledger.wrong,
  ];
  const latencies = ledger.latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
  return {
    name: `table: ${name}`,
    figures: {
      calls,
      faults: Object.values(faults).reduce((sum, count) => sum + count, 0),
      'done but unanswered': faults.errorAfter + faults.resetAfter,
      requests: ledger.requests,
      acknowledged: ledger.acknowledged,
      '5xx': ledger.serverErrors,
      'success %': Math.round((1000 * (ledger.requests - ledger.serverErrors)) / Math.max(1, ledger.requests)) / 10,
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      jobs: ledger.jobs.size + ledger.polls.length,
      failed: ends.failed,
      stuck: ends.stuck.length,
      'jobs over after s': endSeconds,
      lost: losses.length,
      seconds: seconds(begun),
    },
    losses,
  };
}

export async function flakyTables(lab: Lab, seed: number): Promise<FaultReport[]> {
  const reports: FaultReport[] = [];
  for (const [at, { name, rate }] of flakyRates.entries()) {
    reports.push(await flakyTable(lab, name, atRate(rate, seededRandom(seed + at)), seed + at));
  }
  const startsAt = performance.now() + LIFE_MS / 3;
  const outage: Plan = () => {
    const since = performance.now() - startsAt;
    return since > 0 && since < OUTAGE_MS ? 'errorBefore' : null;
  };
  reports.push(await flakyTable(lab, `no call succeeds for ${OUTAGE_MS / 1000} s`, outage, seed));
  return reports;
}
