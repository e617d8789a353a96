import type { RulesVerdict, ValidatorVerdict } from '../recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../recommendations/validation-request.ts';
import { takesJudgementAnywhere } from './judged-criteria.ts';
import { isStatementSupported, knownTexts } from './true-statements.ts';

/**
 * The verdict of a model, bound by what rules know: a counted criterion that is not met stays so, what could not be proven stays
 * unproven, and the reasoning may quote and count only what is there.
 */
export function bindVerdict(
  verdict: ValidatorVerdict,
  rules: RulesVerdict,
  { content, document, before, recommendation }: ValidationRequest,
): ValidatorVerdict {
  const { changes } = rules;
  const counted = rules.unmet.filter((key) => !takesJudgementAnywhere(key));
  if (verdict.addressed && counted.length > 0) return { addressed: false, reasoning: rules.reasoning, changes };
  const { title, metaDescription, h1, body, primaryKeyword, secondaryKeywords } = before.fields;
  const known = knownTexts(
    [content, document, title, metaDescription, h1, body, primaryKeyword, ...secondaryKeywords],
    [rules.reasoning, recommendation.title, recommendation.description],
  );
  const reasoning = isStatementSupported(verdict.reasoning, known) ? verdict.reasoning : reasonInPlace(verdict, rules);
  const skipped = verdict.addressed && rules.skipped ? { skipped: true } : {};
  return { addressed: verdict.addressed, reasoning, ...skipped, changes };
}

/** Of a model that invents its reasons the verdict stands, in the words of the rules where they agree with it. */
const reasonInPlace = ({ addressed }: ValidatorVerdict, rules: RulesVerdict): string => {
  if (addressed === rules.addressed) return rules.reasoning;
  return addressed
    ? 'The content does what the recommendation asks for, as the model judges it.'
    : 'The content does not do what the recommendation asks for, as the model judges it.';
};
