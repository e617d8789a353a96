import * as z from 'zod';
import { matchRecommendations } from '../domain/recommendations/match-recommendations.ts';
import { recommendationStatuses } from '../domain/recommendations/recommendation-states.ts';
import { gradeScore } from '../domain/rubric/grade-bands.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { Component, Recommendation } from '../table/analyses.ts';
import type { FullAnalysis } from '../table/analysis-results.ts';
import { gradeSchema } from './grade.ts';

const change = z.lazy(() =>
  z.strictObject({
    prev: z.number().nullable(),
    now: z.number().nullable(),
    delta: z.number().nullable(),
  }),
);
const listedRecommendation = z.lazy(() =>
  z.strictObject({ id: integerId(), title: z.string(), status: z.enum(recommendationStatuses) }),
);

export const comparisonSchema = z.lazy(() =>
  z
    .strictObject({
      previous_analysis_id: integerId(),
      previous_analyzed_at: timestamp().nullable(),
      overall_score: change.meta({
        description:
          'As both analyses graded the page, without what verified edits added since: on the same basis as `components` and `criteria`.',
      }),
      overall_grade: z.strictObject({ prev: gradeSchema.nullable(), now: gradeSchema.nullable() }),
      verified_overall_score: change.meta({
        description:
          'The `overall_score` that each analysis shows: with what verified edits added, where its `score_source` is `verified`.',
      }),
      components: z.array(z.strictObject({ component_type: z.string(), score: change })),
      criteria: z.array(z.strictObject({ component_type: z.string(), key: z.string(), score: change })),
      recommendations: z
        .strictObject({
          new: z
            .array(listedRecommendation)
            .meta({ description: 'Open, and recommended by the latest analysis for the first time.' }),
          still_open: z.array(listedRecommendation).meta({ description: 'Open, and recommended by both analyses.' }),
          resolved: z.array(listedRecommendation).meta({
            description:
              'Applied, or recommended only by the previous analysis when each of its criteria now scores higher.',
          }),
          dropped: z.array(listedRecommendation).meta({
            description:
              'Dismissed, or recommended only by the previous analysis when one of its criteria does not score higher now.',
          }),
        })
        .meta({
          description:
            'Each recommendation of the two analyses appears once, by its current status. A recommendation of both analyses is matched, and listed as in the latest analysis.',
        }),
      matching: z
        .string()
        .meta({ description: 'The properties by which recommendations of the two analyses are matched.' }),
    })
    .meta({ id: 'Comparison' }),
);

export const comparisonNoteSchema = z.enum(['no_previous_analysis', 'analysis_incomplete']).meta({
  description:
    '`analysis_incomplete`: a component of one of the two failed, or the two graded different components (another kind of page, a keyword that is set or gone), so that their scores are averages of different things.',
});

export type Comparison = z.input<typeof comparisonSchema>;
type Compared = { comparison: Comparison | null; comparison_note: z.input<typeof comparisonNoteSchema> | null };

/** The latest analysis beside the one before it; a note says why when there is nothing to compare. */
export function comparisonWithPrevious(now: FullAnalysis, previous: FullAnalysis | null): Compared {
  if (!previous) return { comparison: null, comparison_note: 'no_previous_analysis' };
  if (!isComplete(now) || !isComplete(previous) || gradedTypes(now) !== gradedTypes(previous)) {
    return { comparison: null, comparison_note: 'analysis_incomplete' };
  }
  return {
    comparison: {
      previous_analysis_id: previous.analysis.id,
      previous_analyzed_at: previous.analysis.completedAt,
      overall_score: toChange(overallAuditScore(previous), overallAuditScore(now)),
      overall_grade: { prev: auditGrade(previous), now: auditGrade(now) },
      verified_overall_score: toChange(previous.analysis.overallScore, now.analysis.overallScore),
      components: componentChanges(previous.components, now.components),
      criteria: criteriaChanges(previous.components, now.components),
      recommendations: recommendationChanges(previous, now),
      matching: 'target field, operation and shared criteria',
    },
    comparison_note: null,
  };
}

