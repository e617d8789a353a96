import * as z from 'zod';
import { DRAFT_VALUE_CHARACTERS_MAX, draftFields } from '../../shared/domain/drafts/draft-fields.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { validateStructuredData } from '../../shared/domain/structured-data/validate-structured-data.ts';
import { wordValidation } from '../../shared/domain/structured-data/word-validation.ts';
import { invalidRequest } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, pathId } from '../../shared/http/schemas.ts';
import { draftSchema, draftView } from '../../shared/resources/draft.ts';
import { schemaValidationSchema } from '../../shared/resources/schema-validation.ts';
import { saveDraft } from './save-draft.ts';
import type { DraftServices } from './services.ts';

const response = z.strictObject({
  data: draftSchema,
  validation: schemaValidationSchema
    .optional()
    .meta({ description: 'Only for the field `schema`, unless the value is blank.' }),
});

/** The advisory verdict on structured data; nothing for a blank value, which clears the field. */
function validateValue(
  draftValue: string,
  messages: Messages,
): { validation?: z.input<typeof schemaValidationSchema> } {
  if (draftValue.trim() === '') return {};
  const result = validateStructuredData(draftValue);
  if (!result.parsed)
    throw invalidRequest('Invalid body: draft_value: is not valid JSON', {
      draft_value: messages.render(result.message),
    });
  return { validation: wordValidation(result.validation, messages) };
}

export const putDraft = defineOperation({
  operationId: 'putDraft',
  method: 'PUT',
  path: '/pages/{pageId}/drafts/{field}',
  tag: 'Drafts',
  summary: 'Set the draft of a field',
  description:
    'Creates a draft (201) or overwrites the active draft (200). Its status becomes `draft`. ' +
    'A new draft of `title`, `meta_description`, `h1` or `schema` takes its `original_value` from the latest snapshot. ' +
    'The value of `schema` is JSON-LD. A value that does not parse as JSON is rejected (`details.draft_value`). A value that breaks a rule is stored, and `validation` lists the errors. ' +
    'A blank value clears the field. ' +
    'Checks, brief and analysis do not read a draft of `primary_keyword` or `image_alt`. `PATCH /pages/{pageId}` sets the keyword.',
  access: 'content:write',
  localized,
  params: z.object({ pageId: pathId('Page'), field: z.enum(draftFields) }),
  body: z.strictObject({ draft_value: characters(0, DRAFT_VALUE_CHARACTERS_MAX) }),
  responses: { 200: response, 201: response },
  errors: ['conflict'],
}).handle(async ({ caller, params, body, messages }, services: DraftServices) => {
  const validation = params.field === 'schema' ? validateValue(body.draft_value, messages) : {};
  const { draft, isNew } = await saveDraft(services, {
    organizationId: caller.organizationId,
    pageId: params.pageId,
    field: params.field,
    draftValue: body.draft_value,
  });
  return { status: isNew ? 201 : 200, body: { data: draftView(draft), ...validation } };
});
