import { type Message, message } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import { componentName, type NamedComponent } from './component-name.ts';
import type { CriteriaScores } from './criteria-scores.ts';

/** Why a component has its score: in English, and what other languages need beside the evidence of its criteria. */
export interface Rationale {
  readonly rationale: string;
  readonly reason: ComponentReason;
}

export interface ComponentReason {
  /** As it was graded, before the site's score curve. */
  readonly earned: number;
  readonly remarks: readonly Message[];
}

/** The points earned, then the evidence, the weakest criterion first, then the remarks. Without criteria, none are earned. */
export function composeRationale(
  component: NamedComponent,
  scores: CriteriaScores,
  remarks: readonly Message[] = [],
): Rationale {
  const earned = Number(
    Object.values(scores)
      .reduce((total, { score }) => total + score, 0)
      .toFixed(1),
  );
  const reason = { earned, remarks };
  const sentences = [
    renderEnglish(statePoints(component, scores, earned)),
    ...weakestFirst(scores).map(({ rationale }) => rationale),
    ...remarks.map(renderEnglish),
  ];
  return { rationale: sentences.join(' '), reason };
}

/** "Title: 40.5 of 47 points." */
export function statePoints(component: NamedComponent, scores: CriteriaScores, earned: number): Message {
  const label = componentName(component);
  const all = Object.values(scores);
  if (all.length === 0) return message('scoring.rationale.not-graded', { label });
  const possible = all.reduce((total, { maxScore }) => total + maxScore, 0);
  return message('scoring.rationale.earned', { label, earned, possible });
}

export const weakestFirst = (scores: CriteriaScores): CriteriaScores[string][] =>
  Object.values(scores).toSorted((a, b) => a.score / a.maxScore - b.score / b.maxScore);

/** The same with a further sentence. */
export const addRemark = ({ rationale, reason }: Rationale, remark: Message): Rationale => ({
  rationale: `${rationale} ${renderEnglish(remark)}`,
  reason: { ...reason, remarks: [...reason.remarks, remark] },
});
