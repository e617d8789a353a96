import * as z from 'zod';
import { factKinds } from '../../../shared/domain/facts/fact-kinds.ts';

/** A fact that a person reads on a page. */
const labelledFactShape = z.strictObject({
  kind: z.enum(factKinds),
  key: z.string().exactOptional(),
  /** Each of them is right: the page has several phone numbers. For a fact without key its name, author or number. */
  values: z.array(z.string()).min(1),
  /** Each of them is right: the label of a number, the role of a person, how a quotation begins. `*` is anything. */
  details: z.array(z.string()).exactOptional(),
  /** Right where it is found, and no fault where it is not. */
  optional: z.boolean().exactOptional(),
});
export type LabelledFact = z.infer<typeof labelledFactShape>;

/** A page, and all facts that it states. */
export const factPageShape = z.strictObject({
  /** A description of an invented page; of another its file in a public repository: `owner+name/path`. */
  page: z.string().min(1),
  url: z.url().default('https://www.praxis.test/'),
  language: z.string().min(2),
  /** The main element of an invented page, whose facts are labelled to the letter. */
  body: z.string().exactOptional(),
  /** Or the HTML of a whole page, beside this file. */
  file: z.string().exactOptional(),
  /** Facts without labels: services, prices and ratings. */
  unlabelled: z.literal('offers').exactOptional(),
  facts: z.array(labelledFactShape),
  known: z.string().exactOptional(),
});
export type FactPage = z.infer<typeof factPageShape>;
