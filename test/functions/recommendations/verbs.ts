/** Calls a verb's handler with a validator of the test's own. */

import { recheckRecommendation } from '../../../functions/recommendations/recheck-recommendation.ts';
import { resolveRecommendation } from '../../../functions/recommendations/resolve-recommendation.ts';
import type { RecommendationServices } from '../../../functions/recommendations/services.ts';
import { findMessages } from '../../../shared/domain/messages/render-message.ts';
import type { ValidationRequest } from '../../../shared/domain/recommendations/validation-request.ts';
import type { Operation } from '../../../shared/http/operation.ts';
import type { Validator } from '../../../shared/providers/model/validator.ts';
import type { TestSystem } from '../../harness/system.ts';
import type { Analyzed, Recommendation } from './analyzed.ts';

const operations = { resolve: resolveRecommendation, recheck: recheckRecommendation } as const satisfies Record<
  string,
  Operation
>;

export interface Validated {
  recommendation: Recommendation;
  analysis: Record<string, unknown>;
  addressed: boolean;
  skipped: boolean;
  placeholders: string[];
  validation_scope: string | null;
  validated_node_ids: string[] | null;
}

export const answering = (addressed: boolean): Validator => ({
  model: 'test',
  validate: async () => ({ addressed, reasoning: addressed ? 'Done.' : 'Not done.', judgedBy: 'test' }),
});

/** Keeps what it is asked, and lets everything pass. */
export function recording(): { validator: Validator; requests: ValidationRequest[] } {
  const requests: ValidationRequest[] = [];
  return {
    requests,
    validator: {
      model: 'test',
      validate: async (request) => {
        requests.push(request);
        return { addressed: true, reasoning: 'Done.', judgedBy: 'test' };
      },
    },
  };
}

/** @throws ApiError as the handler does. */
export async function callVerb(
  system: TestSystem,
  { tenant }: Pick<Analyzed, 'tenant'>,
  verb: keyof typeof operations,
  recId: number,
  { body = {}, ...given }: Partial<RecommendationServices> & { body?: { content?: string; force?: boolean } } = {},
): Promise<Validated> {
  const services = {
    table: system.table,
    now: () => new Date(),
    validator: answering(true),
    validationBudgetMs: 5_000,
    ...given,
  };
  const request = {
    caller: { organizationId: tenant.organizationId },
    params: { recId },
    body: { force: false, ...body },
    messages: findMessages('en'),
  };
  const reply = await operations[verb].handler(request as never, services as never);
  return (reply.body as { data: Validated }).data;
}
