import * as z from 'zod';
import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { BODY_CHARACTERS_MAX } from '../../shared/domain/markdown/body-limits.ts';
import { DOCUMENT_MAX_BODY_BYTES, defineOperation } from '../../shared/http/operation.ts';
import { characters, detailSchema, integerId, pathId, timestamp } from '../../shared/http/schemas.ts';
import { savedContent, savedContentSchema } from './content-version.ts';
import type { ContentServices } from './services.ts';

const bodySchema = z
  .strictObject({
    markdown: characters(0, BODY_CHARACTERS_MAX).optional(),
    doc: z
      .unknown()
      .optional()
      .meta({
        override: {
          type: 'object',
          properties: {
            type: { type: 'string', const: 'root' },
            children: { type: 'array', items: { type: 'object' } },
          },
        },
        description: `An mdast tree (GFM). Its Markdown may have at most ${groupedDigits(BODY_CHARACTERS_MAX)} characters.`,
      }),
    base_version_id: integerId().nullish().meta({
      description: 'The version that the edit is based on. When null or omitted, the last writer wins.',
    }),
    base_updated_at: timestamp().nullish().meta({
      description:
        'The `updated_at` of that version as the edit read it. Edits that collapse keep the version id: with this too, an edit is refused when another one collapsed into the version since. Needs `base_version_id`.',
    }),
  })
  .refine(
    ({ markdown, doc }) => (markdown === undefined) !== (doc === undefined),
    'must have exactly one of "markdown" and "doc"',
  )
  .refine(
    ({ base_version_id: version, base_updated_at: updatedAt }) =>
      (updatedAt ?? null) === null || (version ?? null) !== null,
    { path: ['base_updated_at'], error: 'needs base_version_id' },
  );

export const postContent = defineOperation({
  operationId: 'postContent',
  method: 'POST',
  path: '/pages/{pageId}/content',
  tag: 'Content',
  summary: 'Replace the content of a page',
  description:
    'Send exactly one of `markdown` and `doc`. `markdown` is stored and returned byte for byte. `doc` is stored, and its Markdown is derived from it. Planned pages are allowed. ' +
    'When the current version is a manual edit, the new content collapses into it: the response is 200 with `collapsed: true` and the same version id. Otherwise a new version with source `manual_edit` is created, and the response is 201. ' +
    'With `base_version_id`, the request returns 409 `conflict` (`details.reason` is `other_version`) unless that is the current version and no other request changes it concurrently; with `base_updated_at` as well, also when another edit collapsed into it since it was read. Without `base_version_id`, the last writer wins. ' +
    'A deployed stage accepts request bodies of up to 6 MB. A million characters fit as plain UTF-8, but may not fit when each character is escaped (`\\uXXXX`). ' +
    'A system that runs on one machine works on one body of more than 100,000 characters at a time: while four of an organization wait, the next one is 429 `rate_limited` with `Retry-After`. ' +
    'To roll back, post the `body_markdown` of an older version with the current version as the base.',
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: bodySchema,
  maxBodyBytes: DOCUMENT_MAX_BODY_BYTES,
  responses: { 200: detailSchema(savedContentSchema), 201: detailSchema(savedContentSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params, body, startedAt }, services: ContentServices) => {
  // Only here, as in `getContent`: a Markdown parser comes with them.
  const [{ parsePostedBody }, { saveBody }] = await Promise.all([import('./posted-body.ts'), import('./save-body.ts')]);
  const { organizationId } = caller;
  const { version, collapsed } = await services.bodyTurns.run(organizationId, body, () =>
    saveBody(services, {
      organizationId,
      pageId: params.pageId,
      posted: parsePostedBody(body),
      baseVersionId: body.base_version_id ?? null,
      baseUpdatedAt: body.base_updated_at ?? null,
      startedAt,
    }),
  );
  return { status: collapsed ? 200 : 201, body: { data: savedContent(version, collapsed) } };
});
