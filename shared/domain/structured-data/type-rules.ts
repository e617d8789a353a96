/**
 * Requirements of one schema.org type. `required` and `recommended` name properties; `requireOneOf` names groups of which at
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
