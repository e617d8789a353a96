/** Job ids wrap the row that is the job: an analysis (`job_an_{id}`) or a crawl (`job_cr_{id}`) (spec, Job). */
export type JobKind = 'analysis' | 'crawl';

export interface JobReference {
  kind: JobKind;
  id: number;
}

const prefixOf = { analysis: 'job_an_', crawl: 'job_cr_' } as const satisfies Record<JobKind, string>;

export const formatJobId = ({ kind, id }: JobReference): string => `${prefixOf[kind]}${id}`;

/** The row that a job id names; null when it is malformed. */
export function parseJobId(jobId: string): JobReference | null {
  const match = /^job_(an|cr)_([1-9]\d{0,15})$/.exec(jobId);
  if (!match) return null;
  const id = Number(match[2]);
  return Number.isSafeInteger(id) ? { kind: match[1] === 'an' ? 'analysis' : 'crawl', id } : null;
}
