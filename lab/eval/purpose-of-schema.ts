import { checkKeys } from '../../shared/domain/checks/check.ts';
import type { ModelPurpose } from '../../shared/domain/model-prompts/model-prompt.ts';

/** No request names the purpose of its question; the properties of its answer say it. */
const purposes: Readonly<Record<string, ModelPurpose>> = {
  'edits judgements': 'grade',
  'addressed quote reasoning': 'validate',
  sections: 'outline',
  'city country name other_businesses': 'describe-brief',
  pages: 'plan-pages',
  keywords: 'suggest-keywords',
  'chosen refused': 'choose-ideas',
  ideas: 'word-ideas',
  unsupported: 'check-sentences',
};

/** The purpose of a question by the schema of its answer; `unknown` of one that no evaluation asks. */
export function purposeOfSchema({ properties }: Readonly<Record<string, unknown>>): ModelPurpose | 'unknown' {
  const names = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  // Advice has a property for each check that a page does not pass.
  if (names.length > 0 && names.every((name) => checkKeys.some((key) => key === name))) return 'advise';
  return purposes[names.toSorted().join(' ')] ?? 'unknown';
}
