import * as z from 'zod';
import { issueTypes } from '../../shared/domain/issues/issue-types.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, detailSchema, pathId } from '../../shared/http/schemas.ts';
import { ignoredIssueResource, ignoredIssueSchema } from '../../shared/resources/site-issue.ts';
import { deleteIgnoredIssue, saveIgnoredIssue } from '../../shared/table/ignored-issues.ts';

const REASON_CHARACTERS_MAX = 500;

export const updateSiteIssue = defineOperation({
  operationId: 'updateSiteIssue',
  method: 'PATCH',
  path: '/sites/{siteId}/issues/{issueId}',
  tag: 'Sites',
  summary: 'Ignore an issue of a site',
  description: 'With a reason the issue is marked as ignored, also after later crawls; null takes that back.',
  access: 'content:write',
  params: z.object({
    siteId: pathId('Site'),
    issueId: z.enum(issueTypes.map(({ id }) => id)).meta({ description: 'The `id` of a type of issue.' }),
  }),
  body: z.strictObject({ ignored_because: characters(1, REASON_CHARACTERS_MAX).nullable() }),
  responses: { 200: z.lazy(() => detailSchema(z.strictObject({ id: z.string(), ignored: ignoredIssueSchema }))) },
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const { siteId, issueId } = params;
  await requireSite(table, caller.organizationId, siteId);
  const site = { organizationId: caller.organizationId, siteId };
  const reason = body.ignored_because?.trim() || null;
  const ignored = reason === null ? null : { issueId, reason, at: now().toISOString() };
  if (ignored === null) await deleteIgnoredIssue(table, site, issueId);
  else if (!(await saveIgnoredIssue(table, site, ignored))) throw notFound('Site');
  return { status: 200, body: { data: { id: issueId, ignored: ignoredIssueResource(ignored) } } };
});
