import { ApiError, notFound } from '../api-error.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** 404 for a path or method that no operation has; 403 for a key without the operation's scope. */
export const requireScope = (): HttpMiddleware => ({
  before: ({ internal: { state } }) => {
    if (!state.operation) throw notFound('Route');
    const { access } = state.operation;
    if (access === 'open' || access === 'any-key' || access === 'session') return;
    if (!state.caller?.scopes.includes(access)) throw new ApiError('forbidden', `Missing required scope: ${access}`);
  },
});
