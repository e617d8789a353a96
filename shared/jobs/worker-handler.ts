import * as z from 'zod';
import { readEnvironment } from '../environment.ts';
import type { BaseServices } from '../http/api-handler.ts';
import { runAsPayer } from '../providers/spending/payer.ts';
import { WritesStoppedError } from '../table/engine/stopped-writes.ts';
import { openWritesSwitch } from '../table/writes-switch.ts';
import { countStarts } from './count-starts.ts';
import { jobPayer } from './job-payer.ts';
import { runJobTask } from './run-job-task.ts';

/** The input from a state machine for one step of a worker. */
export interface JobTask {
  job: {
    organizationId: number;
    /** The id of the message: of the row, its site or its page. */
    id: number;
    jobId: string;
    /** Of the job's kind, that it holds; none in executions of an earlier version. */
    slot?: number | undefined;
    /** None in executions of an earlier version. */
    attempt?: number | undefined;
  };
  /** Of a step of the analysis that works on one component. */
  componentType: string;
  /** Of a step that one of several tasks of the job does at the same time. */
  slice: number;
  /** Of a step that may leave work to such tasks. */
  shares: boolean;
  /** Of a step that follows a failure: what `Catch` recorded. */
  failure: unknown;
}

type Step<Services> = (services: Services, task: JobTask) => Promise<unknown>;

const taskSchema = z.object({
  step: z.string(),
  job: z.object({
    organizationId: z.number(),
    id: z.number(),
    jobId: z.string().default(''),
    slot: z.number().optional(),
    attempt: z.number().optional(),
  }),
  componentType: z.string().default(''),
  slice: z.number().default(0),
  shares: z.boolean().default(false),
  failure: z.unknown().optional(),
});

/** The event of the smoke test after a deployment: does the worker load, with its settings? No step runs. */
export const probeEvent = { step: 'probe' } as const;

const isProbe = (event: unknown): boolean =>
  z.strictObject({ step: z.literal(probeEvent.step) }).safeParse(event).success;

/**
 * The handler of a worker: runs the step that the state machine names, one file per step. The services are opened once per
 * process.
 * @throws ZodError for a task without a job, and an Error for a step that the worker does not have: neither is retried.
 */
export function workerHandler<Services extends BaseServices>({
  services: open,
  steps,
}: {
  services: () => Services;
  steps: Readonly<Record<string, Step<Services>>>;
}): (event: unknown) => Promise<unknown> {
  const services = open();
  const { WRITES } = readEnvironment();
  const writes = openWritesSwitch(services);
  const byName = new Map(Object.entries(steps));
  return async (event) => {
    if (isProbe(event)) return { ok: true };
    const { step, failure, ...task } = taskSchema.parse(event);
    const run = byName.get(step);
    if (!run) throw new Error(`the worker has no step ${step}`);
    return runJobTask(event, async () => {
      // Before a page is fetched or a model is asked for a result that could not be stored.
      if (WRITES === 'off' || (await writes.areOff())) throw new WritesStoppedError();
      return countStarts(services, event, () =>
        runAsPayer(jobPayer(services, task.job), () => run(services, { ...task, failure })),
      );
    });
  };
}
