import { truncated } from '../fields/text-length.ts';
import type { Finding, TargetField } from '../grading/grading-input.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { type GradedComponent, missingPoints, overallScore } from '../scoring/component-score.ts';
import { allotPoints } from './allot-points.ts';
import { impactOf, type NewRecommendation } from './new-recommendation.ts';

/** More than an editor works through before the page is analysed again. */
export const recommendationsMax = 25;

const descriptionsMax = 3;
const descriptionCharactersMax = 1500;

/** Findings that ask for one and the same edit, with what it would gain. */
interface Edit {
  readonly findings: readonly Finding[];
  readonly gain: number;
}

/**
 * The recommendations of an analysis: one per edit, however many criteria ask for it, ordered by what they gain.
 * `components` are the graded components after the score curve. Every criterion belongs to one recommendation only, so
 * that no point is promised twice. Edits worth less than half a point are left out.
 */
export function recommendationsFrom(input: {
  findings: readonly Finding[];
  components: readonly GradedComponent[];
  rubric: Rubric;
  document: ContentDocument | null;
}): NewRecommendation[] {
  const { components, rubric } = input;
  const edits = editsOf(input.findings, missingPoints(components, rubric))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, recommendationsMax);
  const points = allotPoints(
    edits.map(({ gain }) => gain),
    100 - overallScore(components, rubric),
  );
  const known = blockIdsOf(input.document);
  return edits
    .map((edit, index) => ({ edit, pointValue: points[index] ?? 0 }))
    .filter(({ pointValue }) => pointValue > 0)
    .toSorted((a, b) => b.pointValue - a.pointValue)
    .map(({ edit, pointValue }, sortOrder) => recommendation(edit, pointValue, sortOrder, known));
}

function editsOf(findings: readonly Finding[], missing: ReadonlyMap<string, number>): Edit[] {
  const owners = new Set<string>();
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (owners.has(finding.criterion) || !missing.has(finding.criterion)) continue;
    owners.add(finding.criterion);
    const group = groups.get(finding.edit);
    if (group === undefined) groups.set(finding.edit, [finding]);
    else group.push(finding);
  }
  const gainOf = ({ criterion }: Finding) => missing.get(criterion) ?? 0;
  return [...groups.values()].map((group) => ({
    // Fields are described in the order of the rubric, which begins with presence and length; the body by what costs most.
    findings: group[0]?.targetField === 'body_content' ? group.toSorted((a, b) => gainOf(b) - gainOf(a)) : group,
    gain: group.reduce((total, finding) => total + gainOf(finding), 0),
  }));
}

function recommendation(
  { findings }: Edit,
  pointValue: number,
  sortOrder: number,
  known: ReadonlySet<string>,
): NewRecommendation {
  const [lead] = findings;
  if (lead === undefined) throw new RangeError('an edit has at least one finding');
  const ids = lead.operation === 'replace' ? findings.flatMap(({ targetNodeIds }) => targetNodeIds ?? []) : [];
  const targetNodeIds = [...new Set(ids)].filter((id) => known.has(id));
  const afterNodeId =
    lead.operation === 'insert' && lead.afterNodeId !== null && known.has(lead.afterNodeId) ? lead.afterNodeId : null;
  return {
    title: titleOf(findings, lead),
    description: descriptionOf(findings, lead),
    whyItMatters: lead.whyItMatters,
    impact: impactOf(pointValue),
    sourceComponents: [...new Set(findings.map(({ componentType }) => componentType))],
    operation: lead.operation,
    targetField: lead.targetField,
    targetNodeIds: targetNodeIds.length > 0 ? targetNodeIds : null,
    afterNodeId,
    insertionPoint: afterNodeId === null ? null : 'after',
    rubricCriteria: findings.map(({ criterion }) => criterion),
    pointValue,
    sortOrder,
  };
}

const rewriteTitles: Readonly<Record<TargetField, string | null>> = {
  title: 'Rewrite the title',
  meta_description: 'Rewrite the meta description',
  h1: 'Rewrite the H1',
  schema: 'Repair and complete the structured data',
  body_content: null,
};

function titleOf(findings: readonly Finding[], lead: Finding): string {
  const distinct = new Set(findings.map(({ title }) => title));
  return distinct.size > 1 && lead.operation === 'replace'
    ? (rewriteTitles[lead.targetField] ?? lead.title)
    : lead.title;
}

/** The leading finding in full, then what else the same edit should see to. */
function descriptionOf(findings: readonly Finding[], lead: Finding): string {
  if (lead.operation === 'insert' && lead.targetField !== 'body_content') return lead.description;
  const others = [...new Set(findings.slice(1).map(({ description }) => description))].filter(
    (text) => text !== lead.description,
  );
  return truncated([lead.description, ...others].slice(0, descriptionsMax).join(' '), descriptionCharactersMax);
}

/** A model may name blocks that do not exist; what points nowhere is left out. */
function blockIdsOf(document: ContentDocument | null): Set<string> {
  const ids = new Set<string>();
  if (document === null) return ids;
  walkNodes(document, ({ id }) => {
    if (id !== undefined) ids.add(id);
  });
  return ids;
}
