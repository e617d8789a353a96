import * as z from 'zod';
import { cutOrNull } from '../answer-size.ts';
import { next, pageId } from '../fields.ts';
import { defineTool, sets } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const DRAFT_VALUE_CHARACTERS_MAX = 20_000;
const draftFields = ['title', 'meta_description', 'h1', 'schema'] as const;

export const setPageFields = defineTool({
  name: 'set_page_fields',
  title: 'Set title, description, H1, structured data and keywords',
  description:
    'Saves the title, the meta description, the H1 and the structured data of a page as drafts, and its keywords at once. The live web site does not change. Leave out what stays as it is.',
  input: z.strictObject({
    page_id: pageId(),
    title: z.string().min(1).max(1_000).optional().describe('30 to 60 characters are shown in full by search engines.'),
    meta_description: z.string().min(1).max(2_000).optional().describe('120 to 160 characters are shown in full.'),
    h1: z.string().min(1).max(1_000).optional().describe('For a page with a body, edit its first heading instead.'),
    schema: z
      .string()
      .min(2)
      .max(DRAFT_VALUE_CHARACTERS_MAX)
      .optional()
      .describe('All structured data of the page, as JSON-LD: an object or an array. Only facts that are on the page.'),
    primary_keyword: z.string().min(1).max(200).nullable().optional().describe('Null removes it.'),
    secondary_keywords: z
      .array(z.string().min(1).max(200))
      .max(100)
      .nullable()
      .optional()
      .describe('Replaces the whole list. Null removes it.'),
  }),
  output: z.object({
    page_id: z.number(),
    drafts: z.array(
      z.object({
        field: z.enum(draftFields),
        original_value: z.string().nullable().describe('What the live page has.'),
        draft_value: z.string().nullable(),
      }),
    ),
    primary_keyword: z.string().nullable().optional().describe('Only when a keyword was set.'),
    next,
  }),
  annotations: sets,
  run: async ({ page_id, primary_keyword, secondary_keywords, ...values }, { api, call }) => {
    const keywords = {
      ...(primary_keyword === undefined ? {} : { primary_keyword }),
      ...(secondary_keywords === undefined ? {} : { secondary_keywords }),
    };
    const given = draftFields.filter((field) => values[field] !== undefined);
    const setsKeywords = Object.keys(keywords).length > 0;
    if (given.length === 0 && !setsKeywords) {
      throw new ToolError('invalid_arguments', 'Nothing to set', 'Give at least one of the fields.');
    }
    // Keywords first: they alone can be refused, and a repeat of the whole call is safe.
    const page = setsKeywords ? await api.updatePage({ pageId: page_id, body: keywords }, call) : null;
    const drafts = [];
    for (const field of given) {
      const body = { draft_value: values[field] ?? '' };
      const { data: draft } = await api.putDraft({ pageId: page_id, field, body }, call);
      drafts.push({
        field,
        original_value: cutOrNull(draft.original_value, 300),
        draft_value: cutOrNull(draft.draft_value, 300),
      });
    }
    return {
      page_id,
      drafts,
      ...(page ? { primary_keyword: page.data.primary_keyword } : {}),
      next: 'Call check_content for a free check. For a recommendation that you carried out: resolve_recommendation.',
    };
  },
});
