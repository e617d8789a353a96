import { CommandError } from '../errors.ts';

/** A request that the content system refused, or did not answer. */
export class TargetError extends CommandError {
  override name = 'TargetError';
  /** Other pages would meet the same: the sign-in, a limit, no connection. */
  readonly isOfSystem: boolean;
  /** In how many seconds a repeat is worth it; null where it is not. */
  readonly retrySeconds: number | null;

  constructor(message: string, given: { exitCode: number; isOfSystem: boolean; retrySeconds: number | null }) {
    super(message, given.exitCode);
    this.isOfSystem = given.isOfSystem;
    this.retrySeconds = given.retrySeconds;
  }

  /** The same failure with what else is known, no longer for a repeat. */
  extend(more: string): TargetError {
    const { message, exitCode, isOfSystem } = this;
    return new TargetError(`${message}; ${more}`, { exitCode, isOfSystem, retrySeconds: null });
  }
}
