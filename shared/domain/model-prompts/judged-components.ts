import type { ComponentGrade } from '../grading/grading-input.ts';
import { message, quoted } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import type { RubricComponent } from '../rubric/rubric.ts';
import { composeRationale } from '../scoring/component-rationale.ts';
import { type CriterionScore, criterionPoints } from '../scoring/criteria-scores.ts';
import type { DroppedText } from './dropped-text.ts';
import type { Judgement } from './judge-page-answer.ts';
import { takesJudgement } from './judged-criteria.ts';
import { cleanText } from './model-prompt.ts';
import { isShown, namesKnownNumbers, type PageEvidence } from './page-evidence.ts';
import type { PageQuestion } from './page-question.ts';

const SCORE_MAX = 10;
const EVIDENCE_CHARACTERS_MAX = 500;
const QUOTE_CHARACTERS_MAX = 240;

/** A component, and whether any of its judgements is the model's. */
export interface JudgedComponent extends ComponentGrade {
  readonly isJudged: boolean;
  readonly dropped: readonly DroppedText[];
}

/**
 * The grades with a model's judgements: counted criteria as rules have them, judged ones as the model has them, within the points of the
 * rubric. A judgement whose quotation is not on the page is not believed, and one that is missing is none: the rules' reading stands, so
 * that no answer takes a criterion out of the score. Of findings, those on counted criteria stay: the model's edits are the others.
 */
export function judgeComponents(
  { rubric, measured }: Pick<PageQuestion, 'rubric' | 'measured'>,
  judgements: ReadonlyMap<string, Judgement>,
  evidence: PageEvidence,
): JudgedComponent[] {
  return measured.map((grade) => {
    const component = rubric.components.find(({ componentType }) => componentType === grade.componentType);
    return component === undefined
      ? { ...grade, isJudged: false, dropped: [] }
      : judgeComponent(component, grade, judgements, evidence);
  });
}

function judgeComponent(
  component: RubricComponent,
  grade: ComponentGrade,
  judgements: ReadonlyMap<string, Judgement>,
  evidence: PageEvidence,
): JudgedComponent {
  const dropped: DroppedText[] = [];
  const judged = new Map(
    component.criteria.flatMap(({ key, maxScore }) => {
      const judgement = judgements.get(key);
      const measured = Object.hasOwn(grade.criteriaScores, key) ? grade.criteriaScores[key] : undefined;
      if (!judgement || !measured) return [];
      if (!isShown(judgement.quote, evidence)) {
        dropped.push({ kind: 'judgement', name: key, reason: 'quotation' });
        return [];
      }
      const said = cleanText(judgement.evidence, EVIDENCE_CHARACTERS_MAX);
      const isKnown = namesKnownNumbers(said, evidence);
      if (!isKnown) dropped.push({ kind: 'evidence', name: key, reason: 'number' });
      const score = criterionPoints(judgement.score / SCORE_MAX, maxScore);
      return [[key, { ...composeEvidence(isKnown ? said : '', judgement.quote, measured), score, maxScore }] as const];
    }),
  );
  const findings = grade.findings.filter(({ criterion }) => !takesJudgement(criterion));
  if (judged.size === 0) return { ...grade, findings, isJudged: false, dropped };
  const criteriaScores: Record<string, CriterionScore> = { ...grade.criteriaScores, ...Object.fromEntries(judged) };
  return {
    ...grade,
    criteriaScores,
    ...composeRationale(component, criteriaScores),
    findings,
    isJudged: true,
    dropped,
  };
}

/** Evidence with a number that is neither on the page nor counted goes whole: the quotation stands alone, or the rules speak. */
function composeEvidence(
  said: string,
  quote: string | null,
  measured: CriterionScore,
): Pick<CriterionScore, 'rationale' | 'reason'> {
  const shown = cleanText(quote ?? '', QUOTE_CHARACTERS_MAX);
  if (said === '' && shown === '') return measured;
  const sentence = said === '' || /[.!?…。！？]$/u.test(said) ? said : `${said}.`;
  if (shown === '') return { rationale: sentence };
  const reason = message('scoring.rationale.on-page', {
    isSaid: sentence !== '',
    said: sentence,
    quote: quoted(shown),
  });
  return { rationale: renderEnglish(reason), reason };
}
