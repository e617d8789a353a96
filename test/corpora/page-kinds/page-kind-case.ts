import * as z from 'zod';
import {
  type MarkupEvidence,
  noMarkup,
  noStructure,
  type StructureEvidence,
} from '../../../shared/domain/pages/page-kind/clue.ts';
import { pageKinds } from '../../../shared/domain/pages/page-kind/page-kinds.ts';

/** Some fields of the evidence; the others are those of a page that says nothing. */
const someOf = <Evidence extends object>(none: Evidence) =>
  z.custom<Partial<Evidence>>(
    (value) => typeof value === 'object' && value !== null && Object.keys(value).every((key) => key in none),
  );

/** A page, or what is known of it, and its kind. */
export const pageKindCaseShape = z.strictObject({
  note: z.string().exactOptional(),
  /** The file of a page in a public repository: `owner+name/path`. */
  file: z.string().exactOptional(),
  url: z.url().nullable(),
  title: z.string().exactOptional(),
  h1: z.string().exactOptional(),
  markup: someOf<MarkupEvidence>(noMarkup).exactOptional(),
  structure: someOf<StructureEvidence>(noStructure).exactOptional(),
  /** The main element, where it is read as a whole. */
  body: z.string().exactOptional(),
  /** Each of them is right. */
  kinds: z.array(z.enum(pageKinds)).min(1),
  known: z.string().exactOptional(),
});
export type PageKindCase = z.infer<typeof pageKindCaseShape>;
