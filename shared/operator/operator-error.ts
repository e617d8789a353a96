/** Why an operator's command cannot be carried out, in one line for the person who gave it. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
