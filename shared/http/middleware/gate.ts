import type { Caller } from '../operation.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** Throws the ApiError that a caller without access gets. */
export type Gate<S> = (caller: Caller, services: S) => Promise<void>;

/**
 * A condition for a whole group of operations. Checked after the scope and before validation, so that error messages cannot
 * reveal the group to a caller without access.
 */
export const gate = <S>(refuse: Gate<S> | undefined, services: S): HttpMiddleware => ({
  before: async ({ internal: { state } }) => {
    if (refuse && state.caller) await refuse(state.caller, services);
  },
});
