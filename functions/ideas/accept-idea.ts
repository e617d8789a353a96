import * as z from 'zod';
import { actionFits } from '../../shared/domain/ideas/idea.ts';
import { invalidRequest, notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { getIdea } from '../../shared/table/ideas.ts';
import { acceptCreate, acceptOptimize } from './accept.ts';
import { analysisReasons, analyzeAccepted } from './analyze-accepted.ts';
import { ideaNotOpen } from './dismiss-idea.ts';
import { requireIdea } from './find-idea.ts';
import { ideaDetailSchema, ideaDetailView } from './idea.ts';
import { ideaId } from './idea-id.ts';
import type { IdeaServices } from './services.ts';

export const acceptIdea = defineOperation({
  operationId: 'acceptIdea',
  method: 'POST',
  path: '/sites/{siteId}/ideas/{ideaId}/accept',
  tag: 'Content ideas',
  summary: 'Accept a content idea',
  description:
    '`create` records the page that was created for the idea (`POST /sites/{siteId}/pages`). ' +
    "`optimize` adds the idea's keywords to the secondary keywords of its page, at most 10, and starts a forced analysis, which uses one page audit of the monthly allowance. When the analysis cannot start, the idea is still accepted.",
  access: 'content:write',
  localized,
  params: z.object({ siteId: pathId('Site'), ideaId }),
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('create'), page_id: integerId() }),
    z.strictObject({ action: z.literal('optimize') }),
  ]),
  responses: {
    200: detailSchema(
      z.strictObject({
        page_id: z.number().int(),
        added_keywords: z.array(z.string()),
        analysis_started: z.boolean(),
        analysis_reason: z
          .enum(analysisReasons)
          .nullable()
          .meta({ description: 'Why the analysis of the page did not start; null otherwise.' }),
        idea: ideaDetailSchema,
      }),
    ),
  },
  errors: ['not_found', 'conflict', 'keyword_generation_in_progress'],
}).handle(async ({ caller, params, body, messages }, services: IdeaServices) => {
  // More than three round trips: the gate, the idea, its page, the write, and what both are after it.
  const idea = await requireIdea(services.table, caller, params);
  if (idea.status !== 'open') throw ideaNotOpen();
  if (!actionFits(idea.action, body.action)) {
    throw invalidRequest(`Invalid body: action: "${body.action}" cannot accept this idea`);
  }
  const accepted =
    body.action === 'create' ? await acceptCreate(services, idea, body.page_id) : await acceptOptimize(services, idea);
  const analysis =
    body.action === 'create'
      ? { analysis_started: false, analysis_reason: null }
      : await analyzeAccepted(services, accepted.page);
  const after = await getIdea(services.table, idea, idea.id);
  if (!after) throw notFound('Idea');
  const data = {
    page_id: accepted.page.id,
    added_keywords: accepted.addedKeywords,
    ...analysis,
    idea: ideaDetailView(after, messages),
  };
  return { status: 200, body: { data } };
});
