import * as z from 'zod';
import { funnelStages, ideaChanges, ideaStatuses } from '../../shared/domain/ideas/idea.ts';
import { selectIdeas } from '../../shared/domain/ideas/select-ideas.ts';
import { SEARCH_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, listSchema, paginationQuery, pathId, queryInteger } from '../../shared/http/schemas.ts';
import { wordIdea } from '../../shared/resources/worded-idea.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { ideaSchema, ideaView } from './idea.ts';
import type { IdeaServices } from './services.ts';

/** Ideas have their own name for the size of a page (spec, Conventions 3). */
const PER_PAGE_DEFAULT = 25;
const PER_PAGE_MAX = 100;

const groupId = (description: string) =>
  z
    .union([z.literal('none'), z.uuid()], 'must be an id or "none"')
    .optional()
    .meta({ description });

export const listIdeas = defineOperation({
  operationId: 'listIdeas',
  method: 'GET',
  path: '/sites/{siteId}/ideas',
  tag: 'Content ideas',
  summary: 'List content ideas',
  description:
    'Best first, in the order of the playbook. `q` matches any part of the title or of a keyword, case-insensitively.',
  access: 'sites:read',
  localized,
  params: z.object({ siteId: pathId('Site') }),
  query: z.object({
    status: z.enum(ideaStatuses).default('open'),
    play: groupId('Id of a play, or `none` for ideas without one.'),
    topic: groupId('Id of a topic, or `none` for ideas without one.'),
    funnel: z.enum(funnelStages).optional(),
    change: z.enum(ideaChanges).optional(),
    q: characters(1, SEARCH_CHARACTERS_MAX).optional(),
    page: paginationQuery(PER_PAGE_DEFAULT).page,
    per_page: queryInteger(1, PER_PAGE_MAX)
      .optional()
      .transform((perPage) => perPage ?? PER_PAGE_DEFAULT)
      .meta({ override: { type: 'integer', minimum: 1, maximum: PER_PAGE_MAX, default: PER_PAGE_DEFAULT } }),
  }),
  responses: { 200: listSchema(ideaSchema) },
  errors: ['not_found'],
}).handle(async ({ caller, params, query, messages }, { table, ideaLists }: IdeaServices) => {
  const { organizationId } = caller;
  // More than three round trips after a change of the ideas: they are read after their revision, so that they can be kept.
  const [, ideas] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    ideaLists.ideasOf({ organizationId, siteId: params.siteId }),
  ]);
  const { page, per_page: limit, ...filter } = query;
  const worded = ideas.map((idea) => wordIdea(idea, messages));
  const selected = selectIdeas(worded, filter);
  const shown = selected.slice((page - 1) * limit, page * limit);
  return { status: 200, body: { data: shown.map(ideaView), meta: pageMeta(selected.length, { page, limit }) } };
});
