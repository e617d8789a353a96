import * as z from 'zod';
import { cut, cutOrNull } from '../answer-size.ts';
import { next, nextOffset, offset, pageId } from '../fields.ts';
import { fitRows, more } from '../read-from.ts';
import { defineTool, reads } from '../tool.ts';

const stepAfter = { pending: 'wait', processing: 'wait', completed: 'write', failed: 'failed' } as const;
const steps = {
  wait: 'It is being written: call get_outline again in five seconds.',
  write: 'Write the sections with edit_content. Facts are in list_facts.',
  failed: 'It failed: start_job with kind outline_page starts it again.',
};

export const getOutline = defineTool({
  name: 'get_outline',
  title: 'Get the outline of a page',
  description:
    'The latest outline of a page: the sections to write, with what belongs into each. When there is none, start_job with kind outline_page writes one.',
  input: z.strictObject({ page_id: pageId(), offset: offset('sections') }),
  output: z.object({
    page_id: z.number(),
    status: z.enum(['pending', 'processing', 'completed', 'failed']),
    primary_keyword: z.string(),
    error: z.string().nullable(),
    sections: z.array(
      z.object({
        key: z.string(),
        level: z.number(),
        heading: z.string(),
        guidance: z.string(),
        words: z.string().nullable(),
        questions: z.array(z.string()),
        facts: z.array(z.string()),
        links: z.array(z.string()).describe('Paths of pages to link to.'),
      }),
    ),
    total: z.number(),
    next_offset: nextOffset,
    next,
  }),
  annotations: reads,
  run: async ({ page_id, offset: from }, { api, call }) => {
    const { data: outline } = await api.getOutline({ pageId: page_id }, call);
    const rows = outline.sections.filter(({ status }) => status !== 'rejected');
    return fitRows({ rows: rows.slice(from, from + 20), total: rows.length, offset: from }, (shown) => ({
      page_id,
      status: outline.status,
      primary_keyword: outline.primary_keyword,
      error: cutOrNull(outline.error, 200),
      sections: shown.items.map((section) => ({
        key: section.key,
        level: section.level,
        heading: cut(section.revised_heading ?? section.heading, 160),
        guidance: cut(section.guidance, 300),
        words: section.words ? `${section.words.min} to ${section.words.max}` : null,
        questions: section.questions.slice(0, 3).map((question) => cut(question, 120)),
        facts: section.facts.slice(0, 3).map(({ text }) => cut(text, 120)),
        links: section.links.slice(0, 3).map(({ path }) => cut(path, 120)),
      })),
      total: shown.total,
      next_offset: shown.next_offset,
      next: `${steps[stepAfter[outline.status]]}${more(shown.next_offset)}`,
    }));
  },
});
