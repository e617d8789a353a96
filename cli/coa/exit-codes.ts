/** Exit codes for programs that run `coa`. docs/coa.md lists them. */
export const exitCodes = {
  done: 0,
  /** The command ran and failed: the API refused, a job failed. */
  failed: 1,
  usage: 2,
  notFound: 3,
  /** No key, a key that is not valid, or one without the scope. */
  authentication: 4,
  conflict: 5,
  /** A rate limit, or an allowance of the plan. */
  limit: 6,
  /** No response came. */
  unreachable: 7,
  /** `coa audit --budget`: the site does not keep to its budget. */
  overBudget: 8,
  interrupted: 130,
} as const;

/** The exit code of a response that is no success. */
export function exitCodeOfStatus(status: number): number {
  if (status === 404) return exitCodes.notFound;
  if (status === 401 || status === 403) return exitCodes.authentication;
  if (status === 409) return exitCodes.conflict;
  if (status === 402 || status === 429) return exitCodes.limit;
  return exitCodes.failed;
}
