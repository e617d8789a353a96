import * as z from 'zod';
import type { Components } from '../../../typescript/src/index.ts';
import { cut } from '../answer-size.ts';
import { next, pageId, siteId } from '../fields.ts';
import { adds, defineTool, type ToolContext } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

type Idea = Components['schemas']['IdeaDetail'];

/** The API takes no more with a new page. */
const SECONDARY_KEYWORDS_MAX = 20;

/** The page that the idea proposes. Accepting the idea afterwards is another request. The error names an existing page. */
async function createProposedPage(idea: Idea, site: number, { api, call }: ToolContext): Promise<number> {
  if (idea.proposed_path === null) {
    const message = 'The idea proposes no path for a new page';
    throw new ToolError('invalid_arguments', message, 'Call accept_idea with the page_id of the page for it.');
  }
  const body = {
    path: idea.proposed_path,
    title: cut(idea.title, 300),
    primary_keyword: cut(idea.primary_keyword, 200),
    secondary_keywords: idea.secondary_keywords.slice(0, SECONDARY_KEYWORDS_MAX).map((keyword) => cut(keyword, 200)),
  };
  const { data } = await api.createPage({ siteId: site, body }, call);
  return 'page_id' in data ? Number(data.page_id) : data.id;
}

export const acceptIdea = defineTool({
  name: 'accept_idea',
  title: 'Accept a content idea',
  description:
    'Accepts an idea. create: makes the page that it proposes (or records page_id as that page). optimize: adds its keywords to its page and starts an analysis, which uses the allowance. Only when the person wants it.',
  input: z.strictObject({
    site_id: siteId(),
    idea_id: z.uuid(),
    action: z.enum(['create', 'optimize']).describe('One that the action of the idea allows.'),
    page_id: pageId().optional().describe('create: a page that exists already, instead of a new one.'),
  }),
  output: z.object({
    idea_id: z.string(),
    status: z.string(),
    page_id: z.number(),
    page_created: z.boolean(),
    added_keywords: z.array(z.string()),
    analysis_started: z.boolean(),
    analysis_reason: z.string().nullable().describe('Why no analysis started.'),
    next,
  }),
  annotations: adds,
  run: async ({ site_id, idea_id, action, page_id }, context) => {
    const { api, call } = context;
    const { data: idea } = await api.getIdea({ siteId: site_id, ideaId: idea_id }, call);
    if (idea.status !== 'open') {
      throw new ToolError('conflict', `The idea is ${idea.status} already`, 'Call list_ideas for those that are open.');
    }
    if (idea.action !== 'either' && idea.action !== action) {
      throw new ToolError(
        'invalid_arguments',
        `The idea is to ${idea.action}`,
        `Accept it with action ${idea.action}.`,
      );
    }
    const creates = action === 'create' && page_id === undefined;
    const body =
      action === 'create'
        ? { action, page_id: page_id ?? (await createProposedPage(idea, site_id, context)) }
        : { action };
    const { data: accepted } = await api.acceptIdea({ siteId: site_id, ideaId: idea_id, body }, call);
    return {
      idea_id,
      status: accepted.idea.status,
      page_id: accepted.page_id,
      page_created: creates,
      added_keywords: accepted.added_keywords.map((keyword) => cut(keyword, 80)),
      analysis_started: accepted.analysis_started,
      analysis_reason: accepted.analysis_reason,
      next:
        action === 'create'
          ? `Call start_job with kind outline_page and page_id ${accepted.page_id}, then write the page.`
          : `Call get_page with page_id ${accepted.page_id}.`,
    };
  },
});
