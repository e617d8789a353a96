import type { Caller } from '../operation.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** Throws the ApiError that a caller without access gets. */
export type Gate<S> = (caller: Caller, services: S) => Promise<void>;

/**
 * A condition of a whole group of operations, asked after the scope and before the validation, so that a caller who may
 * not know of the group cannot tell it by what its operations say of a malformed request.
 */
export const gate = <S>(refuse: Gate<S> | undefined, services: S): HttpMiddleware => ({
  before: async ({ internal: { state } }) => {
    if (refuse && state.caller) await refuse(state.caller, services);
  },
});
