import * as z from 'zod';
import { isActiveDraft } from '../domain/fields/draft-status.ts';
import { validateStructuredData } from '../domain/structured-data/validate-structured-data.ts';
import { fieldsOf, type PageContent } from '../table/page-content.ts';
import { schemaValidationResponse, schemaValidationView } from './schema-validation.ts';

const fieldShape = {
  value: z.string().nullable(),
  status: z.string().meta({ description: '`snapshot` without an active draft, else the status of the draft.' }),
};
const fieldSchema = z.strictObject(fieldShape).meta({ id: 'BriefField' });

/** The five fields of a brief; each is null when they could not be read. */
export const briefFieldsSchema = z
  .strictObject({
    title: fieldSchema.nullable(),
    meta_description: fieldSchema.nullable(),
    h1: fieldSchema.nullable(),
    schema: z
      .strictObject({
        ...fieldShape,
        value: z.string().nullable().meta({ description: 'JSON-LD as text.' }),
        validation: schemaValidationResponse
          .nullable()
          .meta({ description: 'Null when there is nothing to validate.' }),
      })
      .nullable(),
    body: z
      .strictObject({
        ...fieldShape,
        value: z.string().nullable().meta({
          description: 'Markdown of the newest content version; of the latest snapshot when there is none.',
        }),
        status: z
          .string()
          .meta({ description: '`snapshot` for a body as it was crawled, else the status of the content version.' }),
        content_version_id: z.number().int().nullable().meta({ description: 'Usable as `base_version_id`.' }),
      })
      .nullable(),
  })
  .meta({ id: 'BriefFields' });
export type BriefFields = z.input<typeof briefFieldsSchema>;

export const unreadFields: BriefFields = { title: null, meta_description: null, h1: null, schema: null, body: null };

/** The fields as the checks and the analysis resolve them: a blank draft shows the snapshot's value, under its own status. */
export function briefFields({ page, drafts, snapshot, contentVersion }: Omit<PageContent, 'fields'>): BriefFields {
  const resolved = fieldsOf({ page, drafts }, snapshot, contentVersion);
  const statusOf = (field: string): string =>
    drafts.find((draft) => draft.field === field && isActiveDraft(draft.status))?.status ?? 'snapshot';
  return {
    title: { value: resolved.title, status: statusOf('title') },
    meta_description: { value: resolved.metaDescription, status: statusOf('meta_description') },
    h1: { value: resolved.h1, status: statusOf('h1') },
    schema: { value: resolved.schema, status: statusOf('schema'), validation: validationOf(resolved.schema) },
    body: bodyField({ snapshot, contentVersion }),
  };
}

function validationOf(schema: string | null): z.input<typeof schemaValidationResponse> | null {
  if (schema === null) return null;
  const result = validateStructuredData(schema);
  if (result.parsed) return schemaValidationView(result.validation);
  return { valid: false, errors: [result.message], warnings: [], summary: result.message };
}

/** A content version that a crawl wrote is what the site shows, not an edit of it. */
function bodyField({
  snapshot,
  contentVersion,
}: Pick<PageContent, 'snapshot' | 'contentVersion'>): BriefFields['body'] {
  if (!contentVersion) {
    return { value: snapshot?.body.markdown || null, status: 'snapshot', content_version_id: null };
  }
  return {
    value: contentVersion.body.markdown,
    status: contentVersion.source === 'crawl' ? 'snapshot' : 'draft',
    content_version_id: contentVersion.id,
  };
}
