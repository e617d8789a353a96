import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { signIns } from '../../shared/table/sessions.ts';
import type { ConsoleServices } from './services.ts';

export const getSignInMethod = defineOperation({
  operationId: 'getSignInMethod',
  method: 'GET',
  path: '/console/sign-in-method',
  tag: 'Console',
  summary: 'Get how people sign in',
  description:
    '`oidc` where the operator has configured an identity provider: `/v1/console/sign-in` leads there. Else `link`. A one-time link works in both cases.',
  access: 'open',
  consoleOnly: true,
  responses: { 200: z.strictObject({ sign_in: z.enum(signIns) }).meta({ id: 'SignInMethod' }) },
  errors: ['forbidden'],
}).handle(async (_, { openIdentityProvider }: ConsoleServices) => ({
  status: 200,
  body: { sign_in: openIdentityProvider ? 'oidc' : 'link' },
}));
