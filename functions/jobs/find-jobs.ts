import type { JobReference } from '../../shared/domain/jobs/job-id.ts';
import { analysisJob, crawlJob, type Job, planJob } from '../../shared/resources/job.ts';
import { getAnalyses } from '../../shared/table/analyses.ts';
import { getCrawls } from '../../shared/table/crawls.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getPlanGenerations } from '../../shared/table/plan-generations.ts';

/** The jobs that exist, by job id; those of each kind are read concurrently. */
export async function findJobs(
  table: Table,
  organizationId: number,
  references: readonly JobReference[],
): Promise<Map<string, Job>> {
  const listIds = (kind: JobReference['kind']): number[] =>
    references.filter((reference) => reference.kind === kind).map((reference) => reference.id);
  const [analyses, crawls, plans] = await Promise.all([
    getAnalyses(table, organizationId, listIds('analysis')),
    getCrawls(table, organizationId, listIds('crawl')),
    getPlanGenerations(table, organizationId, listIds('plan_generation')),
  ]);
  const jobs = [...analyses.map(analysisJob), ...crawls.map(crawlJob), ...plans.map(planJob)];
  return new Map(jobs.map((job) => [job.id, job]));
}
