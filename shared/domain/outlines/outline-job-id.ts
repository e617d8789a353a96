/** The job id of an outline, which names its execution and holds its lock. It is no job of the API: clients poll the outline. */
const PREFIX = 'job_outline_';

export const formatOutlineJobId = (outlineId: number): string => `${PREFIX}${outlineId}`;

/** The outline that a job id names; null when it is no job id of an outline. */
export function parseOutlineJobId(jobId: string): number | null {
  const digits = jobId.startsWith(PREFIX) ? jobId.slice(PREFIX.length) : '';
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null;
}
