/** An error that the SDK's client throws under this name. */
export class StepFunctionsError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}
