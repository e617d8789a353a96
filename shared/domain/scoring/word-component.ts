import { message } from '../messages/message.ts';
import type { Messages } from '../messages/render-message.ts';
import { componentName, type NamedComponent } from './component-name.ts';
import { type ComponentReason, statePoints, weakestFirst } from './component-rationale.ts';
import type { CriteriaScores } from './criteria-scores.ts';

interface GivenComponent extends NamedComponent {
  readonly status: string;
  readonly criteriaScores: CriteriaScores;
  /** In English. */
  readonly rationale: string;
  /** Absent of one that an earlier version graded: that is in English alone. */
  readonly reason?: ComponentReason | undefined;
}

interface WordedComponent {
  readonly label: string;
  readonly rationale: string;
  readonly criteriaScores: CriteriaScores;
}

/** A component in a language. What a language model has worded stays as it is. */
export function wordComponent(component: GivenComponent, messages: Messages): WordedComponent {
  const { criteriaScores } = component;
  return {
    label: messages.renderWords(componentName(component)),
    rationale: wordRationale(component, messages),
    criteriaScores: Object.fromEntries(
      Object.entries(criteriaScores).map(([key, { score, maxScore, rationale, reason }]) => [
        key,
        { score, maxScore, rationale: messages.renderKept(reason, rationale) },
      ]),
    ),
  };
}

function wordRationale(component: GivenComponent, messages: Messages): string {
  const { status, criteriaScores, rationale, reason } = component;
  if (status === 'failed')
    return messages.renderKept(message('scoring.rationale.failed', { label: componentName(component) }), rationale);
  if (reason === undefined || messages.isDefault) return rationale;
  const points = statePoints(component, criteriaScores, reason.earned);
  return [
    messages.render(points),
    ...weakestFirst(criteriaScores).map((score) => messages.renderKept(score.reason, score.rationale)),
    ...reason.remarks.map((remark) => messages.renderKept(remark, '')),
  ]
    .join(' ')
    .trim();
}
