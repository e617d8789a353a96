import * as z from 'zod';
import { dismissReasons } from '../../shared/domain/ideas/idea.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, detailSchema, pathId } from '../../shared/http/schemas.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { dismissKeywordWrites, getIdea, ideasChangedWrite, settleIdeaWrite } from '../../shared/table/ideas.ts';
import { requireIdea } from './find-idea.ts';
import { ideaDetailSchema, ideaDetailView } from './idea.ts';
import { ideaId } from './idea-id.ts';
import type { IdeaServices } from './services.ts';

const NOTE_CHARACTERS_MAX = 500;

export const ideaNotOpen = (): ApiError => new ApiError('conflict', 'The idea is no longer open');

export const dismissIdea = defineOperation({
  operationId: 'dismissIdea',
  method: 'POST',
  path: '/sites/{siteId}/ideas/{ideaId}/dismiss',
  tag: 'Content ideas',
  summary: 'Dismiss a content idea',
  description: "Later runs do not suggest the idea's keywords again.",
  access: 'content:write',
  localized,
  params: z.object({ siteId: pathId('Site'), ideaId }),
  body: z.strictObject({
    reason: z.enum(dismissReasons),
    note: characters(0, NOTE_CHARACTERS_MAX).optional(),
  }),
  responses: { 200: detailSchema(ideaDetailSchema) },
  errors: ['not_found', 'conflict'],
}).handle(async ({ caller, params, body, messages }, { table, now }: IdeaServices) => {
  // More than three round trips: the gate, the idea, the write, and the idea as it is after it.
  const idea = await requireIdea(table, caller, params);
  const result = await transact(table, [
    settleIdeaWrite(idea, 'dismissed', now(), { dismissReason: body.reason, dismissNote: body.note?.trim() || null }),
    ideasChangedWrite(idea),
    ...dismissKeywordWrites(
      idea,
      idea.keywords.map(({ keyword }) => keyword),
    ),
  ]);
  if (!result.ok) throw ideaNotOpen();
  const dismissed = await getIdea(table, idea, idea.id);
  if (!dismissed) throw notFound('Idea');
  return { status: 200, body: { data: ideaDetailView(dismissed, messages) } };
});
