import type { Finding } from '../grading/grading-input.ts';
import { missingPoints, overallScore } from '../scoring/component-score.ts';
import { allotPoints } from './allot-points.ts';
import { blocksById } from './describe-place.ts';
import { classifyImpact, type NewRecommendation } from './new-recommendation.ts';
import type { ProposedEdit } from './proposed-edit.ts';
import { editsOfFindings, type Given, recommendationsMax, toRecommendation } from './recommendations-from.ts';

/** An edit of a model with the criteria that are its alone, and what it gains. */
interface PlacedEdit {
  readonly edit: ProposedEdit;
  readonly criteria: readonly string[];
  readonly gain: number;
}

/**
 * The recommendations of an analysis by a language model: its edits lead, in its order and words, at most one for a place. Every criterion
 * belongs to one recommendation only, and none brings points that are not missing: an edit without any has 0, and stays. What rules find
 * for certain and no edit is about follows.
 */
export function recommendationsByModel(
  edits: readonly ProposedEdit[],
  given: Given,
  wordedBy: string,
): NewRecommendation[] {
  const { components, rubric } = given;
  const missing = missingPoints(components, rubric);
  const placed = placeEdits(edits, missing);
  const certain = editsOfFindings({
    ...given,
    findings: given.findings.filter((one) => isCertain(one) && !isCovered(one, placed)),
  });
  const leading = placed.slice(0, Math.max(0, recommendationsMax - certain.length));
  const points = allotPoints(
    [...leading, ...certain].map(({ gain }) => gain),
    100 - overallScore(components, rubric),
  );
  const byModel = leading.map((one, at) => toModelRecommendation(one, given, points[at] ?? 0, wordedBy));
  const blocks = blocksById(given.document);
  const byRules = certain.flatMap((edit, at) => {
    const pointValue = points[leading.length + at] ?? 0;
    return pointValue > 0 ? [toRecommendation(edit, pointValue, blocks)] : [];
  });
  return [...byModel, ...byRules].map((one, sortOrder) => ({ ...one, sortOrder }));
}

/** One edit for a place, and one for a criterion: the first that names it. */
function placeEdits(edits: readonly ProposedEdit[], missing: ReadonlyMap<string, number>): PlacedEdit[] {
  const places = new Set<string>();
  const owned = new Set<string>();
  return edits.flatMap((edit) => {
    const own = listPlaces(edit);
    if (own.some((place) => places.has(place))) return [];
    for (const place of own) places.add(place);
    const closes = edit.closes.filter(({ criterion }) => !owned.has(criterion) && (missing.get(criterion) ?? 0) > 0);
    for (const { criterion } of closes) owned.add(criterion);
    const gain = closes.reduce((total, { criterion, part }) => total + (missing.get(criterion) ?? 0) * part, 0);
    return [{ edit, criteria: closes.map(({ criterion }) => criterion), gain }];
  });
}

const listPlaces = ({ targetField, targetNodeIds, afterNodeId }: ProposedEdit): readonly string[] =>
  targetField === 'body_content' ? (targetNodeIds ?? [`after ${afterNodeId ?? 'nothing'}`]) : [targetField];

/** Edits of the body that are counted for certain, whatever else a reader makes of the page. */
const certainEdits: ReadonlySet<string> = new Set([
  'body:placeholders',
  'body:images',
  'body:heading-levels',
  'body:write',
]);

/** Findings of rules that no reading of the page outweighs: a field or markup that is missing or broken, text that was left unfinished. */
const isCertain = ({ targetField, edit }: Finding): boolean => targetField !== 'body_content' || certainEdits.has(edit);

const isCovered = ({ criterion, targetField }: Finding, placed: readonly PlacedEdit[]): boolean =>
  placed.some(
    ({ edit, criteria }) =>
      criteria.includes(criterion) || (targetField !== 'body_content' && edit.targetField === targetField),
  );

function toModelRecommendation(
  { edit, criteria }: PlacedEdit,
  { rubric }: Given,
  pointValue: number,
  wordedBy: string,
): Omit<NewRecommendation, 'sortOrder'> {
  const { closes: _, ...words } = edit;
  const parts = rubric.components.filter((component) => component.criteria.some(({ key }) => criteria.includes(key)));
  const [label] = parts.map(({ label: name }) => name);
  return {
    ...words,
    whyItMatters: edit.whyItMatters !== '' || label === undefined ? edit.whyItMatters : `It counts for "${label}".`,
    impact: classifyImpact(pointValue),
    sourceComponents: parts.map(({ componentType }) => componentType),
    insertionPoint: edit.afterNodeId === null ? null : 'after',
    rubricCriteria: criteria,
    pointValue,
    wordedBy,
  };
}
