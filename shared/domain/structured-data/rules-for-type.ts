import { listTypeRules } from '../../language-data/schema-org/read-schema-org.ts';
import type { TypeRulesRow } from '../../language-data/schema-org/schema-org-schema.ts';
import { nearestAncestors } from './schema-org-hierarchy.ts';

/** Requirements of one schema.org type. */
export type TypeRules = Omit<TypeRulesRow, 'type' | 'because'>;

let known: ReadonlyMap<string, TypeRules> | null = null;
function rulesByType(): ReadonlyMap<string, TypeRules> {
  known ??= new Map(listTypeRules().map((row) => [row.type, row]));
  return known;
}

/**
 * The rules that hold for a type: its own, else those of its nearest ancestors in the schema.org vocabulary.
 * Null when neither has any ("an unchecked type").
 */
export function rulesFor(type: string): TypeRules | null {
  const rules = rulesByType();
  const found = nearestAncestors(type, (candidate) => rules.has(candidate)).flatMap((name) => rules.get(name) ?? []);
  const [first] = found;
  if (first === undefined || found.length === 1) return first ?? null;
  return {
    required: unique(found.flatMap(({ required }) => required)),
    requireOneOf: found.flatMap(({ requireOneOf = [] }) => requireOneOf),
    recommended: unique(found.flatMap(({ recommended }) => recommended)),
    nestedRequired: unique(found.flatMap(({ nestedRequired, required }) => nestedRequired ?? required)),
    nestedRecommended: unique(found.flatMap(({ nestedRecommended, recommended }) => nestedRecommended ?? recommended)),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
