import { isStale, type RunMode, type runTriggers } from '../domain/ideas/run-rules.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { message } from '../domain/messages/message.ts';
import { isSubscribed } from '../domain/plans/plans.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { transact } from '../table/engine/transaction.ts';
import { getIdeasState, getLatestIdeaRun, type IdeaRun, noCooldownWrite } from '../table/idea-runs.ts';
import { newJob } from '../table/jobs.ts';
import { listSitePages } from '../table/listed-pages.ts';
import { debitIdeasRunWrite, getUsage, ideasCap, requireOrganization } from '../table/organizations.ts';
import type { Site } from '../table/sites.ts';
import { type Allowance, type SpentLimit, spentDollars } from './allowance.ts';
import { jobMessage } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';
import { ideasRunKind, ideasRunReservation } from './kinds/ideas-run.ts';
import { endJob } from './lifecycle/end-job.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

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
  | { started: false; reason: 'payment_required'; allowance: Allowance }
  /** The month's dollars are used up. */
  | ({ started: false; reason: 'spent' } & SpentLimit)
  | { started: false; reason: 'in_progress'; runId: string }
  | { started: false; reason: 'cooldown'; retryAt: string };

/** Enough to find a planned page, if there is one: a site that is not crawled has few other pages. */
const PAGES_LOOKED_AT = 50;

/**
 * The guards of an ideas run, then one transaction: the row, the site's lock, the month's cap, no cooldown. Then one
 * message. Of requests at the same time one starts it; the others return its id.
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
  const allowance = { limit: cap, used: usage.ideasRuns, remaining: Math.max(0, cap - usage.ideasRuns) };
  if (!isSubscribed(organization.plan)) return { started: false, reason: 'payment_required', allowance };
  if (latest?.status === 'running') {
    if (!isStale(latest, at)) return { started: false, reason: 'in_progress', runId: latest.id };
    // Its unit of the cap is returned before the new run takes one.
    await endJob(table, ideasRunKind, latest, {
      status: 'failed',
      silent: true,
      reason: 'it stopped reporting',
      now: at,
    });
  }
  if (state.cooldownUntil !== null && state.cooldownUntil > at.toISOString()) {
    return { started: false, reason: 'cooldown', retryAt: state.cooldownUntil };
  }
  const dollars = spentDollars(organization, usage);
  if (dollars) return { started: false, reason: 'spent', allowance, dollars };
  if (cap === 0) return { started: false, reason: 'cap_reached' };
  return queue(services, newRun(request, services.newId(), at), cap);
}

async function queue({ table, jobs, now }: IdeasRunStarter, run: IdeaRun, cap: number): Promise<StartIdeasRunResult> {
  const at = new Date(run.startedAt);
  const result = await transact(table, [
    ...startJobWrites(ideasRunKind, run, at),
    noCooldownWrite(run.organizationId, run.siteId, at),
    debitIdeasRunWrite(run.organizationId, cap, ideasRunReservation(at).month),
  ]);
  if (result.ok) {
    await jobs.send(jobMessage(ideasRunKind, run));
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
  // Worded here: who starts runs loads no messages.
  progress: 'Waiting to begin',
  said: message('ideas.progress.waiting'),
  mode,
  startedAt: at.toISOString(),
  finishedAt: null,
  work: null,
  job: newJob({
    id: formatJobId({ kind: 'ideas_run', id }),
    kind: 'ideas_run',
    siteId: site.id,
    pageId: null,
    queuedAt: at.toISOString(),
    reservation: ideasRunReservation(at),
    locks: [{ ...keys.siteLock(site.organizationId, site.id, 'IDEAS'), holder: id }],
  }),
});
