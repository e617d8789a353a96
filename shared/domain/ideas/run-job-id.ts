/** The job id of an ideas run, which names its execution. It is no job of the API: `GET /jobs` does not know it. */
const PREFIX = 'job_ideas_';

export const formatRunJobId = (runId: string): string => `${PREFIX}${runId}`;

/** The run that a job id names; null when it is no job id of a run. */
export const parseRunJobId = (jobId: string): string | null =>
  jobId.startsWith(PREFIX) ? jobId.slice(PREFIX.length) : null;
