/** Events of one execution after which the crawl goes on in another: its history may have 25,000, and the steps after the frontier have some, too. */
const EVENTS_MAX = 15_000;

/** A call that takes batches, the choice after it, a wait and the choice after that. */
const EVENTS_OF_CALL = 13;
/** The task of a slice and its iteration. */
const EVENTS_OF_SLICE = 7;
/** The Map state around the slices. */
const EVENTS_OF_SLICES = 4;

/** The events of an execution of `crawl-site` in its history so far. */
interface ExecutionHistory {
  /** An attempt of the job is one execution. */
  readonly attempt: number;
  readonly events: number;
}

/** The history with one more call, and the slices that it has handed out. */
export function addCall(history: ExecutionHistory, attempt: number, slices: number): ExecutionHistory {
  const before = history.attempt === attempt ? history.events : 0;
  const events = before + EVENTS_OF_CALL + (slices === 0 ? 0 : EVENTS_OF_SLICES + slices * EVENTS_OF_SLICE);
  return { attempt, events };
}

/** Whether the crawl should go on in another execution. */
export const isHistoryFull = (history: ExecutionHistory, attempt: number): boolean =>
  history.attempt === attempt && history.events >= EVENTS_MAX;
