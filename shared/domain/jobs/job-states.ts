/** The states of a job of any kind, and the moves between them. The condition of every write that moves a job derives from here. */
export const jobStates = ['queued', 'running', 'completed', 'failed', 'skipped', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

interface Move {
  from: readonly JobState[];
  to: JobState;
}

export const jobMoves = {
  /** A step of a worker begins. */
  report: { from: ['queued', 'running'], to: 'running' },
  /** The message was lost: it is sent again. */
  resend: { from: ['queued'], to: 'queued' },
  complete: { from: ['running'], to: 'completed' },
  /** There was nothing to do. */
  skip: { from: ['running'], to: 'skipped' },
  fail: { from: ['queued', 'running'], to: 'failed' },
  cancel: { from: ['queued', 'running'], to: 'cancelled' },
  /** A new attempt, under another execution name. */
  retry: { from: ['queued', 'running', 'failed'], to: 'queued' },
} as const satisfies Record<string, Move>;
export type JobMove = keyof typeof jobMoves;

const over: ReadonlySet<JobState> = new Set(['completed', 'failed', 'skipped', 'cancelled']);

export const isOver = (state: JobState): boolean => over.has(state);

export const unfinishedStates: readonly JobState[] = jobStates.filter((state) => !isOver(state));

/** How a job ends, by the state that it ends in. */
export const endingMoves = {
  completed: 'complete',
  skipped: 'skip',
  failed: 'fail',
  cancelled: 'cancel',
} as const satisfies Partial<Record<JobState, JobMove>>;
export type EndState = keyof typeof endingMoves;
