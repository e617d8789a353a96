import type { Finding } from '../../shared/domain/grading/grading-input.ts';
import type { ContentDocument } from '../../shared/domain/markdown/content-document.ts';
import { markdownOfNodes } from '../../shared/domain/markdown/document-parts.ts';
import { matchRecommendations } from '../../shared/domain/recommendations/match-recommendations.ts';
import type { NewRecommendation } from '../../shared/domain/recommendations/new-recommendation.ts';
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
  getFullAnalysis,
  parseComponent,
  type Recommendation,
  recommendationWrites,
} from '../../shared/table/analyses.ts';
import type { Item } from '../../shared/table/client.ts';
import { getPage, type LeanAnalysis, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { transact } from '../../shared/table/transaction.ts';
import { type AnalysisJob, reportAnalysis } from './active-analysis.ts';
import { type AnalysisInput, readAnalysisInput } from './analysis-input.ts';
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
    readAnalysisInput(table, analysis),
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
  const recommendations = await recommendationRows(services, analysis, page, proposed, input.page.document);
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

async function recommendationRows(
  { table, ids, now }: AnalysisServices,
  analysis: Analysis,
  page: Page,
  proposed: readonly NewRecommendation[],
  document: ContentDocument | null,
): Promise<Recommendation[]> {
  const previous = page.latestAnalysis
    ? await getFullAnalysis(table, analysis.organizationId, page.latestAnalysis.id)
    : null;
  const earlier = (previous?.recommendations ?? []).filter(({ status }) => status !== 'applied');
  const carried = matchRecommendations(
    earlier.map((recommendation) => ({ ...recommendation, excerpt: null })),
    proposed.map((recommendation) => ({
      ...recommendation,
      excerpt:
        recommendation.targetNodeIds && document ? markdownOfNodes(document, recommendation.targetNodeIds) : null,
    })),
  );
  const rowIds = await ids.many('recommendation', proposed.length);
  const at = now().toISOString();
  return proposed.map((recommendation, index) => ({
    ...mutable(recommendation),
    id: rowIds[index] ?? 0,
    analysisId: analysis.id,
    pageId: analysis.pageId,
    siteId: analysis.siteId,
    status: 'pending',
    source: 'audit',
    resolutionMethod: null,
    resolvedAt: null,
    dismissalRationale: null,
    carriedFromRecommendationId: earlier[carried[index] ?? -1]?.id ?? null,
    verification: null,
    createdAt: at,
    updatedAt: at,
  }));
}

const mutable = (recommendation: NewRecommendation) => ({
  ...recommendation,
  sourceComponents: [...recommendation.sourceComponents],
  targetNodeIds: recommendation.targetNodeIds && [...recommendation.targetNodeIds],
  rubricCriteria: [...recommendation.rubricCriteria],
});

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
        openRecommendationCount: recommendations.length,
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
