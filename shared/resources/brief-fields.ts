import * as z from 'zod';
import { schemaValidationResponse } from './schema-validation.ts';

const fieldShape = {
  value: z.string().nullable(),
  status: z.string().meta({
    description:
      '`snapshot` when the value is not from an active draft (a blank draft falls back to the snapshot), else the status of the draft.',
  }),
};
const fieldSchema = z.lazy(() => z.strictObject(fieldShape).meta({ id: 'BriefField' }));

/** The five fields of a brief; each is null when they could not be read. */
export const briefFieldsSchema = z.lazy(() =>
  z
    .strictObject({
      title: fieldSchema.nullable(),
      meta_description: fieldSchema.nullable(),
      h1: fieldSchema.nullable(),
      schema: z
        .strictObject({
          ...fieldShape,
          value: z.string().nullable().meta({ description: 'JSON-LD as text.' }),
          validation: schemaValidationResponse.nullable().meta({
            description:
              'Null when there is nothing to validate. JSON-LD of the page that does not parse is an error, with its line and column in the block.',
          }),
        })
        .nullable(),
      body: z
        .strictObject({
          ...fieldShape,
          value: z.string().nullable().meta({
            description:
              'Markdown of the newest content version; without one of the active `body` draft, else of the latest snapshot.',
          }),
          status: z.string().meta({
            description:
              '`snapshot` for a body as it was crawled, else the status of the content version, or of the `body` draft of a page that has none.',
          }),
          content_version_id: z.number().int().nullable().meta({ description: 'Usable as `base_version_id`.' }),
        })
        .nullable(),
    })
    .meta({ id: 'BriefFields' }),
);
export type BriefFields = z.input<typeof briefFieldsSchema>;

export const unreadFields: BriefFields = { title: null, meta_description: null, h1: null, schema: null, body: null };
