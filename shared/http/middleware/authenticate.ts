import { throttledAddress } from '../../domain/network/throttled-address.ts';
import { type AuthenticationResult, apiKeyPattern, authenticateAndCount, hashApiKey } from '../../table/api-keys.ts';
import { windowEndsAt } from '../../table/counted-use.ts';
import type { Table } from '../../table/engine/client.ts';
import { countUnauthenticated } from '../../table/ip-throttle.ts';
import { authenticateSession, hashToken, type SessionResult, sessionTokenPattern } from '../../table/sessions.ts';
import { ApiError, unauthorized } from '../api-error.ts';
import { type ConsoleSite, faultOfConsoleRequest, readCookie, sessionCookieName } from '../console-request.ts';
import { type Caller, type RateBucket, scopes } from '../operation.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from '../request-state.ts';
import { sessionNeeded } from './require-scope.ts';

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
  site: ConsoleSite;
}

const refusedMessages = {
  unknown: 'Invalid API key',
  revoked: 'API key revoked',
  expired: 'API key expired',
} as const satisfies Partial<Record<AuthenticationResult['outcome'], string>>;

const refusedSessions = {
  unknown: 'Invalid session',
  expired: 'Session expired',
} as const satisfies Partial<Record<SessionResult['outcome'], string>>;

const retryAfter = (now: Date): { 'retry-after': string } => ({
  'retry-after': String(Math.max(1, Math.ceil(windowEndsAt(now) - now.getTime() / 1000))),
});

const readAuthorization = ({ headers }: HttpEvent): string | undefined =>
  headers['authorization'] ?? headers['Authorization'];

/** The key of `Authorization: Bearer <key>`; an empty text when the header has none. */
function bearerKey(event: HttpEvent): string {
  const [, key = ''] = /^Bearer +(\S+) *$/i.exec(readAuthorization(event) ?? '') ?? [];
  return key;
}

function chooseBucket(state: RequestState): RateBucket {
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

async function refuse(
  options: AuthenticateOptions,
  state: RequestState,
  message: string,
  isKeyGiven = false,
): Promise<never> {
  await countAddress(options, state);
  throw unauthorized(message, { isKeyGiven });
}

interface Counted {
  limit: number;
  /** Null where the bucket is spent. */
  used: number | null;
  now: Date;
}

function showRateLimit(state: RequestState, { limit, used, now }: Counted): void {
  state.rateLimit = { limit, remaining: Math.max(0, limit - (used ?? limit)), resetAt: windowEndsAt(now) };
  if (used === null) throw new ApiError('rate_limited', 'Rate limit exceeded', { headers: retryAfter(now) });
}

/** Authenticates and counts the request in one round trip. */
async function authenticateKey(options: AuthenticateOptions, event: HttpEvent, state: RequestState): Promise<Caller> {
  const secret = bearerKey(event);
  if (!secret) return refuse(options, state, 'Missing API key');
  if (!apiKeyPattern.test(secret)) return refuse(options, state, 'Invalid API key', true);
  const bucket = chooseBucket(state);
  const limit = options.limits[bucket];
  const now = options.now();
  const result = await authenticateAndCount(options.table, { secretHash: hashApiKey(secret), bucket, limit, now });
  if (result.outcome !== 'authenticated' && result.outcome !== 'limited') {
    return refuse(options, state, refusedMessages[result.outcome], true);
  }
  showRateLimit(state, { limit, used: result.outcome === 'authenticated' ? result.used : null, now });
  const { organizationId, userId, keyId, name, prefix, scopes: granted } = result.key;
  return { organizationId, userId, keyId, keyName: name, keyPrefix: prefix, scopes: granted };
}

/** As a key, by the cookie of the console. The request itself must be one of the console's own. */
async function authenticatePerson(options: AuthenticateOptions, state: RequestState, token: string): Promise<Caller> {
  if (!sessionTokenPattern.test(token)) return refuse(options, state, 'Invalid session');
  const bucket = chooseBucket(state);
  const limit = options.limits[bucket];
  const now = options.now();
  const hash = hashToken(token);
  const result = await authenticateSession(options.table, { tokenHash: hash, bucket, limit, now });
  if (result.outcome !== 'authenticated' && result.outcome !== 'limited') {
    return refuse(options, state, refusedSessions[result.outcome]);
  }
  showRateLimit(state, { limit, used: result.outcome === 'authenticated' ? result.used : null, now });
  const { organizationId, userId, signIn, expiresAt } = result.session;
  return { organizationId, userId, scopes, session: { hash, signIn, expiresAt } };
}

/** A path that no operation has needs a key or a session like any other. An `Authorization` header wins over a cookie. */
export const authenticate = (options: AuthenticateOptions): HttpMiddleware => ({
  before: async ({ event, internal: { state } }) => {
    const { access, consoleOnly = false } = state.operation ?? {};
    if (access === 'open') {
      if (consoleOnly) await requireConsoleRequest(options, event, state);
      return countAddress(options, state);
    }
    const token =
      readAuthorization(event) === undefined ? readCookie(event, sessionCookieName(options.site)) : undefined;
    if (token !== undefined) {
      await requireConsoleRequest(options, event, state);
      state.caller = await authenticatePerson(options, state, token);
      return;
    }
    if (access === 'session' && readAuthorization(event) === undefined) return refuse(options, state, sessionNeeded);
    state.caller = await authenticateKey(options, event, state);
  },
});

async function requireConsoleRequest(
  options: AuthenticateOptions,
  event: HttpEvent,
  state: RequestState,
): Promise<void> {
  const fault = faultOfConsoleRequest(event, options.site);
  if (fault === null) return;
  await countAddress(options, state);
  throw new ApiError('forbidden', fault);
}
