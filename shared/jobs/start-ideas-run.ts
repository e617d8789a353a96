import { isStale, type RunMode, type runTriggers } from '../domain/ideas/run-rules.ts';
import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { isSubscribed, usageMonth } from '../domain/plans/plans.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { acquireLeaseWrite } from '../table/engine/leases.ts';
import { transact } from '../table/engine/transaction.ts';
import {
  createIdeaRunWrite,
  getIdeasState,
  getLatestIdeaRun,
  type IdeaRun,
  noCooldownWrite,
} from '../table/idea-runs.ts';
import { listSitePages } from '../table/listed-pages.ts';
import { debitIdeasRunWrite, getUsage, ideasCap, requireOrganization } from '../table/organizations.ts';
import type { Site } from '../table/sites.ts';
import { failIdeasRun } from './end-ideas-run.ts';
import type { JobMessage } from './job-message.ts';
import type { JobQueue } from './job-queue.ts';

export interface IdeasRunStarter {
  table: Table;
  jobs: JobQueue;
  now: () => Date;
  /** A new UUID. */
  newId: () => string;
}

export type StartIdeasRunResult =
  | { started: true; run: IdeaRun }
  | { started: false; reason: 'nothing_to_read' | 'cap_reached' }
  | { started: false; reason: 'payment_required'; allowance: { limit: number; used: number; remaining: number } }
  | { started: false; reason: 'in_progress'; runId: string }
  | { started: false; reason: 'cooldown'; retryAt: string };

/** Enough of the list to meet a planned page, if there is one: a site that is not crawled has few others. */
const PAGES_LOOKED_AT = 50;

export const ideasRunMessage = (run: IdeaRun): JobMessage => ({
  machine: 'build-ideas',
  organizationId: run.organizationId,
  id: run.siteId,
  jobId: formatJobId({ kind: 'ideas_run', id: run.id }),
  attempt: 1,
});

/**
 * The guards of an ideas run, then one transaction: the row, the site's lock, the month's cap, no cooldown. Then one
 * message. Of requests at the same time one starts it; the others are told of it.
 */
export async function startIdeasRun(
  services: IdeasRunStarter,
  request: { site: Site; mode: RunMode; trigger: (typeof runTriggers)[number] },
): Promise<StartIdeasRunResult> {
  const { table, now } = services;
  const { site } = request;
  const at = now();
  const [organization, usage, latest, state, pages] = await Promise.all([
    requireOrganization(table, site.organizationId),
    getUsage(table, site.organizationId, at),
    getLatestIdeaRun(table, site.organizationId, site.id),
    getIdeasState(table, site.organizationId, site.id),
    site.lastCrawledAt ? [] : listSitePages(table, site.organizationId, site.id, { page: 1, limit: PAGES_LOOKED_AT }),
  ]);
  if (site.lastCrawledAt === null && !pages.some(({ planned }) => planned)) {
    return { started: false, reason: 'nothing_to_read' };
  }
  const cap = ideasCap(organization);
  if (!isSubscribed(organization.plan)) {
    const allowance = { limit: cap, used: usage.ideasRuns, remaining: Math.max(0, cap - usage.ideasRuns) };
    return { started: false, reason: 'payment_required', allowance };
  }
  if (latest?.status === 'running') {
    if (!isStale(latest, at)) return { started: false, reason: 'in_progress', runId: latest.id };
    // Its unit of the cap comes back before the new run takes one.
    await failIdeasRun(table, latest, { stale: true, now: at });
  }
  if (state.cooldownUntil !== null && state.cooldownUntil > at.toISOString()) {
    return { started: false, reason: 'cooldown', retryAt: state.cooldownUntil };
  }
  if (cap === 0) return { started: false, reason: 'cap_reached' };
  return queue(services, newRun(request, services.newId(), at), cap);
}

async function queue({ table, jobs, now }: IdeasRunStarter, run: IdeaRun, cap: number): Promise<StartIdeasRunResult> {
  const at = new Date(run.startedAt);
  const result = await transact(table, [
    createIdeaRunWrite(run, secondsLater(at, QUEUED_DUE_SECONDS)),
    acquireLeaseWrite('lock', {
      key: keys.siteLock(run.organizationId, run.siteId, 'IDEAS'),
      holder: run.id,
      leaseSeconds: jobDeadlines.ideas_run.silentSeconds,
      now: at,
    }),
    noCooldownWrite(run.organizationId, run.siteId, at),
    debitIdeasRunWrite(run.organizationId, cap, run.month),
  ]);
  if (result.ok) {
    await jobs.send(ideasRunMessage(run));
    return { started: true, run };
  }
  // Another request was faster. The lock counts first: its holder may have spent the last unit of the cap.
  const holder = result.items['lock']?.['holder'];
  if (result.failed.includes('lock')) return { started: false, reason: 'in_progress', runId: String(holder) };
  if (!result.failed.includes('cooldown')) return { started: false, reason: 'cap_reached' };
  const retryAt = result.items['cooldown']?.['cooldownUntil'];
  return { started: false, reason: 'cooldown', retryAt: typeof retryAt === 'string' ? retryAt : now().toISOString() };
}

const newRun = (
  { site, mode, trigger }: { site: Site; mode: RunMode; trigger: (typeof runTriggers)[number] },
  id: string,
  at: Date,
): IdeaRun => ({
  id,
  organizationId: site.organizationId,
  siteId: site.id,
  status: 'running',
  stale: false,
  trigger,
  stage: 'understand',
  progress: 'Waiting to begin',
  mode,
  startedAt: at.toISOString(),
  finishedAt: null,
  reportedAt: at.toISOString(),
  pickedUp: false,
  resends: 0,
  month: usageMonth(at),
  work: null,
});
