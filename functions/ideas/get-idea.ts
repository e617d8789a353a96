import * as z from 'zod';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { requireIdea } from './find-idea.ts';
import { ideaDetailSchema, ideaDetailView } from './idea.ts';
import { ideaId } from './idea-id.ts';
import type { IdeaServices } from './services.ts';

export const getIdea = defineOperation({
  operationId: 'getIdea',
  method: 'GET',
  path: '/sites/{siteId}/ideas/{ideaId}',
  tag: 'Content ideas',
  summary: 'Get a content idea',
  description: 'Returns the idea in any status.',
  access: 'sites:read',
  localized,
  params: z.object({ siteId: pathId('Site'), ideaId }),
  responses: { 200: detailSchema(ideaDetailSchema) },
  errors: ['not_found'],
}).handle(async ({ caller, params, messages }, { table }: IdeaServices) => {
  const idea = await requireIdea(table, caller, params);
  return { status: 200, body: { data: ideaDetailView(idea, messages) } };
});
