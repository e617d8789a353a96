import type { Nodes } from 'mdast';
import { judgeShares } from '../grading/criteria-shares.ts';
import type { Finding, GradingInput, TargetField } from '../grading/grading-input.ts';
import { readPage, rereadFields } from '../grading/page-reading.ts';
import { rulesModel } from '../grading/rules-model.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { type Message, message, quoted, type Said } from '../messages/message.ts';
import { toEnglish } from '../messages/word-together.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { type GradedComponent, missingPoints, overallScore } from '../scoring/component-score.ts';
import { allotPoints, GAIN_MIN } from './allot-points.ts';
import { closedPart } from './closed-parts.ts';
import { composeWords, type Description } from './compose-words.ts';
import { setField } from './content-after.ts';
import { addPlace, blocksById } from './describe-place.ts';
import { classifyEffort, estimateEffort } from './effort.ts';
import { writeExample } from './examples/write-example.ts';
import { classifyImpact, type NewRecommendation } from './new-recommendation.ts';
import { removeSameRequests } from './same-request.ts';
import { isGuesswork, isWorthMentioning, isWorthSaying } from './worth-saying.ts';
import { openFieldWriter } from './write-field.ts';

/** As many as an editor reads before the first is done. */
export const recommendationsMax = 7;

const descriptionsMax = 3;
/** A longer example, such as JSON-LD with all that a page has, is for the field itself. */
const exampleCharactersMax = 600;

/** Findings that ask for one and the same edit. */
interface Edit {
  readonly name: string;
  readonly findings: readonly Finding[];
  /** Those that are put into words. */
  readonly said: readonly Finding[];
  readonly targetNodeIds: readonly string[];
  readonly afterNodeId: string | null;
  readonly example: Said | null;
  /** Points of the overall score that following it brings, unrounded. */
  readonly gain: number;
}

export interface Given {
  readonly findings: readonly Finding[];
  /** After the score curve. */
  readonly components: readonly GradedComponent[];
  readonly rubric: Rubric;
  readonly document: ContentDocument | null;
  /**
   * The graded page: examples are made from it, and advice that it makes needless is left out. Without it, findings
   * alone are shown.
   */
  readonly page?: GradingInput;
}

/**
 * The recommendations of an analysis: one per edit, however many criteria ask for it, ordered by what they gain for the effort.
 * Every criterion belongs to one recommendation only, so that no point is promised twice. Edits worth less than half a point are left out.
 */
export function recommendationsFrom(given: Given): NewRecommendation[] {
  const { components, rubric } = given;
  const blocks = blocksById(given.document);
  const edits = editsOfFindings(given);
  const points = allotPoints(
    edits.map(({ gain }) => gain),
    100 - overallScore(components, rubric),
  );
  return edits
    .flatMap((edit, index) => {
      const pointValue = points[index] ?? 0;
      return pointValue > 0 ? [{ edit, pointValue }] : [];
    })
    .map(({ edit, pointValue }, sortOrder) => ({ ...toRecommendation(edit, pointValue, blocks), sortOrder }));
}

/** The edits that findings ask for and that are worth their place, the best first. */
export const editsOfFindings = (given: Given): Edit[] =>
  chosen(groupEdits(given, blocksById(given.document)).filter(({ gain }) => gain >= GAIN_MIN));

/** A field outside of the body is quickly changed: for a point or more that comes before a further edit of the body. */
const FIELD_GAIN_MIN = 1;

/** The best by gain for effort, in that order. */
function chosen(edits: readonly Edit[]): Edit[] {
  const ordered = edits.toSorted((a, b) => b.gain / estimateEffort(b.name) - a.gain / estimateEffort(a.name));
  const ofFields = ordered.filter(
    ({ findings, gain }) => findings[0]?.targetField !== 'body_content' && gain >= FIELD_GAIN_MIN,
  );
  const kept = new Set([...new Set([...ofFields, ...ordered])].slice(0, recommendationsMax));
  return ordered.filter((edit) => kept.has(edit));
}

