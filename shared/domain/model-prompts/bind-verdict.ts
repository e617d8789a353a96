import { numbersIn } from '../language/numbers-in.ts';
import { message, type Said } from '../messages/message.ts';
import { toEnglish } from '../messages/word-together.ts';
import type { RulesVerdict, ValidatorVerdict } from '../recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../recommendations/validation-request.ts';
import { takesJudgement } from './judged-criteria.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';

/** Whether rules decide alone: an objection that no judgement outweighs, or a counted criterion that is not met. */
export const isDecidedByRules = ({ isBinding, unmet }: RulesVerdict): boolean =>
  isBinding || unmet.some((key) => !takesJudgement(key));

/** A model's verdict, before it is held to what rules know. */
export interface JudgedVerdict {
  readonly addressed: boolean;
  readonly reasoning: string;
  /** The words of the content that decide it; null where something is missing. */
  readonly quote: string | null;
}

/**
 * The verdict of a model, bound by what rules know: what could not be proven stays unproven, and the reasons may quote and count only what is
 * there.
 */
export function bindVerdict(
  { addressed, reasoning, quote }: JudgedVerdict,
  rules: RulesVerdict,
  request: ValidationRequest,
  model: string,
): ValidatorVerdict {
  const skipped = addressed && rules.isUnproven ? { skipped: true } : {};
  const holds = isBorneOut(quote, reasoning, rules, request);
  return {
    addressed,
    reasoning: holds ? reasoning : reasonInPlace(addressed, rules),
    ...skipped,
    judgedBy: model,
    changes: rules.changes,
  };
}

function isBorneOut(
  quote: string | null,
  reasoning: string,
  rules: RulesVerdict,
  { content, document, before, recommendation }: ValidationRequest,
): boolean {
  const { title, metaDescription, h1, body, primaryKeyword, secondaryKeywords } = before.fields;
  const shown = [content, document, title, metaDescription, h1, body, primaryKeyword, ...secondaryKeywords];
  const said = [...shown, toEnglish(rules.reasoning), recommendation.title, recommendation.description].join('\n');
  const numbers = new Set(numbersIn(said));
  const isQuoted = (quote ?? '').trim() === '' || isQuotedFrom(quote ?? '', quotable(said));
  return isQuoted && numbersIn(reasoning).every((number) => numbers.has(number));
}

/** Of a model that invents its reasons the verdict stands, in the words of the rules where they agree with it. */
const reasonInPlace = (addressed: boolean, rules: RulesVerdict): Said => {
  if (addressed === rules.addressed) return rules.reasoning;
  return message(addressed ? 'verdicts.model.addressed' : 'verdicts.model.not-addressed');
};
