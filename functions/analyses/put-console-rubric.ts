import * as z from 'zod';
import { findMessages } from '../../shared/domain/messages/render-message.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { parseRubric } from '../../shared/domain/rubric/parse-rubric.ts';
import type { Rubric } from '../../shared/domain/rubric/rubric.ts';
import { invalidRequest, notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language-data/messages/read-messages.ts';
import { replaceSiteRubric } from '../../shared/table/rubrics.ts';
import { consoleRubricSchema, rubricView } from './rubric-view.ts';

export const putConsoleRubric = defineOperation({
  operationId: 'putConsoleRubric',
  method: 'PUT',
  path: '/console/sites/{siteId}/rubric',
  tag: 'Console',
  summary: 'Set the rubric of a site',
  description:
    'Takes what the GET returned, with other weights, labels or points. Components and criteria can be left out, and none can be added; weights are above 0 and sum to 1 within 0.001. Counts from the next analysis of a page on. `components: null` goes back to the rubric of the product.',
  access: 'session',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    components: z.array(z.looseObject({ component_type: z.string(), weight: z.number() })).nullable(),
    grade_bands: z.unknown().optional().meta({ description: 'Taken as they are: they cannot be changed.' }),
    score_curve: z.unknown().optional().meta({ description: 'Ignored: it is a separate setting.' }),
    page_kinds: z.unknown().optional().meta({ description: 'Ignored: they follow from the criteria.' }),
  }),
  responses: { 200: consoleRubricSchema },
}).handle(async ({ caller, params: { siteId }, body }, { table }: BaseServices) => {
  const site = await requireSite(table, caller.organizationId, siteId);
  const own = body.components !== null;
  const rubric = own ? readRubric(body) : defaultRubric;
  const isStored = await replaceSiteRubric(table, caller.organizationId, siteId, own ? body : null);
  if (!isStored) throw notFound('Site');
  return { status: 200, body: { data: rubricView(rubric, site, findMessages(DEFAULT_LANGUAGE)), own } };
});

function readRubric(given: unknown): Rubric {
  const parsed = parseRubric(given);
  if (parsed.ok) return parsed.rubric;
  throw invalidRequest(`Invalid body: ${parsed.message}`);
}
