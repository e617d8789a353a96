/** The envelopes of job rows that earlier versions wrote, before every job had one. */
import { formatJobId } from '../domain/jobs/job-id.ts';
import type { JobState } from '../domain/jobs/job-states.ts';
import type { Item } from './engine/client.ts';
import { type Key, keys } from './engine/keys.ts';
import { type JobEnvelope, type JobLock, jobSchema, newJob, type Reservation } from './jobs.ts';

const readString = (item: Item, name: string): string => String(item[name] ?? '');
const readNumber = (item: Item, name: string): number => Number(item[name] ?? 0);
const hold = ({ pk, sk }: Key, holder: string): JobLock => ({ pk, sk, holder });

/** The common part of the forms. An unfinished job was running from its first report on. */
function formerJob(
  item: Item,
  given: Pick<JobEnvelope, 'id' | 'kind' | 'pageId' | 'locks' | 'queuedAt'> & {
    ended: JobState | null;
    isPickedUp: boolean;
    endedAt?: unknown;
    reservation?: Reservation | null;
    siteId?: number | null;
  },
): JobEnvelope {
  const { ended, isPickedUp, endedAt, ...job } = given;
  const times = {
    ...(isPickedUp ? { startedAt: given.queuedAt } : {}),
    ...(isPickedUp && typeof item['reportedAt'] === 'string' ? { reportedAt: item['reportedAt'] } : {}),
    ...(typeof endedAt === 'string' ? { endedAt } : {}),
  };
  // Checked like every envelope: a row that is broken is reported, and not taken for a job.
  return jobSchema.parse({
    ...newJob({ siteId: readNumber(item, 'siteId'), ...job }),
    state: ended ?? (isPickedUp ? 'running' : 'queued'),
    attempt: item['attempt'] ?? 1,
    resends: item['resends'] ?? 0,
    error: item['failureReason'] ?? null,
    ...times,
  });
}

export function formerAnalysisJob(item: Item): JobEnvelope {
  const [organizationId, id, pageId] = [
    readNumber(item, 'organizationId'),
    readNumber(item, 'id'),
    readNumber(item, 'pageId'),
  ];
  const status = readString(item, 'status');
  const holder = formatJobId({ kind: 'analysis', id });
  const debit = item['debit'] as Reservation | { kind: 'none' };
  return formerJob(item, {
    id: holder,
    kind: 'analysis',
    pageId,
    queuedAt: readString(item, 'createdAt'),
    ended: status === 'completed' || status === 'failed' || status === 'skipped' ? status : null,
    isPickedUp: item['reportedAt'] !== undefined,
    endedAt: item['completedAt'],
    reservation: debit.kind === 'none' ? null : debit,
    locks: [hold(keys.analysisLock(organizationId, pageId), holder)],
  });
}

export function formerCrawlJob(item: Item): JobEnvelope {
  const [organizationId, id, siteId] = [
    readNumber(item, 'organizationId'),
    readNumber(item, 'id'),
    readNumber(item, 'siteId'),
  ];
  const status = readString(item, 'status');
  const holder = formatJobId({ kind: 'crawl', id });
  const site = hold(keys.siteLock(organizationId, siteId, 'CRAWL'), holder);
  return formerJob(item, {
    id: holder,
    kind: 'crawl',
    pageId: typeof item['pageId'] === 'number' ? item['pageId'] : null,
    queuedAt: readString(item, 'createdAt'),
    ended: status === 'completed' || status === 'failed' || status === 'cancelled' ? status : null,
    isPickedUp: item['reportedAt'] !== undefined,
    endedAt: item['completedAt'],
    // The row of a page's crawl did not say which of the two it held.
    locks: item['kind'] === 'page' ? [site, hold(keys.addedPageLock(organizationId, siteId, id), holder)] : [site],
  });
}

export function formerIdeaRunJob(item: Item): JobEnvelope {
  const [organizationId, siteId] = [readNumber(item, 'organizationId'), readNumber(item, 'siteId')];
  const id = readString(item, 'id');
  const status = readString(item, 'status');
  return formerJob(item, {
    id: formatJobId({ kind: 'ideas_run', id }),
    kind: 'ideas_run',
    pageId: null,
    queuedAt: readString(item, 'startedAt'),
    ended: status === 'succeeded' ? 'completed' : status === 'failed' ? 'failed' : null,
    isPickedUp: item['pickedUp'] === true,
    endedAt: item['finishedAt'],
    reservation: { kind: 'ideas_run', month: readString(item, 'month') },
    locks: [hold(keys.siteLock(organizationId, siteId, 'IDEAS'), id)],
  });
}

export function formerGenerationJob(item: Item): JobEnvelope {
  const [organizationId, siteId] = [readNumber(item, 'organizationId'), readNumber(item, 'siteId')];
  const status = readString(item, 'status');
  const holder = formatJobId({ kind: 'keyword_generation', siteId, run: readNumber(item, 'run') });
  return formerJob(item, {
    id: holder,
    kind: 'keyword_generation',
    pageId: null,
    queuedAt: readString(item, 'startedAt'),
    ended: status === 'completed' || status === 'failed' ? status : null,
    isPickedUp: item['pickedUp'] === true,
    endedAt: item['finishedAt'],
    locks: [hold(keys.siteLock(organizationId, siteId, 'KEYWORDS'), holder)],
  });
}

export function formerOutlineJob(item: Item): JobEnvelope {
  const [organizationId, pageId] = [readNumber(item, 'organizationId'), readNumber(item, 'pageId')];
  const status = readString(item, 'status');
  const holder = formatJobId({ kind: 'outline', id: readNumber(item, 'id') });
  return formerJob(item, {
    id: holder,
    kind: 'outline',
    // The row did not name its site.
    siteId: null,
    pageId,
    queuedAt: readString(item, 'createdAt'),
    ended: status === 'completed' || status === 'failed' ? status : null,
    isPickedUp: status === 'processing',
    endedAt: item['completedAt'],
    locks: [hold(keys.outlineLock(organizationId, pageId), holder)],
  });
}

/** The opportunity scores of a site that are asked for, or computed. */
export function formerScoresJob(item: Item): JobEnvelope {
  const siteId = readNumber(item, 'workId');
  return formerJob(item, {
    id: formatJobId({ kind: 'opportunity_scores', siteId, tryId: 'former' }),
    kind: 'opportunity_scores',
    siteId,
    pageId: null,
    queuedAt: readString(item, 'dueAt'),
    ended: item['dueAt'] === undefined ? 'completed' : null,
    isPickedUp: item['holder'] !== undefined,
    locks: [],
  });
}
