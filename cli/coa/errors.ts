/** The command line is wrong, or the command cannot run as things are. One line, with what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command could not do what was asked. One line. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
