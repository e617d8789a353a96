import * as z from 'zod';
import type { ComponentGrade, Finding, TargetField } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import { segmentSentences } from '../language/segment-words.ts';
import type { ComponentType, RubricCriterion } from '../rubric/rubric.ts';
import { composeRationale } from '../scoring/component-rationale.ts';
import { type CriterionScore, criterionPoints } from '../scoring/criteria-scores.ts';
import type { GradingTask } from './grading-task.ts';
import { cleanText, type Reading, readBySchema } from './model-prompt.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';
import { isStatementSupported, type KnownTexts, knownTexts, trueSentences } from './true-statements.ts';
import { claimsBeyondPage } from './unknowable-claims.ts';

const SCORE_MAX = 10;
const EVIDENCE_CHARACTERS_MAX = 500;
const QUOTE_CHARACTERS_MAX = 240;
const BLOCKS_MAX = 12;

const adviceSchema = z.object({
  title: z.string(),
  description: z.string(),
  why_it_matters: z.string(),
  block_ids: z.array(z.string()),
});

const judgementSchema = z.object({
  score: z.number(),
  evidence: z.string(),
  quote: z.string().nullable(),
  advice: adviceSchema.nullable(),
});
type Judgement = z.infer<typeof judgementSchema>;

/** One required property per criterion: a criterion that is missing is an error, one that we did not ask for is dropped. */
export const gradeAnswerSchema = (judged: readonly RubricCriterion[]): z.ZodType<Record<string, Judgement>> =>
  z.object(Object.fromEntries(judged.map(({ key }) => [key, judgementSchema])));

interface GradeContext extends GradingTask {
  readonly judged: readonly RubricCriterion[];
  /** Everything of the page that the model was shown. */
  readonly shown: string;
}

/**
 * The grade of a component: measured criteria as rules have them, judged ones as the model has them, within the points of
 * the rubric. A judgement whose quotation is not on the page is not believed, and the rules' reading of that criterion
 * stands; when none of several quotations is on the page, the whole answer is refused.
 */
export function readGradeAnswer(answer: unknown, context: GradeContext): Reading<ComponentGrade> {
  const parsed = readBySchema(gradeAnswerSchema(context.judged), answer);
  if (!parsed.ok) return parsed;
  const believed = believable(parsed.value, context);
  if (!believed.ok) return believed;
  const { component, measured, judged } = context;
  const known = collectKnown(context);
  const criteriaScores: Record<string, CriterionScore> = {};
  const findings: Finding[] = [];
  for (const { key, maxScore } of component.criteria) {
    const measuredScore = Object.hasOwn(measured.criteriaScores, key) ? measured.criteriaScores[key] : undefined;
    if (!measuredScore) continue;
    const criterion = judged.find((candidate) => candidate.key === key);
    const judgement = criterion && believed.value.get(key);
    const measuredFinding = measured.findings.find((finding) => finding.criterion === key);
    if (!judgement) {
      criteriaScores[key] = measuredScore;
      if (measuredFinding) findings.push(measuredFinding);
      continue;
    }
    const score = criterionPoints(judgement.score / SCORE_MAX, maxScore);
    criteriaScores[key] = { score, maxScore, rationale: selectEvidence(judgement, measuredScore.rationale, known) };
    const finding = score < maxScore ? toFinding(judgement, key, context, measuredFinding, known) : null;
    if (finding) findings.push(finding);
  }
  const rationale = composeRationale(component.label, criteriaScores);
  return { ok: true, value: { componentType: component.componentType, criteriaScores, rationale, findings } };
}

function believable(
  answer: Record<string, Judgement>,
  { judged, shown }: GradeContext,
): Reading<ReadonlyMap<string, Judgement>> {
  const text = quotable(shown);
  const given = judged.flatMap(({ key }) => {
    const judgement = answer[key];
    return judgement ? [{ key, judgement }] : [];
  });
  const quoted = given.filter(({ judgement }) => judgement.quote !== null && judgement.quote.trim() !== '');
  const wrong = new Set(
    quoted.filter(({ judgement }) => !isQuotedFrom(judgement.quote ?? '', text)).map(({ key }) => key),
  );
  if (wrong.size > 1 && wrong.size === quoted.length) {
    return { ok: false, problem: 'no quote is on the page; copy quotes letter by letter, or give null' };
  }
  return {
    ok: true,
    value: new Map(given.filter(({ key }) => !wrong.has(key)).map(({ key, judgement }) => [key, judgement])),
  };
}

