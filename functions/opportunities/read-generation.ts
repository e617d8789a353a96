import { parseAnyJobId } from '../../shared/domain/jobs/job-id.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getKeywordGenerationRow, pendingPageIds } from '../../shared/table/keyword-generations.ts';
import { keywordWriter } from '../../shared/table/keyword-lock.ts';
import type { ListedPage } from '../../shared/table/listed-pages.ts';
import { readPlan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';

/** Keywords that are being generated for the site, or assigned to its planned pages. */
export interface Generation {
  workflowId: string;
  completed: number;
  failed: number;
  /** Pages that still wait for a keyword. */
  pendingIds: ReadonlySet<number>;
  /** False until it is known which pages the run is about. */
  sealed: boolean;
}

/** Null while no keyword generation runs; `pagesOf` is called only where the pages show its progress. */
export async function readGeneration(
  table: Table,
  site: Site,
  now: Date,
  pagesOf: () => Promise<readonly ListedPage[]>,
): Promise<Generation | null> {
  const workflowId = await keywordWriter(table, site, now);
  if (workflowId === null) return null;
  return parseAnyJobId(workflowId)?.kind === 'keyword_generation'
    ? siteGeneration(table, site, workflowId)
    : planGeneration(table, site, workflowId, await pagesOf());
}

async function siteGeneration(table: Table, site: Site, workflowId: string): Promise<Generation | null> {
  const row = await getKeywordGenerationRow(table, site);
  if (row?.status !== 'running') return null;
  return {
    workflowId,
    completed: row.completed,
    failed: row.failed,
    pendingIds: new Set(await pendingPageIds(table, row)),
    sealed: row.pageIds !== null,
  };
}

/** The pages of a plan are there before their keywords are assigned. */
async function planGeneration(
  table: Table,
  site: Site,
  workflowId: string,
  pages: readonly ListedPage[],
): Promise<Generation> {
  const { failedPageIds, unsearchedPageIds } = await readPlan(table, site);
  const [failedIds, unsearchedIds] = [new Set(failedPageIds), new Set(unsearchedPageIds)];
  const planned = pages.filter((page) => page.planned);
  const needing = planned.filter(({ id, primaryKeyword }) => primaryKeyword === null && !unsearchedIds.has(id));
  const without = needing.map(({ id }) => id);
  const pendingIds = new Set(without.filter((id) => !failedIds.has(id)));
  return {
    workflowId,
    completed: planned.length - without.length,
    failed: without.length - pendingIds.size,
    pendingIds,
    sealed: true,
  };
}