/** An overall score without one of its components is an average of something else. */
const isComplete = ({ analysis, components }: FullAnalysis): boolean =>
  analysis.status === 'completed' && components.every(({ status }) => status === 'completed');

/** The components that the overall score is the average of. */
const gradedTypes = ({ components }: FullAnalysis): string =>
  components
    .flatMap(({ componentType, score }) => (score === null ? [] : componentType))
    .toSorted()
    .join();

const toChange = (prev: number | null, now: number | null): z.input<typeof change> => ({
  prev,
  now,
  delta: prev === null || now === null ? null : Number((now - prev).toFixed(1)),
});

/** The score of the analysis, without the gains of verified edits: the next analysis grades them itself. */
const auditScore = ({ score, verified }: Component): number | null => (verified ? verified.auditScore : score);

const overallAuditScore = ({ analysis: { auditScore: audited, overallScore, scoreSource } }: FullAnalysis) =>
  audited ?? (scoreSource === 'audit' ? overallScore : null);

function auditGrade(analysis: FullAnalysis) {
  const score = overallAuditScore(analysis);
  return score === null ? null : gradeScore(score);
}

const componentChanges = (previous: readonly Component[], now: readonly Component[]): Comparison['components'] =>
  now.map((component) => ({
    component_type: component.componentType,
    score: toChange(
      previous.filter(({ componentType }) => componentType === component.componentType).map(auditScore)[0] ?? null,
      auditScore(component),
    ),
  }));

const criteriaChanges = (previous: readonly Component[], now: readonly Component[]): Comparison['criteria'] =>
  now.flatMap((component) => {
    const earlier = previous.find(({ componentType }) => componentType === component.componentType);
    const before = earlier?.criteriaScores ?? {};
    // DynamoDB keeps no order of a map's keys, and a list must not change from one read to the next.
    return Object.entries(component.criteriaScores)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { score }]) => ({
        component_type: component.componentType,
        key,
        score: toChange(before[key]?.score ?? null, score),
      }));
  });

/** Both sides are compared by field, operation and criteria; the text of their blocks belongs to two different documents. */
function recommendationChanges(previous: FullAnalysis, now: FullAnalysis): Comparison['recommendations'] {
  const matchable = (recommendation: Recommendation) => ({ ...recommendation, excerpt: null });
  const matched = matchRecommendations(previous.recommendations.map(matchable), now.recommendations.map(matchable));
  const continued = new Set(matched.filter((at) => at !== null));
  const lists: Comparison['recommendations'] = { new: [], still_open: [], resolved: [], dropped: [] };
  for (const [at, recommendation] of now.recommendations.entries()) {
    lists[classifyRecommendation(recommendation, matched[at] === null ? 'new' : 'still_open')].push(
      listed(recommendation),
    );
  }
  const hasGained = criteriaGains(previous.components, now.components);
  for (const [at, recommendation] of previous.recommendations.entries()) {
    if (continued.has(at)) continue;
    lists[classifyRecommendation(recommendation, hasGained(recommendation) ? 'resolved' : 'dropped')].push(
      listed(recommendation),
    );
  }
  return lists;
}

type List = keyof Comparison['recommendations'];

const classifyRecommendation = ({ status }: Recommendation, whenOpen: List): List =>
  status === 'applied' ? 'resolved' : status === 'dismissed' ? 'dropped' : whenOpen;

const listed = ({ id, title, status }: Recommendation) => ({ id, title, status });

/** Whether each criterion that a recommendation was for scores higher now, in the components that recommended it. */
function criteriaGains(previous: readonly Component[], now: readonly Component[]) {
  const findScore = (components: readonly Component[], sources: readonly string[], key: string) =>
    components.find(({ componentType, criteriaScores }) => sources.includes(componentType) && key in criteriaScores)
      ?.criteriaScores[key]?.score ?? null;
  return ({ sourceComponents, rubricCriteria }: Recommendation): boolean => {
    const keys = rubricCriteria ?? [];
    const hasGained = (key: string): boolean => {
      const before = findScore(previous, sourceComponents, key);
      const after = findScore(now, sourceComponents, key);
      return before !== null && after !== null && after > before;
    };
    return keys.length > 0 && keys.every(hasGained);
  };
}
