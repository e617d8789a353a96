import type { FieldSource, ResolvedFields } from '../../shared/domain/fields/resolve-fields.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { validateStructuredData } from '../../shared/domain/structured-data/validate-structured-data.ts';
import { wordValidation } from '../../shared/domain/structured-data/word-validation.ts';
import type { BriefFields } from '../../shared/resources/brief-fields.ts';
import { type PageContent, resolvePageFields } from '../../shared/table/page-content.ts';

type SchemaField = NonNullable<BriefFields['schema']>;

/** The fields as the checks and the analysis resolve them; the status is of what the value is from. */
export function briefFields(
  { page, drafts, snapshot, contentVersion }: Omit<PageContent, 'fields' | 'body'>,
  messages: Messages,
): BriefFields {
  const resolved = resolvePageFields({ page, drafts }, snapshot, contentVersion);
  const readStatus = (source: FieldSource): string =>
    (source.source === 'draft' ? drafts.find(({ id }) => id === source.draftId)?.status : undefined) ?? 'snapshot';
  const { sources } = resolved;
  return {
    title: { value: resolved.title, status: readStatus(sources.title) },
    meta_description: { value: resolved.metaDescription, status: readStatus(sources.metaDescription) },
    h1: { value: resolved.h1, status: readStatus(sources.h1) },
    schema: {
      value: resolved.schema,
      status: readStatus(sources.schema),
      validation: validateSchema(resolved, messages),
      broken_blocks: [...(resolved.brokenBlocks ?? [])],
    },
    body: contentVersion
      ? versionField(contentVersion)
      : {
          value: resolved.body ?? (snapshot?.body.markdown || null),
          status: readStatus(sources.bodyContent),
          content_version_id: null,
        },
  };
}

function validateSchema({ schema, brokenBlocks }: ResolvedFields, messages: Messages): SchemaField['validation'] {
  if (schema === null) return null;
  const result = validateStructuredData(schema, brokenBlocks);
  if (result.parsed) return wordValidation(result.validation, messages);
  const fault = messages.render(result.message);
  return { valid: false, errors: [fault], warnings: [], summary: fault };
}

/** A content version that a crawl wrote is what the site shows, not an edit of it. */
const versionField = ({ id, source, body }: NonNullable<PageContent['contentVersion']>): BriefFields['body'] => ({
  value: body.markdown,
  status: source === 'crawl' ? 'snapshot' : 'draft',
  content_version_id: id,
});
