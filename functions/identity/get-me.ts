import * as z from 'zod';
import { defineOperation, scopes } from '../../shared/http/operation.ts';

export const getMe = defineOperation({
  operationId: 'getMe',
  method: 'GET',
  path: '/me',
  tag: 'Health and identity',
  summary: 'Get the API key of the request',
  description:
    'Any valid key may call this operation, whatever its scopes. A session of the console has the prefix `session`.',
  access: 'any-key',
  responses: {
    200: z
      .strictObject({
        name: z.string(),
        prefix: z.string().meta({ description: '`coa_` and the first 4 characters.' }),
        scopes: z.array(z.enum(scopes)),
      })
      .meta({ id: 'Me' }),
  },
}).handle(async ({ caller }) => ({
  status: 200,
  body: {
    ...('session' in caller
      ? { name: 'Console session', prefix: 'session' }
      : { name: caller.keyName, prefix: caller.keyPrefix }),
    scopes: [...caller.scopes],
  },
}));
