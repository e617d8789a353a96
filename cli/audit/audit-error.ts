/** Why an audit cannot go on, in one line for the person at the terminal. */
export class AuditError extends Error {
  override name = 'AuditError';
}

/** The command line itself is wrong. */
export class UsageError extends AuditError {
  override name = 'UsageError';
}
