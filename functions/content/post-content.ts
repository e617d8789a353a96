import * as z from 'zod';
import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { BODY_CHARACTERS_MAX } from '../../shared/domain/markdown/body-limits.ts';
import { DOCUMENT_MAX_BODY_BYTES, defineOperation } from '../../shared/http/operation.ts';
import { characters, detailOf, integerId, pathId } from '../../shared/http/schemas.ts';
import { savedContent, savedContentResponse } from '../../shared/resources/content-version.ts';
import type { ContentServices } from './services.ts';

const bodySchema = z
  .strictObject({
    markdown: characters(0, BODY_CHARACTERS_MAX).optional(),
    doc: z
      .unknown()
      .optional()
      .meta({
        override: { type: 'object', properties: { type: { const: 'root' }, children: { type: 'array' } } },
        description: `An mdast tree (GFM). The Markdown that is derived from it has at most ${groupedDigits(BODY_CHARACTERS_MAX)} characters.`,
      }),
    base_version_id: integerId().nullish().meta({
      description: 'The version that the edit was made on; null as when it is left out: the last writer wins.',
    }),
  })
  .refine(
    ({ markdown, doc }) => (markdown === undefined) !== (doc === undefined),
    'must have exactly one of "markdown" and "doc"',
  );

export const postContent = defineOperation({
  operationId: 'postContent',
  method: 'POST',
  path: '/pages/{pageId}/content',
  tag: 'Content',
  summary: 'Replaces the body of a page',
  description:
    'Takes exactly one of `markdown` (stored and returned byte for byte) and `doc` (stored; its Markdown is derived). Works on planned pages. ' +
    'When the current version is a manual edit, the new one collapses into it: 200, `collapsed` true, same version id. Otherwise a new version with source `manual_edit` is made: 201. ' +
    'With `base_version_id`, 409 `conflict` unless that is the current version and nobody changed it while this request was under way; without it the last writer wins. ' +
    'A deployed stage takes 6 MB of JSON: a million characters fit as UTF-8, and may not when each is escaped (`\\uXXXX`). ' +
    "To roll back, post an older version's `body_markdown` with the current version as the base.",
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: bodySchema,
  maxBodyBytes: DOCUMENT_MAX_BODY_BYTES,
  responses: { 200: detailOf(savedContentResponse), 201: detailOf(savedContentResponse) },
  errors: ['conflict'],
}).handle(async ({ caller, params, body, startedAt }, services: ContentServices) => {
  // Only here, as in `getContent`: a Markdown parser comes with them.
  const [{ parsePostedBody }, { saveBody }] = await Promise.all([import('./posted-body.ts'), import('./save-body.ts')]);
  const { version, collapsed } = await saveBody(services, {
    organizationId: caller.organizationId,
    pageId: params.pageId,
    posted: parsePostedBody(body),
    baseVersionId: body.base_version_id ?? null,
    startedAt,
  });
  return { status: collapsed ? 200 : 201, body: { data: savedContent(version, collapsed) } };
});