/**
 * Text that may be quoted: the part that the model was shown. Numbers that may be named: those that rules counted, and
 * the terms of the criteria.
 */
function collectKnown({ component, measured, shown, page }: GradeContext): KnownTexts {
  const readings = Object.values(measured.criteriaScores).map(({ rationale }) => rationale);
  const findings = measured.findings.flatMap(({ title, description }) => [title, description]);
  const terms = component.criteria.flatMap(({ label, description }) => [label, description]);
  return knownTexts([shown, page.fields.primaryKeyword], [...readings, ...findings, ...terms]);
}

/** Sentences with a number that no one counted, or with words that are not on the page, are left out; without any, the rules speak. */
function selectEvidence({ evidence, quote }: Judgement, measured: string, known: KnownTexts): string {
  const said = knowableSentences(cleanText(evidence, EVIDENCE_CHARACTERS_MAX), known);
  if (said === '' && (quote ?? '').trim() === '') return measured;
  const sentence = said === '' || /[.!?…。！？]$/u.test(said) ? said : `${said}.`;
  const shown = cleanText(quote ?? '', QUOTE_CHARACTERS_MAX);
  return shown === '' ? sentence : `${sentence} On the page: "${shown}".`.trim();
}

/** Of the page and its readings a model knows what it was shown; of competitors, rankings and studies nothing. */
const knowableSentences = (statement: string, known: KnownTexts): string =>
  segmentSentences(trueSentences(statement, known))
    .filter((sentence) => !claimsBeyondPage(sentence, known.quotable))
    .join(' ');

/** Where a component's advice goes when rules saw nothing to do. */
const adviceFields: Partial<Record<ComponentType, TargetField>> = {
  title: 'title',
  meta_description: 'meta_description',
  structured_data: 'schema',
};

/** The place of an edit is the rules' where they have one: advice on one place is one recommendation. The words are the model's. */
function toFinding(
  { advice }: Judgement,
  criterion: string,
  { component, page, judged }: GradeContext,
  measured: Finding | undefined,
  known: KnownTexts,
): Finding | null {
  const title = cleanText(advice?.title ?? '', 120);
  const description = knowableSentences(cleanText(advice?.description ?? '', 1_000), known);
  // Advice that rests on what is not so is no advice: the rules', where they have any, stands in.
  if (advice === null || title === '' || description === '' || !isStatementSupported(title, known))
    return measured ?? null;
  const label = judged.find(({ key }) => key === criterion)?.label ?? component.label;
  const whyItMatters = trueSentences(cleanText(advice.why_it_matters, 400), known) || `It counts for "${label}".`;
  const words = { title, description, whyItMatters };
  if (measured) return { ...measured, ...words };
  const about = { ...words, componentType: component.componentType, criterion };
  const field = adviceFields[component.componentType];
  if (field)
    return { ...about, edit: field, targetField: field, operation: 'replace', targetNodeIds: null, afterNodeId: null };
  return { ...about, edit: `body:${criterion}`, targetField: 'body_content', ...choosePlace(advice.block_ids, page) };
}

function choosePlace(
  named: readonly string[],
  page: GradingTask['page'],
): Pick<Finding, 'operation' | 'targetNodeIds' | 'afterNodeId'> {
  const blocks = new Set(page.document?.children.flatMap(({ id }) => id ?? []));
  const targetNodeIds = [...new Set(named)].filter((id) => blocks.has(id)).slice(0, BLOCKS_MAX);
  return targetNodeIds.length > 0
    ? { operation: 'replace', targetNodeIds, afterNodeId: null }
    : { operation: 'insert', targetNodeIds: null, afterNodeId: readPage(page).lastBlockId };
}
