/**
 * One definition per route. The file of an operation defines the route, its access, its request and responses, and the
 * handler. Validation, OpenAPI, the API Gateway routes, local routing and the response check all derive from it.
 */
import type * as z from 'zod';
import type { Messages } from '../domain/messages/render-message.ts';
import type { SignIn } from '../table/sessions.ts';
import type { ErrorCode } from './error-codes.ts';
import type { localized } from './localized.ts';

export const scopes = ['sites:read', 'content:write', 'cms:publish'] as const;
export type Scope = (typeof scopes)[number];

/** The three independent rate-limit buckets of a key (spec, Limits 1). */
const rateBuckets = ['default', 'jobs', 'llm'] as const;
export type RateBucket = (typeof rateBuckets)[number];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `open`: no key. `any-key`: any valid key, whatever its scopes. `session`: a person's session, and never a key. Else the
 * scope that the key needs. A session may do what a key may, with all scopes.
 */
export type Access = 'open' | 'any-key' | 'session' | Scope;

interface CallerBase {
  organizationId: number;
  userId: number;
  scopes: readonly Scope[];
}

/** The API key that made the request, and whom it belongs to. */
interface KeyCaller extends CallerBase {
  keyId: number;
  keyName: string;
  keyPrefix: string;
}

/** A person who is signed in to the console. */
interface SessionCaller extends CallerBase {
  session: { hash: string; signIn: SignIn; expiresAt: string };
}

export type Caller = KeyCaller | SessionCaller;

/** A response that is not JSON. */
interface TextResponse {
  contentType: string;
  schema: z.ZodType<string>;
}
/** A response in one of several forms: the one that `Accept` prefers, the first where it has no preference. */
export interface NegotiatedResponse {
  contentTypes: readonly [string, ...string[]];
  schema: z.ZodType<string>;
  /** Schemas of the objects that the text has, as the document publishes them. */
  rows?: Readonly<Record<string, z.ZodType>>;
  /** The header `Link` of a part names the next one. */
  linksNext?: true;
}
export type ResponseSchema = z.ZodType | TextResponse | NegotiatedResponse | null;
type ResponseSchemas = Readonly<Record<number, ResponseSchema>>;

type BodyOf<R extends ResponseSchema> = R extends z.ZodType
  ? { body: z.input<R> }
  : R extends TextResponse | NegotiatedResponse
    ? { body: string }
    : { body?: undefined };

/** The result of a handler: a status that the definition lists, with the body of that status. */
type Reply<R extends ResponseSchemas> = {
  [S in keyof R & number]: { status: S; headers?: Record<string, string> } & BodyOf<R[S]>;
}[keyof R & number];

interface OperationRequest<A extends Access, P, Q, B> {
  params: P;
  query: Q;
  body: B;
  caller: A extends 'open' ? null : A extends 'session' ? SessionCaller : Caller;
  requestId: string;
  /** The value of a cookie of the request. */
  cookie: (name: string) => string | undefined;
  /** True when the client prefers a job to a response that takes long (RFC 7240), where the operation may start one. */
  prefersAsync: boolean;
  /** The form of the response that the client prefers, where the operation has several; else an empty text. */
  contentType: string;
  /** The sentences of the service in the language of the response, of an operation that is `localized`. */
  messages: Messages;
  /** When this process began with the request, on its own clock (`performance.now()`). */
  startedAt: number;
}

/** The contract of an operation: everything but its handler. */
interface OperationContract<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends ResponseSchemas = ResponseSchemas,
> {
  operationId: string;
  method: Method;
  path: `/${string}`;
  tag: string;
  summary: string;
  description?: string;
  access: A;
  /** The bucket that a call spends; a function where it depends on the (still unchecked) body. */
  bucket?: RateBucket | ((uncheckedBody: unknown) => RateBucket);
  params?: P;
  query?: Q;
  body?: B;
  /** True for an open operation that only the console's own scripts may call (`console-request.ts`). */
  consoleOnly?: boolean;
  /**
   * True for an open operation that browsers go to by themselves, on the way to an identity provider and back: its responses are
   * redirects, and pages for people.
   */
  navigation?: boolean;
  /** True where the response holds a secret: it is not kept for a repeat with the same `Idempotency-Key`. */
  returnsSecret?: boolean;
  /** True where `Prefer: respond-async` starts a job: the response is then a 202 (RFC 7240). */
  mayRespondAsync?: true;
  /** True where the response has sentences about a site, in the language that the request or the organization asks for. */
  localized?: typeof localized;
  /** True where a request without a body is read as `{}`. */
  bodyOptional?: boolean;
  maxBodyBytes?: number;
  responses: R;
  /** Error codes beyond those that every operation of its access can return. */
  errors?: readonly ErrorCode[];
}

/** A contract with its handler, as lists of operations hold it: what the handler takes is its own business. */
export interface Operation extends OperationContract {
  handler(
    request: never,
    services: never,
  ): Promise<{ status: number; headers?: Record<string, string>; body?: unknown }>;
}

/** Larger bodies are refused unread; operations that accept documents set their own, larger limit. */
export const DEFAULT_MAX_BODY_BYTES = 1_048_576;
/**
 * One million characters however JSON escapes them, twelve bytes each at most (two escapes of a surrogate pair), and the JSON
 * around them. What is in front may take less: Lambda 6 MB, which is a million characters in UTF-8.
 */
export const DOCUMENT_MAX_BODY_BYTES = 12_100_000;

/**
 * Defines an operation: the contract, then its handler, whose request and replies are typed by the contract.
 * @example
 * export const getSite = defineOperation({ method: 'GET', path: '/sites/{siteId}', … }).handle(
 *   async ({ caller, params }, { table }: BaseServices) => ({ status: 200, body: … }),
 * );
 */
export const defineOperation = <
  A extends Access,
  R extends ResponseSchemas,
  P extends z.ZodType = z.ZodType<Record<string, never>>,
  Q extends z.ZodType = z.ZodType<Record<string, never>>,
  B extends z.ZodType = z.ZodType<undefined>,
>(
  contract: OperationContract<A, P, Q, B, R>,
) => ({
  handle: <S>(
    handler: (request: OperationRequest<A, z.output<P>, z.output<Q>, z.output<B>>, services: S) => Promise<Reply<R>>,
  ): Operation => ({ ...contract, handler }) as Operation,
});

/** The methods that reach the operation: whoever may GET may also HEAD (RFC 9110, section 9.3.2). */
export const requestMethods = ({ method }: Pick<Operation, 'method'>): readonly (Method | 'HEAD')[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method];

/** The route key of API Gateway's HTTP APIs, e.g. `GET /v1/sites/{siteId}`. */
export const routeKey = (operation: { method: Method | 'HEAD'; path: string }): string =>
  `${operation.method} /v1${operation.path}`;

/** Every route key that reaches the operation. */
export const routeKeys = (operation: Pick<Operation, 'method' | 'path'>): readonly string[] =>
  requestMethods(operation).map((method) => routeKey({ method, path: operation.path }));
