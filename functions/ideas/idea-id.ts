import * as z from 'zod';
import { notFoundWhenMalformed } from '../../shared/http/schemas.ts';

/** An idea's id in a path; a malformed one returns 404, like a missing one. UUIDs are compared in lower case. */
export const ideaId = z
  .uuid()
  .transform((id) => id.toLowerCase())
  .meta({ override: { type: 'string', format: 'uuid' }, description: 'Idea id' })
  .register(notFoundWhenMalformed, { resource: 'Idea' });
