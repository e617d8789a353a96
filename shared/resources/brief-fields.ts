import * as z from 'zod';
import { brokenBlocksSchema } from './broken-blocks.ts';
import { schemaValidationSchema } from './schema-validation.ts';

const fieldShape = {
  value: z.string().nullable(),
  status: z.string().meta({
    description:
      'The status of the active draft that supplies the value, otherwise `snapshot`. A blank draft falls back to the snapshot.',
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
          validation: schemaValidationSchema.nullable().meta({
            description: 'Null when `value` is null. Each of `broken_blocks` is an error beside those of `value`.',
          }),
          broken_blocks: brokenBlocksSchema,
        })
        .nullable(),
      body: z
        .strictObject({
          ...fieldShape,
          value: z.string().nullable().meta({
            description:
              'Markdown of the newest content version. Without a version, of the active `body` draft, otherwise of the latest snapshot.',
          }),
          status: z.string().meta({
            description:
              'The status of the content version or of the `body` draft that supplies the value. `snapshot` for a body as crawled.',
          }),
          content_version_id: z.number().int().nullable().meta({ description: 'Can be sent as `base_version_id`.' }),
        })
        .nullable(),
    })
    .meta({ id: 'BriefFields' }),
);
export type BriefFields = z.input<typeof briefFieldsSchema>;

export const unreadFields: BriefFields = { title: null, meta_description: null, h1: null, schema: null, body: null };
