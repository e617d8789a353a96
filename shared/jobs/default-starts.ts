import { getLatestOutline } from '../table/outlines.ts';
import type { StartJob } from './job-kind.ts';

/**
 * Starts a job of each kind as a client would with its defaults: for the operator. What starts it is loaded when it is asked for.
 */
export const defaultStarts = {
  async analysis(services, { page }) {
    if (page === null) return { started: false, reason: 'an analysis is of a page' };
    const [{ startAnalysis }, { getPageWithDrafts }] = await Promise.all([
      import('./start-analysis.ts'),
      import('../table/pages.ts'),
    ]);
    const found = await getPageWithDrafts(services.table, page.organizationId, page.id);
    const result = await startAnalysis(services, { page, drafts: found?.drafts ?? [], force: true });
    return result.started ? { started: true, jobId: result.analysis.job.id } : result;
  },
  async crawl(services, { site, page }) {
    if (page === null) {
      const { startSiteCrawl } = await import('./start-site-crawl.ts');
      return startSiteCrawl(services, site);
    }
    const { startPageCrawl } = await import('./start-page-crawl.ts');
    const result = await startPageCrawl(services, { page, newPath: null, exclusive: true });
    return result.started ? { started: true, jobId: result.crawl.job.id } : result;
  },
  async ideas_run(services, { site }) {
    const [{ startIdeasRun }, { randomUUID }] = await Promise.all([
      import('./start-ideas-run.ts'),
      import('node:crypto'),
    ]);
    const request = { site, mode: 'update', trigger: 'manual' } as const;
    const result = await startIdeasRun({ ...services, newId: randomUUID }, request);
    return result.started ? { started: true, jobId: result.run.job.id } : result;
  },
  async keyword_generation(services, { site }) {
    const { startKeywordGeneration } = await import('./start-keyword-generation.ts');
    return startKeywordGeneration(services, { site, scope: 'all' });
  },
  async model_batch(services, { site }) {
    const { startModelBatch } = await import('./start-model-batch.ts');
    return startModelBatch(services, site);
  },
  async opportunity_scores(services, { site }) {
    const { requestOpportunityScores } = await import('./request-opportunity-scores.ts');
    return { started: true, jobId: await requestOpportunityScores(services, site) };
  },
  async outline(services, { page }) {
    if (page === null) return { started: false, reason: 'an outline is of a page' };
    const { startOutline } = await import('./start-outline.ts');
    const latest = await getLatestOutline(
      services.table,
      { organizationId: page.organizationId, pageId: page.id },
      services.now(),
    );
    return startOutline(services, { page, latest, primaryKeyword: null, triggeredBy: 'operator' });
  },
  async plan_generation(services, { site }) {
    const { startPlanGeneration } = await import('./start-plan-generation.ts');
    return startPlanGeneration(services, site, { regenerate: false });
  },
  async plan_keywords(services, { site }) {
    const { startPlanKeywords } = await import('./start-plan-keywords.ts');
    return startPlanKeywords(services, site);
  },
} satisfies Readonly<Record<string, StartJob>>;
