import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { awsClientSettings } from '../../aws-client.ts';
import { readRetryAfter } from '../post-json.ts';
import { namesCache } from './request-features.ts';
import { ModelError } from './text-model.ts';

export interface BedrockSettings {
  /** A model id, or the id or ARN of an inference profile. */
  model: string;
  region: string;
  endpoint?: string | undefined;
  /** A Bedrock API key; null signs with the AWS credentials of the process. */
  apiKey: string | null;
}

/** A client that sends each request once: whoever calls the adapter decides when to retry, together with all other calls. */
export const createBedrockClient = ({
  region,
  endpoint,
  apiKey,
}: Omit<BedrockSettings, 'model'>): BedrockRuntimeClient =>
  new BedrockRuntimeClient({
    ...awsClientSettings(region),
    maxAttempts: 1,
    ...(endpoint ? { endpoint } : {}),
    ...(apiKey === null ? {} : { token: { token: apiKey }, authSchemePreference: ['httpBearerAuth'] }),
  });

/**
 * The refused part of the request, for the next try with less.
 * @throws ModelError for a fault of the service itself.
 */
export function classifyRefusal(error: unknown, signal: AbortSignal): { status: number; body: unknown } {
  if (signal.aborted) throw new ModelError('late', 'Bedrock did not answer in time');
  if (!(error instanceof Error))
    throw new ModelError('unavailable', 'Bedrock could not be reached', { retryAfterMs: 0 });
  if (error.name === 'CredentialsProviderError') {
    throw new ModelError('rejected', 'Bedrock: no AWS credentials', { isLasting: true });
  }
  const status = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined;
  if (
    status === undefined ||
    status < 400 ||
    status >= 500 ||
    /Throttling|Timeout|NotReady|Unavailable|TooManyRequests/.test(error.name)
  ) {
    throw new ModelError('unavailable', `Bedrock: ${error.name}`, { retryAfterMs: retryAfter(error, status) });
  }
  // A model that caches nothing is refused as if the right to it were missing.
  if (namesCache(error.message)) return { status: 400, body: error.message };
  if (error.name !== 'ValidationException') {
    throw new ModelError('rejected', `Bedrock: ${error.name}`, { isLasting: true });
  }
  return { status, body: error.message };
}

/** Null for an answer that the client cannot read. */
function retryAfter(error: Error, status: number | undefined): number | null {
  if (error instanceof SyntaxError || error instanceof TypeError || (status !== undefined && status < 400)) return null;
  const headers = (error as { $response?: { headers?: Record<string, string> } }).$response?.headers ?? {};
  return readRetryAfter({ get: (name) => headers[name] ?? null });
}
