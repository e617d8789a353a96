/** Why a job ended without a result, as the API says it: the same words for jobs of every kind. */
export const jobFailures = [
  /** A user or the operator cancelled it. */
  'cancelled',
  /** A unit of its work took more processor time or memory than any may take. */
  'too_costly',
  /** The process that ran it died twice with the same task. */
  'process_died',
  'timed_out',
  /** The language model gave no usable answer: it was down, late or refused. */
  'model_failed',
  /** The robots.txt of the site returned an error, or nothing, for an hour. */
  'robots_unavailable',
  /** It stopped reporting, or no worker picked it up. */
  'lost',
  'error',
] as const;
export type JobFailure = (typeof jobFailures)[number];

/** By the name of the error that ended a task, as Lambda and Step Functions write it. */
const failureByError: Readonly<Record<string, JobFailure>> = {
  TooCostlyError: 'too_costly',
  ProcessDiedError: 'process_died',
  ModelError: 'model_failed',
  ModelOutageError: 'model_failed',
  RobotsUnavailableError: 'robots_unavailable',
  'Runtime.ExitError': 'process_died',
  'States.Timeout': 'timed_out',
  'Sandbox.Timedout': 'timed_out',
};

export const classifyJobFailure = (errorName: string): JobFailure =>
  Object.hasOwn(failureByError, errorName) ? (failureByError[errorName] ?? 'error') : 'error';