function groupEdits(given: Given, blocks: ReadonlyMap<string, Nodes>): Edit[] {
  const { findings, components, rubric, page } = given;
  const missing = missingPoints(components, rubric);
  const readMissing = ({ criterion }: Finding) => missing.get(criterion) ?? 0;
  const reading = page === undefined ? null : readPage(page);
  const said = reading === null ? findings : findings.filter((finding) => !isGuesswork(finding, reading));
  return [...grouped(said, missing)].flatMap(([name, group]) => {
    // Fields are described in the order of the rubric, which begins with presence and length; the body by what costs most.
    const ordered =
      group[0]?.targetField === 'body_content' ? group.toSorted((a, b) => readMissing(b) - readMissing(a)) : group;
    const [lead] = ordered;
    if (lead === undefined) return [];
    const place = chooseTarget(ordered, lead, blocks);
    const full = ordered.reduce((total, finding) => total + readMissing(finding), 0);
    if (page === undefined || reading === null)
      return [{ name, findings: ordered, said: ordered, ...place, example: null, gain: full }];
    const { example, reached } = composeExample(ordered, lead, { ...given, page }, place, blocks);
    const shares = readShares(components);
    const gaps = ordered.map((finding) => ({
      finding,
      share: shares.get(finding.criterion) ?? 0,
      hasExample: example !== null,
    }));
    if (!isWorthSaying(gaps, reading)) return [];
    const gain = ordered.reduce(
      (total, finding) => total + readMissing(finding) * (reached.get(finding.criterion) ?? 0),
      0,
    );
    const mentioned = gaps.filter(isWorthMentioning).map(({ finding }) => finding);
    return [{ name, findings: ordered, said: mentioned.length > 0 ? mentioned : [lead], ...place, example, gain }];
  });
}

function grouped(findings: readonly Finding[], missing: ReadonlyMap<string, number>): Map<string, Finding[]> {
  const owners = new Set<string>();
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (owners.has(finding.criterion) || !missing.has(finding.criterion)) continue;
    owners.add(finding.criterion);
    const group = groups.get(finding.edit);
    if (group === undefined) groups.set(finding.edit, [finding]);
    else group.push(finding);
  }
  return groups;
}

/** Blocks that are in the document; a model may name others. */
function chooseTarget(findings: readonly Finding[], lead: Finding, blocks: ReadonlyMap<string, Nodes>) {
  const ids = lead.operation === 'replace' ? findings.flatMap(({ targetNodeIds }) => targetNodeIds ?? []) : [];
  const isKnown = lead.operation === 'insert' && lead.afterNodeId !== null && blocks.has(lead.afterNodeId);
  return {
    targetNodeIds: [...new Set(ids)].filter((id) => blocks.has(id)),
    afterNodeId: isKnown ? lead.afterNodeId : null,
  };
}

/** How far each criterion is met, 0 to 1. */
function readShares(components: readonly GradedComponent[]): Map<string, number> {
  return new Map(
    components.flatMap(({ criteriaScores }) =>
      Object.entries(criteriaScores).map(
        ([key, { score, maxScore }]) => [key, maxScore > 0 ? score / maxScore : 1] as const,
      ),
    ),
  );
}

