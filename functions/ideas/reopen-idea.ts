import * as z from 'zod';
import { OPEN_IDEAS_MAX } from '../../shared/domain/ideas/open-ideas-max.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import {
  countRevision,
  getIdea,
  getIdeasRevision,
  listIdeas,
  reopenIdeaWrite,
  suggestKeywordWrites,
} from '../../shared/table/ideas.ts';
import { requireIdea } from './find-idea.ts';
import { ideaDetailSchema, ideaDetailView } from './idea.ts';
import { ideaId } from './idea-id.ts';
import type { IdeaServices } from './services.ts';

const tooManyOpen = (): ApiError =>
  new ApiError('conflict', `The site has ${OPEN_IDEAS_MAX} open ideas already; accept or dismiss one first`);
const notDismissed = (): ApiError => new ApiError('conflict', 'The idea is not dismissed');

export const reopenIdea = defineOperation({
  operationId: 'reopenIdea',
  method: 'POST',
  path: '/sites/{siteId}/ideas/{ideaId}/reopen',
  tag: 'Content ideas',
  summary: 'Reopen a dismissed content idea',
  description:
    'Undoes a dismissal: the idea is open again, and later runs may suggest its keywords again, except those of other dismissed ideas. Returns 409 `conflict` for an idea that is not dismissed, and while the site has 40 open ideas.',
  access: 'content:write',
  localized,
  params: z.object({ siteId: pathId('Site'), ideaId }),
  responses: { 200: detailSchema(ideaDetailSchema) },
  errors: ['not_found', 'conflict'],
}).handle(async ({ caller, params, messages }, { table, now }: IdeaServices) => {
  // More than three round trips: the gate, the idea, the other dismissed ideas, the write, and the idea as it is after it.
  const idea = await requireIdea(table, caller, params);
  if (idea.status !== 'dismissed') throw notDismissed();
  await retryWhileContended('the ideas of this site', async () => {
    // Before the ideas: a dismissal in between moves it, and the write below then fails.
    const revision = await getIdeasRevision(table, idea);
    const ideas = await listIdeas(table, idea);
    // A run writes all open ideas in one transaction.
    if (ideas.filter(({ status }) => status === 'open').length >= OPEN_IDEAS_MAX) throw tooManyOpen();
    const result = await transact(table, [
      reopenIdeaWrite(idea, now()),
      countRevision(idea, revision),
      ...suggestKeywordWrites(idea, ideas),
    ]);
    if (result.ok) return true;
    if (result.failed.includes('idea')) throw notDismissed();
    return contended;
  });
  const reopened = await getIdea(table, idea, idea.id);
  if (!reopened) throw notFound('Idea');
  return { status: 200, body: { data: ideaDetailView(reopened, messages) } };
});
