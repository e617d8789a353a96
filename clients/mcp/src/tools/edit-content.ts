import * as z from 'zod';
import { integer, next, pageId } from '../fields.ts';
import { applyEdits } from '../text-edits.ts';
import { defineTool, sets } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const TEXT_CHARACTERS_MAX = 100_000;

export const editContent = defineTool({
  name: 'edit_content',
  title: 'Edit the text of a page',
  description:
    'Changes the body of a page: replaces texts that are in it exactly once (edits), or the whole body (markdown). All edits are made, or none. The stored draft changes, not the live web site. When someone changed the body since you read it, nothing is written and the error is conflict.',
  input: z.strictObject({
    page_id: pageId(),
    base_version_id: integer(1, 1_000_000_000_000, '').nullable().meta({
      description: 'The content_version_id of the get_content that you read. Null for a page without a body.',
    }),
    edits: z
      .array(
        z.strictObject({
          find: z.string().min(1).max(TEXT_CHARACTERS_MAX).describe('Exactly as in the Markdown.'),
          replace: z.string().max(TEXT_CHARACTERS_MAX),
        }),
      )
      .min(1)
      .max(20)
      .optional(),
    markdown: z.string().max(TEXT_CHARACTERS_MAX).optional().describe('The whole new body, instead of edits.'),
  }),
  output: z.object({
    page_id: z.number(),
    content_version_id: z.number().describe('The base_version_id of the next edit.'),
    collapsed: z.boolean().describe('True: it became part of the version that was the latest edit.'),
    word_count: z.number().nullable(),
    replaced: z.number().describe('How many texts were replaced.'),
    next,
  }),
  annotations: { ...sets, idempotentHint: false },
  run: async ({ page_id, base_version_id, edits, markdown }, { api, call }) => {
    if ((edits === undefined) === (markdown === undefined)) {
      const message = 'Give either edits or markdown';
      throw new ToolError('invalid_arguments', message, 'Call edit_content again with one of the two.');
    }
    const { data: current } = await api.getContent({ pageId: page_id }, call);
    if (current.content_version_id !== base_version_id) {
      throw new ToolError(
        'conflict',
        `The body is at version ${current.content_version_id}, and the edit is based on ${base_version_id}; nothing was changed`,
        'Someone changed it since you read it. Call get_content, and make the edit on the new text.',
      );
    }
    const body = markdown ?? applyEdits(current.markdown, edits ?? []);
    const { data: saved } = await api.postContent({ pageId: page_id, body: { markdown: body, base_version_id } }, call);
    return {
      page_id,
      content_version_id: saved.content_version_id,
      collapsed: saved.collapsed,
      word_count: saved.word_count,
      replaced: edits?.length ?? 0,
      next: 'Call check_content for a free check. For a recommendation that you carried out: resolve_recommendation.',
    };
  },
});
