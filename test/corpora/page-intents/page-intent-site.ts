import * as z from 'zod';
import { languages } from '../../../shared/domain/language/languages.ts';
import { unitVectors } from '../../../shared/domain/vectors/unit-vectors.ts';
import { vectorText } from '../../../shared/domain/vectors/vector-text.ts';
import recorded from './recorded-vectors.json' with { type: 'json' };

const pathShape = z.string().startsWith('/');

/** A site by what its pages say of themselves, and what an editor who read it knows. */
export const pageIntentSiteShape = z.strictObject({
  site: z.string().min(1),
  language: z.enum(languages),
  pages: z
    .array(
      z.strictObject({
        path: pathShape,
        title: z.string(),
        h1: z.string(),
        description: z.string(),
        /** Pages of one topic have the same. */
        topic: z.string(),
      }),
    )
    .min(6),
  /** Other pages that a page should link to, and the keyword of an outline of it. */
  links: z.array(z.strictObject({ page: pathShape, keyword: z.string(), to: z.array(pathShape).min(1) })),
});
export type PageIntentSite = z.infer<typeof pageIntentSiteShape>;

/** The text of each page, as the service has it placed. */
export const intentTexts = ({ pages }: Pick<PageIntentSite, 'pages'>): string[] =>
  pages.map(
    ({ title, h1, description }) =>
      vectorText({ title, h1, description, name: null, keyword: null, purpose: null }) ?? '',
  );

const recordedShape = z.object({ model: z.string(), vectors: z.record(z.string(), z.array(z.string())) });
const recording = recordedShape.parse(recorded);

/** The model whose vectors are recorded. */
export const RECORDED_EMBEDDINGS = recording.model;

/** The vectors that a model gave for the pages of a site, by their places in it from 1. */
export function recordedVectors({ site, pages }: Pick<PageIntentSite, 'site' | 'pages'>) {
  const texts = recording.vectors[site] ?? [];
  if (texts.length !== pages.length)
    throw new Error(`the vectors of ${site} are of other pages: npm run eval -- vectors`);
  return unitVectors(
    new Map(
      texts.map((text, at) => [
        at + 1,
        Int8Array.from(
          Buffer.from(text, 'base64').map((byte) => byte),
          toSigned,
        ),
      ]),
    ),
  );
}

const toSigned = (byte: number): number => (byte > 127 ? byte - 256 : byte);
