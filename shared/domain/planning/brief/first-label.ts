import type { PlanLanguage } from '../../language/plan-language.ts';
import { namesTrade } from './brief-kind.ts';
import type { Statement } from './brief-statements.ts';

/** "Fietsverhuur Zeewind in Domburg: stadsfietsen en e-bikes": the label of the first sentence may say who speaks. */
export function readFirstLabel(statements: readonly Statement[], language: PlanLanguage): Statement[] {
  const [first] = statements;
  const label = first?.kind === 'sentence' && first.isCarried !== true ? first.under : null;
  if (
    label === null ||
    label === undefined ||
    !label.includes(' ') ||
    !(namesTrade(label, language) || isTitled(label, language))
  )
    return [...statements];
  return [{ kind: 'sentence', text: label, topic: null, under: null, said: label, denied: '' }, ...statements];
}

/** "Thornbury Tree Care: tree surgery in …": a label in capitals is a name, where nouns have none. */
const isTitled = (label: string, language: PlanLanguage): boolean =>
  language !== 'de' &&
  /^\p{Lu}[\p{L}'’-]+(?:\s(?:&|and|of|the|en|och|og|van|de))?(?:\s\p{Lu}[\p{L}'’-]+){1,4}$|^\p{Lu}[\p{Ll}'’-]+\p{Lu}[\p{L}'’-]+$/u.test(
    label,
  );
