/**
 * A job id names the kind of the job and its row. It is also the name of the job's execution and the holder of its locks.
 * Analyses and crawls (spec, Job) and the generation of a plan are jobs of the API; of an outline, a run or the scores clients read the
 * result.
 */
export const jobIdPrefixes = {
  analysis: 'job_an_',
  crawl: 'job_cr_',
  ideas_run: 'job_ideas_',
  keyword_generation: 'gen_kw_',
  opportunity_scores: 'scores_',
  outline: 'job_outline_',
  model_batch: 'batch_',
  plan_generation: 'job_plan_',
  plan_keywords: 'plan_kw_',
} as const satisfies Record<string, string>;

export type JobKindName = keyof typeof jobIdPrefixes;

/** An id of the API: the id is that of the analysis, the crawl or the generation of a plan. */
export interface JobReference {
  kind: 'analysis' | 'crawl' | 'plan_generation';
  id: number;
}

export type AnyJobReference =
  | JobReference
  | { kind: 'outline'; id: number }
  /** `id`: the UUID of the run. */
  | { kind: 'ideas_run'; id: string }
  /** The runs of a site are numbered. */
  | { kind: 'keyword_generation' | 'plan_keywords' | 'model_batch'; siteId: number; run: number }
  /** Each request is a separate job. */
  | { kind: 'opportunity_scores'; siteId: number; tryId: string };

export function formatJobId(reference: AnyJobReference): string {
  const prefix = jobIdPrefixes[reference.kind];
  if ('run' in reference) return `${prefix}${reference.siteId}_${reference.run}`;
  if ('tryId' in reference) return `${prefix}${reference.siteId}_${reference.tryId}`;
  return `${prefix}${reference.id}`;
}

const kindNames = Object.keys(jobIdPrefixes) as JobKindName[];

/** The job that an id names; null when it is malformed. */
export function parseAnyJobId(jobId: string): AnyJobReference | null {
  const kind = kindNames.find((name) => jobId.startsWith(jobIdPrefixes[name]));
  if (kind === undefined) return null;
  const rest = jobId.slice(jobIdPrefixes[kind].length);
  if (kind === 'ideas_run') return rest === '' ? null : { kind, id: rest };
  if (kind === 'analysis' || kind === 'crawl' || kind === 'outline' || kind === 'plan_generation') {
    const id = parseNumber(rest);
    return id === null ? null : { kind, id };
  }
  const [site = '', last = '', ...more] = rest.split('_');
  const siteId = parseNumber(site);
  if (siteId === null || last === '' || more.length > 0) return null;
  if (kind === 'opportunity_scores') return { kind, siteId, tryId: last };
  const run = parseNumber(last);
  return run === null ? null : { kind, siteId, run };
}

/** The job of the API that an id names; null when it names none. */
export function parseJobId(jobId: string): JobReference | null {
  const reference = parseAnyJobId(jobId);
  const isShown =
    reference?.kind === 'analysis' || reference?.kind === 'crawl' || reference?.kind === 'plan_generation';
  return isShown ? reference : null;
}

function parseNumber(digits: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(digits)) return null;
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : null;
}