/** An example from the page, and for a field what part of each gap it closes: no more is promised. */
function composeExample(
  findings: readonly Finding[],
  { targetField, edit }: Finding,
  { page, rubric }: Given & { page: GradingInput },
  place: Pick<Edit, 'targetNodeIds' | 'afterNodeId'>,
  blocks: ReadonlyMap<string, Nodes>,
): { example: Said | null; reached: ReadonlyMap<string, number> } {
  const criteria = findings.map(({ criterion }) => criterion);
  if (targetField === 'body_content') {
    const reading = readPage(page);
    return {
      example: writeExample(edit, { page: reading, ...place, blocks }),
      reached: new Map(criteria.map((key) => [key, closedPart(edit, key, reading)])),
    };
  }
  // A gain for one criterion of a field must not cost another.
  const all = rubric.components.flatMap((component) => component.criteria.map(({ key }) => key));
  const ofField = [...new Set([...criteria, ...all.filter((key) => fieldCriteria[targetField].test(key))])];
  const writer = openFieldWriter({ targetField, criteria: ofField, rubric, page });
  const example = writer.findExample();
  // An editor's text is at least as good as words of the page that are cut to the length of the field.
  const value = example ?? writer.findValue();
  if (value === null)
    return { example: null, reached: new Map(criteria.map((key) => [key, closedPart(edit, key, readPage(page))])) };
  const before = judgeShares(criteria, rubric, page);
  const changed = setField(page, targetField, value);
  rereadFields(readPage(page), changed);
  const reached = new Map(
    [...judgeShares(criteria, rubric, changed)].map(([criterion, share]) => {
      const lacked = 1 - (before.get(criterion) ?? 0);
      return [criterion, lacked <= 0 ? 1 : Math.max(0, 1 - (1 - share) / lacked)] as const;
    }),
  );
  const shown = example === null || targetField === 'schema' ? example : quoted(example);
  return { example: shown, reached };
}

/** The criteria that the value of a field decides. */
const fieldCriteria: Readonly<Record<Exclude<TargetField, 'body_content'>, RegExp>> = {
  title: /^title_|^serp_preview$/,
  meta_description: /^meta_description_|^serp_preview$/,
  h1: /^h1_|^title_h1_agreement$/,
  schema: /^schema_/,
};

/** The recommendation of an edit, in the words of the rules. */
export function toRecommendation(
  { name, findings, said, targetNodeIds, afterNodeId, example }: Edit,
  pointValue: number,
  blocks: ReadonlyMap<string, Nodes>,
): Omit<NewRecommendation, 'sortOrder'> {
  const [lead] = said;
  if (lead === undefined) throw new RangeError('an edit has at least one finding');
  return {
    ...composeWords({
      title: addPlace(composeTitle(said, lead), { targetNodeIds, afterNodeId }, blocks),
      description: composeDescription(said, lead, example),
      whyItMatters: lead.words.whyItMatters,
    }),
    impact: classifyImpact(pointValue),
    sourceComponents: [...new Set(findings.map(({ componentType }) => componentType))],
    operation: lead.operation,
    targetField: lead.targetField,
    targetNodeIds: targetNodeIds.length > 0 ? targetNodeIds : null,
    afterNodeId,
    insertionPoint: afterNodeId === null ? null : 'after',
    rubricCriteria: findings.map(({ criterion }) => criterion),
    pointValue,
    proposedText: null,
    effort: classifyEffort(name),
    wordedBy: rulesModel,
  };
}

function composeTitle(findings: readonly Finding[], { words, operation, targetField }: Finding): Message {
  const distinct = new Set(findings.map(({ title }) => title));
  return distinct.size > 1 && operation === 'replace' && targetField !== 'body_content'
    ? message(`recommendations.rewrite.${targetField}`)
    : words.title;
}

/** The leading finding in full, what else the same edit should see to, and an example of it. */
function composeDescription(findings: readonly Finding[], lead: Finding, example: Said | null): Description {
  const isNewField = lead.operation === 'insert' && lead.targetField !== 'body_content';
  const others = isNewField ? [] : findings.slice(1).filter(({ criterion }) => criterion !== 'serp_preview');
  const said = removeSameRequests([lead, ...others]);
  const texts = new Map(said.map(({ description, words }) => [description, words.description]));
  const isShown = example !== null && toEnglish(example).length <= exampleCharactersMax;
  return { findings: [...texts.values()].slice(0, descriptionsMax), example: isShown ? example : null };
}
