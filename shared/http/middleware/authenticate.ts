import { throttledAddress } from '../../domain/network/throttled-address.ts';
import {
  type AuthenticationResult,
  apiKeyPattern,
  authenticateAndCount,
  hashApiKey,
  windowEndsAt,
} from '../../table/api-keys.ts';
import type { Table } from '../../table/engine/client.ts';
import { countUnauthenticated } from '../../table/ip-throttle.ts';
import { ApiError } from '../api-error.ts';
import type { RateBucket } from '../operation.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from '../request-state.ts';

interface RateLimits {
  default: number;
  jobs: number;
  llm: number;
  ip: number;
}

interface AuthenticateOptions {
  table: Table;
  limits: RateLimits;
  now: () => Date;
}

const refusedMessages = {
  unknown: 'Invalid API key',
  revoked: 'API key revoked',
  expired: 'API key expired',
} as const satisfies Partial<Record<AuthenticationResult['outcome'], string>>;

const retryAfter = (now: Date): { 'retry-after': string } => ({
  'retry-after': String(Math.max(1, Math.ceil(windowEndsAt(now) - now.getTime() / 1000))),
});

/** The key of `Authorization: Bearer <key>`; an empty text when the header has none. */
function bearerKey(event: HttpEvent): string {
  const header = event.headers['authorization'] ?? event.headers['Authorization'] ?? '';
  const [, key = ''] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  return key;
}

function bucketOf(state: RequestState): RateBucket {
  const bucket = state.operation?.bucket ?? 'default';
  return typeof bucket === 'function' ? bucket(state.uncheckedBody) : bucket;
}

/** Only open routes and failed authentication reach the per-address counter: a valid key is never throttled by it. */
async function countAddress({ table, limits, now }: AuthenticateOptions, state: RequestState): Promise<void> {
  const at = now();
  const ip = throttledAddress(state.clientAddress);
  if ((await countUnauthenticated(table, { ip, limit: limits.ip, now: at })) === 'counted') return;
  throw new ApiError('rate_limited', 'Too many unauthenticated requests', { headers: retryAfter(at) });
}

/** Authenticates and counts the request in one round trip. A path that no operation has needs a key like any other. */
export const authenticate = (options: AuthenticateOptions): HttpMiddleware => ({
  before: async ({ event, internal: { state } }) => {
    if (state.operation?.access === 'open') return countAddress(options, state);
    const secret = bearerKey(event);
    if (!apiKeyPattern.test(secret)) {
      await countAddress(options, state);
      throw new ApiError('unauthorized', secret ? 'Invalid API key' : 'Missing API key');
    }
    const bucket = bucketOf(state);
    const limit = options.limits[bucket];
    const now = options.now();
    const result = await authenticateAndCount(options.table, { secretHash: hashApiKey(secret), bucket, limit, now });
    if (result.outcome !== 'authenticated' && result.outcome !== 'limited') {
      await countAddress(options, state);
      throw new ApiError('unauthorized', refusedMessages[result.outcome]);
    }
    const used = result.outcome === 'authenticated' ? result.used : limit;
    state.rateLimit = { limit, remaining: Math.max(0, limit - used), resetAt: windowEndsAt(now) };
    if (result.outcome === 'limited') {
      throw new ApiError('rate_limited', 'Rate limit exceeded', { headers: retryAfter(now) });
    }
    const { key } = result;
    state.caller = {
      organizationId: key.organizationId,
      userId: key.userId,
      keyId: key.keyId,
      keyName: key.name,
      keyPrefix: key.prefix,
      scopes: key.scopes,
    };
  },
});
