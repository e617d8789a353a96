import * as z from 'zod';
import { wordSchema, wordsSchema } from '../word-schema.ts';

/** `types.json`, which `npm run lab -- schema-org` writes from schema-dts: every type under its direct parents. `Thing` and the bare data types have none. */
export const typeRowSchema = z.strictObject({ parents: z.array(wordSchema), types: wordsSchema });
export type TypeRow = Readonly<z.infer<typeof typeRowSchema>>;

const propertiesSchema = z.array(wordSchema);

/**
 * `rules.json`: what Google Search Central asks of a type (its pages on each rich result). Objects that appear inside others
 * (`PostalAddress`, `MonetaryAmount`) say nothing without their value, which is why Google calls them malformed.
 */
export const typeRulesSchema = z.strictObject({
  type: wordSchema,
  /** Why the rule is not that of Google, or not that of the vocabulary. */
  because: wordSchema.optional(),
  required: propertiesSchema,
  /** Groups of which at least one member must be there. */
  requireOneOf: z.array(wordsSchema).optional(),
  recommended: propertiesSchema,
  /** In an object inside another one, where search engines read only a few properties: the author of an article, the seller of an offer. */
  nestedRecommended: propertiesSchema.optional(),
  nestedRequired: propertiesSchema.optional(),
  /** Properties that serve as well as a recommended one: `openingHours`, the short form of the hours. */
  standIns: z.record(wordSchema, wordSchema).optional(),
});
export type TypeRulesRow = Readonly<z.infer<typeof typeRulesSchema>>;

/** `nested.json`: the types that an object in a property may have, and whether a plain text may stand in for it. */
export const nestedSchema = z.strictObject({
  property: wordSchema,
  types: wordsSchema,
  textAllowed: z.literal(true).optional(),
});
export type NestedRow = Readonly<z.infer<typeof nestedSchema>>;
