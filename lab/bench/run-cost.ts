import { workers } from '../../functions/catalog/workers.ts';
import type { BilledCounts } from './billed-counts.ts';
import { dependentDepth, type EngineCall } from './counting-proxy.ts';
import { assumed, dollars, WHOLE_PROCESSOR_MEGABYTES } from './prices.ts';

/** Counted while a part of a run went on. */
export interface Spent {
  cpuSeconds: number;
  calls: readonly EngineCall[];
  counts: BilledCounts;
}

/** Dollars by service. */
export type Bill = Readonly<Record<string, number>>;

const workerMegabytes = (name: string): number =>
  workers.find((worker) => worker.name === name)?.memoryMegabytes ?? Number.NaN;

const processorsOf = (megabytes: number): number => Math.min(1, megabytes / WHOLE_PROCESSOR_MEGABYTES);

/** Crawls one after the other: a function reads pages while it waits for others, so the longer of the two is billed. */
export function crawlBill(spent: Spent): Bill {
  const megabytes = workerMegabytes('crawl-worker');
  const works = spent.cpuSeconds / processorsOf(megabytes) + dependentDepth(spent.calls) * assumed.tableCallSeconds;
  const waits = (spent.counts.webRequests * assumed.webSeconds) / assumed.webAtOnce;
  return commonBill(spent, megabytes, Math.max(works, waits));
}

/** Analyses, of which many run at once: each waits for each of its calls. By rules it is an express execution. */
export function analysisBill(spent: Spent, modelCalls: number): Bill {
  const megabytes = workerMegabytes('analysis-worker');
  const seconds =
    spent.cpuSeconds / processorsOf(megabytes) +
    spent.calls.length * assumed.tableCallSeconds +
    modelCalls * assumed.modelSeconds;
  return commonBill(spent, megabytes, seconds, modelCalls === 0 ? 'analyze-page' : null);
}

function commonBill(
  { calls, counts }: Spent,
  megabytes: number,
  seconds: number,
  expressMachine: string | null = null,
): Bill {
  const { states, tasks, queueCalls, apiRequests, logBytes, webBytes } = counts;
  // An analysis that succeeds is one state.
  const express = expressMachine === null ? 0 : (states[expressMachine] ?? 0);
  const transitions = sum(Object.values(states)) - express;
  // A receipt of messages precedes each deletion; empty ones are the pollers', whether there are jobs or not.
  const { ReceiveMessage: _, ...sent } = queueCalls;
  const batches = (queueCalls['DeleteMessage'] ?? 0) + (queueCalls['DeleteMessageBatch'] ?? 0);
  const invocations = tasks + batches + apiRequests;
  const stateLogs = sum(Object.values(states)) * assumed.eventsOfState * assumed.eventLogBytes;
  const platformLogs = invocations * assumed.platformLogBytes + apiRequests * assumed.gatewayLogBytes;
  const unitsOf = (unit: 'readUnits' | 'writeUnits'): number => sum(calls.map((call) => call[unit]));
  return {
    'table writes': unitsOf('writeUnits') * dollars.perWriteUnit,
    'table reads': unitsOf('readUnits') * dollars.perReadUnit,
    'Lambda time': seconds * (megabytes / 1024) * dollars.perGigabyteSecond,
    'Lambda requests': invocations * dollars.perInvocation,
    'Step Functions, standard': transitions * dollars.perStateTransition,
    // Its one task is all of its time.
    'Step Functions, express':
      express * dollars.perExpressRequest +
      (expressMachine === null ? 0 : seconds * assumed.expressGigabytes * dollars.perExpressGigabyteSecond),
    SQS: (sum(Object.values(sent)) + batches) * dollars.perQueueRequest,
    logs: ((logBytes + platformLogs + stateLogs) / 1e9) * dollars.perLogGigabyte,
    'X-Ray': invocations * assumed.sampledShare * dollars.perTrace,
    'API Gateway': apiRequests * dollars.perApiRequest,
    transfer: (webBytes / 1e9) * dollars.perTransferredGigabyte,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Several bills together, times `factor`. */
export function addBills(bills: readonly Bill[], factor = 1): Bill {
  const total: Record<string, number> = {};
  for (const bill of bills) {
    for (const [service, value] of Object.entries(bill)) total[service] = (total[service] ?? 0) + value * factor;
  }
  return total;
}

export const sumBill = (bill: Bill): number => sum(Object.values(bill));
