import * as z from 'zod';

/** Any UUID: one that names no delivery of the webhook is a missing resource (404). */
export const deliveryIdSchema = z
  .guid('must be a UUID')
  .transform((id) => id.toLowerCase())
  .meta({ override: { type: 'string', format: 'uuid' }, description: 'Delivery id' });
