/** The reason of a failure in words. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The SDK's errors say little by themselves where the cause is on the operator's side.
  if (error.name === 'ResourceNotFoundException')
    return 'there is no such table: is the stage deployed, and AWS_REGION its region?';
  if (error.name === 'CredentialsProviderError') return `no AWS credentials: ${error.message}`;
  // A connection that was refused on all addresses is an AggregateError without a message.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}
