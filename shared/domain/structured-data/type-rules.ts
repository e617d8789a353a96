import { businessRules } from './rules-business.ts';
import { commerceRules } from './rules-commerce.ts';
import { creativeWorkRules } from './rules-creative-works.ts';
import { happeningRules } from './rules-happenings.ts';
import { valueRules } from './rules-values.ts';
import { nearestAncestors } from './schema-org-hierarchy.ts';

/**
 * What one schema.org type needs. `required` and `recommended` name properties; `requireOneOf` names groups of which at
 * least one member must be there. `standIns` are properties that serve as well as a recommended one. `nestedRecommended` replaces the recommendations for an object inside another one,
 * where search engines read only a few properties (the author of an article, the seller of an offer).
 */
export interface TypeRules {
  readonly required: readonly string[];
  readonly requireOneOf?: readonly (readonly string[])[];
  readonly recommended: readonly string[];
  readonly nestedRecommended?: readonly string[];
  readonly nestedRequired?: readonly string[];
  readonly standIns?: Readonly<Record<string, string>>;
}

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
