import * as z from 'zod';
import { HEADING_CHARACTERS_MAX, sectionKeyPattern } from '../../shared/domain/outlines/outline-section.ts';
import { decideSection, type SectionDecision } from '../../shared/domain/outlines/section-states.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, detailSchema, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { updateOutlineSections } from '../../shared/table/outlines.ts';
import { outlineSchema } from './outline.ts';
import { readOutline, showOutline } from './read-outline.ts';

/** More than an outline has sections, which may all be decided at the same time. */
const ATTEMPTS_MAX = 30;

// A heading is one line of Markdown.
const revisedHeadingSchema = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .pipe(characters(1, HEADING_CHARACTERS_MAX))
  .meta({
    override: { type: 'string', minLength: 1, maxLength: HEADING_CHARACTERS_MAX },
    description: 'Trimmed; each run of whitespace becomes a single space.',
  });

const decisionSchema = z
  .strictObject({
    status: z.enum(['accepted', 'rejected']).optional(),
    revised_heading: revisedHeadingSchema.optional(),
  })
  .refine(({ status, revised_heading }) => (status === undefined) !== (revised_heading === undefined), {
    error: 'exactly one of status and revised_heading is required',
  });

export const updateOutlineSection = defineOperation({
  operationId: 'updateOutlineSection',
  method: 'PATCH',
  path: '/pages/{pageId}/outline/sections/{key}',
  tag: 'Outlines',
  summary: 'Update a section of the latest outline',
  description:
    'Accepts, rejects or revises the section. Send exactly one of `status` and `revised_heading`. ' +
    'A revised heading sets the status to `revised`, and is kept when the section is accepted or rejected later. Every decision can be reversed. ' +
    'Returns 409 `conflict` unless the outline is completed.',
  access: 'content:write',
  params: z.object({
    pageId: pathId('Page'),
    key: z.string().regex(sectionKeyPattern, 'must be the key of a section, such as o1'),
  }),
  body: decisionSchema,
  responses: { 200: detailSchema(outlineSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, services: BaseServices) => {
  const decision = readDecision(body);
  const tryDecision = async () => {
    const found = await readOutline(services, caller.organizationId, params.pageId);
    if (!found) throw notFound('Outline');
    const { outline, body: pageBody } = found;
    if (outline.status !== 'completed') throw new ApiError('conflict', `The outline is ${outline.status}`);
    if (!outline.sections.some(({ key }) => key === params.key)) throw notFound('Section');
    const sections = outline.sections.map((section) =>
      section.key === params.key ? decideSection(section, decision) : section,
    );
    // Fails when another request changed a section since the outline was read.
    const updated = await updateOutlineSections(services.table, outline, sections, services.now());
    return updated ? { updated, pageBody } : contended;
  };
  const decided = await retryWhileContended('this outline', tryDecision, { attemptsMax: ATTEMPTS_MAX });
  return { status: 200, body: { data: await showOutline(decided.updated, decided.pageBody) } };
});

function readDecision({ status, revised_heading }: z.output<typeof decisionSchema>): SectionDecision {
  if (revised_heading !== undefined) return { verb: 'revise', revisedHeading: revised_heading };
  return { verb: status === 'rejected' ? 'reject' : 'accept' };
}
