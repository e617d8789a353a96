/** The headers of requests and responses, as the OpenAPI document describes them. */
import * as z from 'zod';
import type { Operation } from './operation.ts';
import { RESPOND_ASYNC } from './prefer.ts';

const integerHeader = (id: string, description: string) =>
  z.number().meta({ override: { type: 'integer' }, description, header: { id } });

const rateHeaders = z.object({
  'X-RateLimit-Limit': integerHeader('RateLimitLimit', 'Requests allowed per 60-second window in the bucket.'),
  'X-RateLimit-Remaining': integerHeader('RateLimitRemaining', 'Requests remaining in the current window.'),
  'X-RateLimit-Reset': integerHeader('RateLimitReset', 'Time at which the current window ends, in Unix seconds.'),
});

const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description:
        'Unique to one request of this API key. A repeat within 24 hours gets the first response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`, whose `details.reason` is `other_request` or `still_running`. Where the first took effect and its response was lost, it is `response_lost`: read the resource. An error of a request that had no effect is not kept: the key may be sent again, also with another request.',
      param: { id: 'IdempotencyKey' },
    }),
});

const preferHeader = z.object({
  Prefer: z
    .string()
    .optional()
    .meta({
      description:
        '`respond-async` (RFC 7240): the work becomes a job, with more time than a request has, and the response is 202 at once. Other preferences are ignored.',
      param: { id: 'Prefer' },
      example: RESPOND_ASYNC,
    }),
});

const preferenceAppliedHeader = z.object({
  'Preference-Applied': z
    .literal(RESPOND_ASYNC)
    .optional()
    .meta({ description: 'On the 202 of a job that was preferred.', header: { id: 'PreferenceApplied' } }),
});

const languageHeader = z.object({
  'Accept-Language': z
    .string()
    .optional()
    .meta({
      description:
        'The language of sentences about a site (RFC 9110): `en`, `de`, `fr` or `es`. Without one of these, the language of the organization, else English.',
      param: { id: 'AcceptLanguage' },
      example: 'de',
    }),
});

const contentLanguageHeader = z.object({
  'Content-Language': z
    .string()
    .optional()
    .meta({ description: 'The language of sentences about a site.', header: { id: 'ContentLanguage' } }),
});

const consoleHeader = z.object({
  'X-Console': z
    .enum(['1'])
    .optional()
    .meta({
      description: 'Required: a request that another site makes with the cookie cannot have it.',
      param: { id: 'XConsole' },
    }),
});

const replayedHeader = z.object({
  'Idempotent-Replayed': z
    .literal('true')
    .optional()
    .meta({
      description: 'Present when this is the response of an earlier request with the same `Idempotency-Key`.',
      header: { id: 'IdempotentReplayed' },
    }),
});

export const retryAfter = integerHeader('RetryAfter', 'Seconds to wait before the next request.');

const takesIdempotencyKey = ({ method, access }: Operation): boolean => method !== 'GET' && access !== 'open';

/** The headers that a request takes. */
export function requestHeaders(operation: Operation): { header: z.ZodObject } | null {
  const isOfConsole = operation.access === 'session' || operation.consoleOnly === true;
  const shape = {
    ...(isOfConsole ? consoleHeader.shape : {}),
    ...(takesIdempotencyKey(operation) ? idempotencyHeader.shape : {}),
    ...(operation.mayRespondAsync ? preferHeader.shape : {}),
    ...(operation.localized ? languageHeader.shape : {}),
  };
  return Object.keys(shape).length > 0 ? { header: z.object(shape) } : null;
}

const linkHeader = z.object({
  Link: z
    .string()
    .optional()
    .meta({
      description: '`<…>; rel="next"`: where the next part is, relative to the host. Absent on the last part.',
      header: { id: 'Link' },
    }),
});

const linksNext = ({ responses }: Operation): boolean =>
  Object.values(responses).some((response) => response !== null && 'linksNext' in response);

/** The headers of a success with that status. */
export const successHeaders = (operation: Operation, status: number) =>
  z.object({
    ...rateHeaders.shape,
    ...(takesIdempotencyKey(operation) ? replayedHeader.shape : {}),
    ...(operation.mayRespondAsync && status === 202 ? preferenceAppliedHeader.shape : {}),
    ...(linksNext(operation) ? linkHeader.shape : {}),
    ...(operation.localized ? contentLanguageHeader.shape : {}),
  });
