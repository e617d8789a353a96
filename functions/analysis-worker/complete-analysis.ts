import type { Finding } from '../../shared/domain/grading/grading-input.ts';
import { isOpen } from '../../shared/domain/recommendations/recommendation-states.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import type { Rubric } from '../../shared/domain/rubric/rubric.ts';
import { analysisScores } from '../../shared/domain/scoring/analysis-scores.ts';
import { releaseAnalysisLockWrite } from '../../shared/jobs/end-analysis.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import {
  type Analysis,
  type Component,
  componentItem,
  endAnalysisWrite,
  getAnalysis,
  getComponents,
  parseComponent,
  type Recommendation,
  recommendationWrites,
} from '../../shared/table/analyses.ts';
import type { AnalysisInput } from '../../shared/table/analysis-input.ts';
import type { Item } from '../../shared/table/client.ts';
import { getPage, type LeanAnalysis, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { transact } from '../../shared/table/transaction.ts';
import { type AnalysisJob, reportAnalysis } from './active-analysis.ts';
import { requireAnalysisInput } from './analysis-input.ts';
import { recommendationRows } from './recommendation-rows.ts';
import type { AnalysisServices } from './services.ts';

interface Graded {
  components: Component[];
  findings: Finding[];
}

/** Last step: scores and recommendations from what was graded, made visible with the page's row in one transaction. */
export async function completeAnalysis(
  services: AnalysisServices,
  job: AnalysisJob,
): Promise<{ outcome: 'completed' }> {
  const { table } = services;
  const known = await getAnalysis(table, job.organizationId, job.id);
  // The task ran before and its answer was lost.
  if (known?.status === 'completed') return { outcome: 'completed' };
  const analysis = await reportAnalysis(services, job);
  const [input, page] = await Promise.all([
    requireAnalysisInput(table, analysis),
    getPage(table, job.organizationId, analysis.pageId),
  ]);
  const graded = await gradedComponents(services, job, input.rubric);
  if (!page) throw new PermanentError(`page ${analysis.pageId} was deleted`);
  const proposed = recommendationsFrom({
    findings: graded.findings,
    components: graded.components.map(({ componentType, criteriaScores }) => ({ componentType, criteriaScores })),
    rubric: input.rubric,
    document: input.page.document,
  });
  const recommendations = await recommendationRows(services, { analysis, page, input: input.page, proposed });
  await makeVisible(services, { analysis, page, input, components: graded.components, recommendations });
  return { outcome: 'completed' };
}

/** The stored components in the order of the rubric, with ids that rise in that order: they were graded side by side. */
async function gradedComponents({ table, ids }: AnalysisServices, job: AnalysisJob, rubric: Rubric): Promise<Graded> {
  const items = await getComponents(table, job.organizationId, job.id);
  const order = new Map<string, number>(rubric.components.map(({ componentType }, at) => [componentType, at]));
  const at = (item: Item): number => order.get(String(item['componentType'])) ?? order.size;
  const sorted = items.toSorted((a, b) => at(a) - at(b));
  const componentIds = await ids.many('component', sorted.length);
  return {
    components: sorted.map((item, index) => ({ ...parseComponent(item), id: componentIds[index] ?? 0 })),
    findings: sorted.flatMap((item) => (item['findings'] ?? []) as Finding[]),
  };
}

async function makeVisible(
  { table, now }: AnalysisServices,
  result: {
    analysis: Analysis;
    page: Page;
    input: AnalysisInput;
    components: Component[];
    recommendations: Recommendation[];
  },
): Promise<void> {
  const { analysis, page, input, components, recommendations } = result;
  const scores = analysisScores({ components, rubric: input.rubric, recommendations });
  const completedAt = now();
  const summary = {
    overallScore: scores.overallScore,
    overallGrade: scores.overallGrade,
    estimatedScore: scores.estimatedScore,
    estimatedGrade: scores.estimatedGrade,
    scoreSource: scores.scoreSource,
  };
  const latestAnalysis: LeanAnalysis = {
    id: analysis.id,
    ...summary,
    status: 'completed',
    completedAt: completedAt.toISOString(),
    fingerprint: analysis.fingerprint ?? '',
    contentRevision: analysis.contentRevision ?? page.contentRevision,
  };
  const previousAnalysisId = page.latestAnalysis?.id ?? null;
  const written = await transact(table, [
    endAnalysisWrite(analysis, 'completed', completedAt, { ...summary, previousAnalysisId }),
    releaseAnalysisLockWrite(analysis),
    updatePageWrite(page, {
      set: {
        latestAnalysis,
        previousAnalysisId,
        latestGrade: scores.overallGrade,
        openRecommendationCount: recommendations.filter(({ status }) => isOpen(status)).length,
      },
    }),
    ...components.map((component) => ({
      put: componentItem(analysis.organizationId, withEstimate(component, scores.components)),
    })),
    ...recommendations.flatMap((recommendation) => recommendationWrites(analysis.organizationId, recommendation)),
  ]);
  if (!written.ok)
    throw new JobOverError(`analysis ${analysis.id} could not be completed: ${written.failed.join(', ')}`);
}

function withEstimate(component: Component, scored: ReturnType<typeof analysisScores>['components']): Component {
  const scores = scored.find(({ componentType }) => componentType === component.componentType);
  if (!scores) return component;
  const { score, grade, estimatedScore, estimatedGrade } = scores;
  return { ...component, score, grade, estimatedScore, estimatedGrade };
}
