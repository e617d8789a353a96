import type { PlanLanguage } from '../../language/plan-language.ts';
import { namesTrade } from './brief-kind.ts';
import type { Statement } from './brief-statements.ts';

/** "Fietsverhuur Zeewind in Domburg: stadsfietsen en e-bikes": the label of the first sentence may say who speaks. */
export function readFirstLabel(statements: readonly Statement[], language: PlanLanguage): Statement[] {
  const [first] = statements;
  const label = first?.kind === 'sentence' && first.isCarried !== true ? first.under : null;
  if (label === null || label === undefined || !label.includes(' ') || !namesTrade(label, language))
    return [...statements];
  return [{ kind: 'sentence', text: label, topic: null, under: null, said: label, denied: '' }, ...statements];
}
