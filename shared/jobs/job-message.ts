import * as z from 'zod';

/** The message in the queue, which becomes the input of the execution. The row holds everything else. */
export const jobMessageSchema = z.strictObject({
  /** A state machine of `statemachines/`: those of all kinds are in `job-kinds.ts`. */
  machine: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  organizationId: z.number().int().min(1),
  /** The row's id: an analysis or a crawl. Of an ideas or keyword run and of opportunity scores, whose own id is in `jobId`: the site; of an outline: the page. */
  id: z.number().int().min(1),
  jobId: z.string(),
  /** 1 at first; an operator's retry counts up, because an execution name can be used once. */
  attempt: z.number().int().min(1),
  /** When this attempt was queued: jobs of an organization begin in this order. None in messages of an earlier version. */
  queuedAt: z.string().max(40).optional(),
  /** The slot that it holds: given to the execution by the starter, never in the queue. */
  slot: z.number().int().min(0).optional(),
  /** The request that started the job, for the workers' log lines; none for what a schedule or the sweeper sends. */
  requestId: z.string().max(200).optional(),
});
export type JobMessage = z.infer<typeof jobMessageSchema>;

/** The execution's name: a redelivered message finds it taken and starts nothing twice. */
export const executionName = ({ jobId, attempt }: JobMessage): string =>
  attempt === 1 ? jobId : `${jobId}-${attempt}`;

/** Lets the jobs of a kind begin that wait for a slot. */
export const admissionBeatSchema = z.strictObject({
  admit: z.string(),
  /** The beat that it is, of those that follow each other; none where it only looks. */
  beat: z.string().optional(),
  /** The time since the beat before. */
  seconds: z.number().optional(),
});
export type AdmissionBeat = z.infer<typeof admissionBeatSchema>;
