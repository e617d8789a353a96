import { businessRules } from './rules-business.ts';
import { commerceRules } from './rules-commerce.ts';
import { creativeWorkRules } from './rules-creative-works.ts';
import { happeningRules } from './rules-happenings.ts';
import { valueRules } from './rules-values.ts';
import { nearestAncestors } from './schema-org-hierarchy.ts';
import type { TypeRules } from './type-rules.ts';

const rulesByType: ReadonlyMap<string, TypeRules> = new Map(
  [businessRules, commerceRules, creativeWorkRules, happeningRules, valueRules].flatMap((table) =>
    Object.entries(table),
  ),
);

/**
 * The rules that hold for a type: its own, else those of its nearest ancestors in the schema.org vocabulary.
 * Null when neither has any ("an unchecked type").
 */
export function rulesFor(type: string): TypeRules | null {
  const found = nearestAncestors(type, (candidate) => rulesByType.has(candidate)).flatMap(
    (name) => rulesByType.get(name) ?? [],
  );
  const [first] = found;
  if (first === undefined || found.length === 1) return first ?? null;
  const nestedRequired = found.flatMap((rules) => rules.nestedRequired ?? rules.required);
  const nestedRecommended = found.flatMap((rules) => rules.nestedRecommended ?? rules.recommended);
  return {
    required: unique(found.flatMap((rules) => rules.required)),
    requireOneOf: found.flatMap((rules) => rules.requireOneOf ?? []),
    recommended: unique(found.flatMap((rules) => rules.recommended)),
    nestedRequired: unique(nestedRequired),
    nestedRecommended: unique(nestedRecommended),
  };
}

/** The types that have rules. */
export function checkedTypes(): string[] {
  return [...rulesByType.keys()];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
