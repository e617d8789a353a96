import { secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { slotsIn } from '../../shared/jobs/admission-beats.ts';
import { jobMessage } from '../../shared/jobs/job-kind.ts';
import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { startJobWrites } from '../../shared/jobs/lifecycle/start-job.ts';
import { newAnalysis } from '../../shared/jobs/start-analysis.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { writeItems } from '../../shared/table/engine/writes.ts';
import { newPage } from '../../shared/table/pages.ts';
import { modelWorker, ownSeconds } from './model-worker.ts';
import { simulateJobs } from './simulated-jobs.ts';

interface FloodFigures {
  /** Of the organization with many. */
  completed: number;
  /** Until the last one was completed, and what it would be with every slot in use. */
  seconds: number;
  idealSeconds: number;
  /** Of the one analysis of the other organization: from its queueing to its end, and what it takes alone. */
  otherSeconds: number;
  otherOwnSeconds: number;
  mostInvocations: number;
  /** Invocations that Lambda would have refused: each is a retry of a state machine. */
  throttled: number;
  /** Deliveries of messages that failed: five of a message are a dead letter. */
  failedDeliveries: number;
  /** Executions beyond one for each job, and those of a later attempt. */
  repeated: number;
}

const START = new Date('2026-11-21T10:00:00.000Z');
const OTHER_CAME_AT_SECONDS = 95;

/** One organization queues many analyses at once; another one queues a single one a while later. */
export async function simulateFlood(
  table: Table,
  { analyses, invocations }: { analyses: number; invocations: number },
): Promise<FloodFigures> {
  const countSlots = slotsIn({ WORKER_CONCURRENCY: invocations });
  const worker = modelWorker(() => table, invocations);
  const jobs = simulateJobs({ table: () => table, start: START, slotsOf: countSlots, execute: worker.execute });
  const many = await queueAnalyses(table, { organizationId: 1, count: analyses, firstId: 10_001, at: START });
  jobs.send(...many.map((row) => jobMessage(analysisKind, row)));
  jobs.at(OTHER_CAME_AT_SECONDS, async () => {
    const [row] = await queueAnalyses(table, { organizationId: 2, count: 1, firstId: 1, at: jobs.now });
    if (row) jobs.send(jobMessage(analysisKind, row));
  });
  await jobs.run();
  return {
    completed: many.filter(({ id }) => worker.completedAt.has(id)).length,
    seconds: jobs.seconds,
    idealSeconds: (analyses * ownSeconds) / countSlots(analysisKind),
    otherSeconds: (worker.completedAt.get(1) ?? Number.POSITIVE_INFINITY) - OTHER_CAME_AT_SECONDS,
    otherOwnSeconds: ownSeconds,
    mostInvocations: worker.load.most,
    throttled: worker.load.throttled,
    failedDeliveries: jobs.failedDeliveries,
    repeated: jobs.executions.filter((name, at) => !/^job_an_\d+$/.test(name) || jobs.executions.indexOf(name) !== at)
      .length,
  };
}

interface CrowdFigures {
  /** Analyses that were completed, of how many. */
  completed: number;
  analyses: number;
  seconds: number;
  /** Of the one analysis of the organization that came last: from its queueing to its end, and what it takes alone. */
  newcomerSeconds: number;
  newcomerOwnSeconds: number;
  /** The most seconds between two turns of an organization that had jobs left. */
  longestPause: number;
}

/** Many organizations queue some analyses each at once, more than there are slots for; another one queues a single one a while later. */
export async function simulateCrowd(
  table: Table,
  { organizations, each, slots }: { organizations: number; each: number; slots: number },
): Promise<CrowdFigures> {
  const worker = modelWorker(() => table, slots);
  const jobs = simulateJobs({ table: () => table, start: START, slotsOf: () => slots, execute: worker.execute });
  const rows: Analysis[] = [];
  for (let organizationId = 1; organizationId <= organizations; organizationId += 1) {
    const firstId = organizationId * 1_000;
    rows.push(...(await queueAnalyses(table, { organizationId, count: each, firstId, at: START })));
  }
  jobs.send(...rows.map((row) => jobMessage(analysisKind, row)));
  const newcomer = organizations + 1;
  jobs.at(OTHER_CAME_AT_SECONDS, async () => {
    const [row] = await queueAnalyses(table, { organizationId: newcomer, count: 1, firstId: 1, at: jobs.now });
    if (row) jobs.send(jobMessage(analysisKind, row));
  });
  await jobs.run();
  const turns = Map.groupBy(rows, ({ organizationId }) => organizationId)
    .values()
    .map((own) =>
      own.map(({ id }) => worker.completedAt.get(id) ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b),
    );
  return {
    completed: worker.completedAt.size,
    analyses: rows.length + 1,
    seconds: jobs.seconds,
    newcomerSeconds: (worker.completedAt.get(1) ?? Number.POSITIVE_INFINITY) - OTHER_CAME_AT_SECONDS,
    newcomerOwnSeconds: ownSeconds,
    longestPause: Math.max(...turns.flatMap((times) => times.slice(1).map((time, at) => time - (times[at] ?? 0)))),
  };
}

interface Queued {
  organizationId: number;
  count: number;
  firstId: number;
  at: Date;
}

async function queueAnalyses(table: Table, { organizationId, count, firstId, at }: Queued): Promise<Analysis[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = firstId + index;
    // In the order of their queueing.
    const createdAt = secondsLater(at, index / 1000).toISOString();
    const page = newPage({ id, organizationId, siteId: organizationId, path: `/${id}/`, url: null, createdAt });
    return newAnalysis(page, { id, force: false, reservation: null, createdAt });
  });
  const writes = rows.flatMap((row) => startJobWrites(analysisKind, row, at));
  await writeItems(table, { puts: writes.flatMap((write) => ('put' in write ? [write.put] : [])) });
  return rows;
}
