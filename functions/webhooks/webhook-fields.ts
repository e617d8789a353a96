/** The fields of a webhook that a client sends. */
import * as z from 'zod';
import { isHostAllowed } from '../../shared/domain/crawling/host-rules.ts';
import { ENDPOINT_URL_CHARACTERS_MAX, readEndpointUrl } from '../../shared/domain/webhooks/endpoint-url.ts';
import { eventTypes } from '../../shared/domain/webhooks/event-types.ts';
import { invalidRequest } from '../../shared/http/api-error.ts';
import { characters } from '../../shared/http/schemas.ts';
import type { WebhookServices } from './services.ts';

const DESCRIPTION_CHARACTERS_MAX = 500;

export const urlField = () =>
  z
    .string()
    .transform((text, ctx) => {
      const read = readEndpointUrl(text);
      if (read.ok) return read;
      ctx.addIssue({ code: 'custom', message: read.message });
      return z.NEVER;
    })
    .meta({
      override: { type: 'string', format: 'uri', maxLength: ENDPOINT_URL_CHARACTERS_MAX, pattern: '^https://' },
      description: 'An https URL with a public host name, without credentials and without a port.',
    });

export const eventsField = () =>
  z
    .array(z.enum(eventTypes))
    .min(1)
    .max(eventTypes.length)
    .refine((events) => new Set(events).size === events.length, 'must not name an event twice')
    .nullable()
    .meta({ description: 'Null: all events, those of later releases too.' });

export const descriptionField = () => characters(0, DESCRIPTION_CHARACTERS_MAX);

/** @throws ApiError 400 for a host that the operator's lists leave out. */
export function refuseForbiddenHost(
  { host }: { host: string },
  { hostRules }: Pick<WebhookServices, 'hostRules'>,
): void {
  if (isHostAllowed(host, hostRules)) return;
  throw invalidRequest(`Invalid body: url: the operator's lists of hosts do not let ${host} be requested`);
}
