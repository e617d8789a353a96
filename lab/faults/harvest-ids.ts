/** Ids of responses that later requests may name, by the parameter of the path that they fit. */
export type IdPool = Map<string, Set<string | number>>;

const KEPT = 200;

/** Fields that name another resource, wherever they are. */
const parameterOfField: Readonly<Record<string, string>> = {
  site_id: 'siteId',
  page_id: 'pageId',
  job_id: 'jobId',
  crawl_id: 'crawlId',
  snapshot_id: 'snapshotId',
  content_version_id: 'versionId',
};

/** The parameter for the `id` of the response's own resources. */
const parameterOfOperation: Readonly<Record<string, string>> = {
  createSite: 'siteId',
  listSites: 'siteId',
  planSite: 'siteId',
  createPage: 'pageId',
  createPlanPage: 'pageId',
  listPages: 'pageId',
  listSnapshots: 'snapshotId',
  listContentVersions: 'versionId',
  listFacts: 'factId',
  listIdeas: 'ideaId',
  listCrawls: 'crawlId',
  listSiteIssues: 'issueId',
};

export function harvestIds(pool: IdPool, operationId: string, text: string): void {
  const own = parameterOfOperation[operationId];
  const add = (parameter: string | undefined, id: unknown): void => {
    if (parameter === undefined || (typeof id !== 'number' && typeof id !== 'string')) return;
    const ids = pool.get(parameter) ?? new Set();
    pool.set(parameter, ids);
    if (ids.size < KEPT) ids.add(id);
  };
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, member] of Object.entries(value)) {
      add(field === 'id' && depth <= 2 ? own : parameterOfField[field], member);
      if (field === 'recommendations' && Array.isArray(member)) {
        for (const { id } of member) add('recId', id);
      }
      walk(member, depth + 1);
    }
  };
  walk(parsed(text), 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
