import * as z from 'zod';
import { patternsSchema } from '../word-schema.ts';

/** `<language>.json`: how a language makes the name of a service. A page is named by one only where the brief hardly says otherwise what is offered. */
export const serviceNounsSchema = z.strictObject({
  /** Where the noun of a service stands: last, at the end of a compound, or first. */
  order: z.enum(['last', 'compound', 'first']),
  /** Nouns that name a service with what stands beside them: "repairs", "lessons". */
  heads: patternsSchema,
  /** Nouns that name one alone: "vaccinations", "weddings". */
  alone: patternsSchema,
  /** Words between the noun and the next word, where it stands first. */
  links: patternsSchema.optional(),
  /** Endings of adjectives behind the noun. */
  adjectives: patternsSchema.optional(),
});
export type ServiceNouns = z.infer<typeof serviceNounsSchema>;
