import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { ApiError } from '../../shared/http/api-error.ts';

/** Bodies up to this length are parsed as they come. */
const SMALL_BODY_CHARACTERS = 100_000;

/** Of one organization. Each takes some seconds, and a request ends after 29. */
const WAITING_MAX = 4;
const RETRY_SECONDS = 10;

/** One large body at a time in a process: the trees of ten at once fill its memory, and end all requests in it. */
export interface BodyTurns {
  /**
   * Runs the work on a body when its turn comes. Those that wait are served one for each organization in turn.
   * @throws ApiError 429 when too many of the organization wait.
   */
  run<Result>(
    organizationId: number,
    body: { markdown?: string | undefined },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

export function createBodyTurns(): BodyTurns {
  const waiting = new Map<number, (() => void)[]>();
  let isTaken = false;

  async function take(organizationId: number): Promise<void> {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = waiting.get(organizationId) ?? [];
    if (others.length >= WAITING_MAX) {
      const limit = `at most ${WAITING_MAX} bodies of more than ${groupedDigits(SMALL_BODY_CHARACTERS)} characters wait`;
      throw new ApiError('rate_limited', `Too many large bodies at once: ${limit} for an organization`, {
        headers: { 'retry-after': String(RETRY_SECONDS) },
      });
    }
    waiting.set(organizationId, [...others, resolve]);
    await promise;
  }

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) {
      isTaken = false;
      return;
    }
    const [organizationId, [begin, ...rest]] = next;
    waiting.delete(organizationId);
    if (rest.length > 0) waiting.set(organizationId, rest);
    begin?.();
  }

  return {
    async run(organizationId, { markdown }, work) {
      if (markdown !== undefined && markdown.length <= SMALL_BODY_CHARACTERS) return work();
      await take(organizationId);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
