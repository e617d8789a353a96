/** Why an operator's command cannot be executed, in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
