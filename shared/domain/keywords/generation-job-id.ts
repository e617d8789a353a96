/** A keyword generation has no row that the API shows as a job: its id names the site and the run. */
export const formatGenerationJobId = ({ siteId, run }: { siteId: number; run: number }): string =>
  `gen_kw_${siteId}_${run}`;

/** The run that a job id names; null when it is malformed. */
export function parseGenerationJobId(jobId: string): number | null {
  const match = /^gen_kw_[1-9]\d{0,15}_([1-9]\d{0,15})$/.exec(jobId);
  const run = Number(match?.[1] ?? Number.NaN);
  return Number.isSafeInteger(run) ? run : null;
}
