import { isActiveDraft } from '../../shared/domain/fields/draft-status.ts';
import { validateStructuredData } from '../../shared/domain/structured-data/validate-structured-data.ts';
import type { BriefFields } from '../../shared/resources/brief-fields.ts';
import { schemaValidationView } from '../../shared/resources/schema-validation.ts';
import { fieldsOf, type PageContent } from '../../shared/table/page-content.ts';

type SchemaField = NonNullable<BriefFields['schema']>;

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

function validationOf(schema: string | null): SchemaField['validation'] {
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
