import { ApiError, notFound } from '../api-error.ts';
import type { HttpMiddleware } from '../request-state.ts';

export const sessionNeeded = 'This operation takes a session of the console, and no API key';

/** 404 for a path or method that no operation has; 403 for a key without the operation's scope, and for any key where only people may. */
export const requireScope = (): HttpMiddleware => ({
  before: ({ internal: { state } }) => {
    if (!state.operation) throw notFound('Route');
    const { caller, operation } = state;
    const { access } = operation;
    if (access === 'open' || access === 'any-key') return;
    if (access === 'session') {
      // 401 would say that the key itself is not valid.
      if (!caller || !('session' in caller)) throw new ApiError('forbidden', sessionNeeded);
      return;
    }
    if (!caller?.scopes.includes(access)) throw new ApiError('forbidden', `Missing required scope: ${access}`);
  },
});
