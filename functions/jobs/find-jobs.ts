import type { JobReference } from '../../shared/domain/jobs/job-id.ts';
import { analysisJob, crawlJob, type Job } from '../../shared/resources/job.ts';
import { getAnalyses } from '../../shared/table/analyses.ts';
import { getCrawls } from '../../shared/table/crawls.ts';
import type { Table } from '../../shared/table/engine/client.ts';

/** The jobs that exist, by job id; analyses and crawls are read concurrently. */
export async function findJobs(
  table: Table,
  organizationId: number,
  references: readonly JobReference[],
): Promise<Map<string, Job>> {
  const listIds = (kind: JobReference['kind']): number[] =>
    references.filter((reference) => reference.kind === kind).map((reference) => reference.id);
  const [analyses, crawls] = await Promise.all([
    getAnalyses(table, organizationId, listIds('analysis')),
    getCrawls(table, organizationId, listIds('crawl')),
  ]);
  return new Map([...analyses.map(analysisJob), ...crawls.map(crawlJob)].map((job) => [job.id, job]));
}
