import * as z from 'zod';

/** Any version of UUID: one that names no fact is a missing resource (404), and only text that is no UUID a bad request. */
export const factIdSchema = z
  .guid('must be a UUID')
  .transform((id) => id.toLowerCase())
  .meta({ override: { type: 'string', format: 'uuid' }, description: 'Fact id' });
