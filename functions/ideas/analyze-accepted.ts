import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { log } from '../../shared/logging/log.ts';
import { getPageWithDrafts, type Page } from '../../shared/table/pages.ts';
import type { IdeaServices } from './services.ts';

/** Why the analysis of an accepted idea's page did not start (spec, POST accept). */
export const analysisReasons = ['plan_required', 'already_running', 'error'] as const;

interface AnalysisOutcome {
  analysis_started: boolean;
  analysis_reason: (typeof analysisReasons)[number] | null;
}

const notStarted = (reason: (typeof analysisReasons)[number]): AnalysisOutcome => ({
  analysis_started: false,
  analysis_reason: reason,
});

/** A forced analysis of the page. Never throws: the idea is accepted already, and stays so. */
export async function analyzeAccepted(services: IdeaServices, page: Page): Promise<AnalysisOutcome> {
  try {
    const found = await getPageWithDrafts(services.table, page.organizationId, page.id);
    if (!found) return notStarted('error');
    const result = await startAnalysis(services, { ...found, force: true });
    if (result.started) return { analysis_started: true, analysis_reason: null };
    switch (result.reason) {
      case 'payment_required':
      case 'allowance_exhausted':
        return notStarted('plan_required');
      case 'analysis_in_progress':
        return notStarted('already_running');
      default:
        return notStarted('error');
    }
  } catch (error) {
    log.error('the analysis of an accepted idea could not be started', error, { page_id: page.id });
    return notStarted('error');
  }
}
