/** Input and output of an operation, derived from the generated schema. */
import type { routes } from './routes.generated.ts';
import type { operations } from './schema.generated.ts';

export type OperationId = keyof typeof routes & keyof operations;

type Given<Id extends OperationId, In extends 'path' | 'query'> = NonNullable<operations[Id]['parameters'][In]>;
type Parameters<Id extends OperationId, In extends 'path' | 'query'> = [Given<Id, In>] extends [never]
  ? unknown
  : Given<Id, In>;

type RequestBody<Id extends OperationId> = operations[Id]['requestBody'];
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : never;
type Body<Id extends OperationId> = [NonNullable<RequestBody<Id>>] extends [never]
  ? unknown
  : undefined extends RequestBody<Id>
    ? { body?: Json<NonNullable<RequestBody<Id>>> }
    : { body: Json<RequestBody<Id>> };

/** Path and query parameters by name, and the JSON body as `body`. */
export type Input<Id extends OperationId> = Parameters<Id, 'path'> & Parameters<Id, 'query'> & Body<Id>;

type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type SuccessStatus = 200 | 201 | 202 | 204;

/** Operations that respond with a job in place of their result where `respondAsync` asks for it. */
type AsyncId = {
  [Id in OperationId]: 'Prefer' extends keyof NonNullable<operations[Id]['parameters']['header']> ? Id : never;
}[OperationId];

type BodyOf<Id extends OperationId, S extends SuccessStatus> = {
  [Status in keyof operations[Id]['responses'] & S]: Content<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & S];

/** The body of a successful response; of an operation that may start a job in its place, the result. */
export type Output<Id extends OperationId> = BodyOf<
  Id,
  Id extends AsyncId ? Exclude<SuccessStatus, 202> : SuccessStatus
>;

/** The job of a call with `respondAsync`. */
type JobOutput<Id extends AsyncId> = BodyOf<Id, 202>;

/** Of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Of each attempt, instead of the client's. */
  timeoutMs?: number;
  /** Of a write. By default the client makes one for each call, which its own retries share. */
  idempotencyKey?: string;
  /** In which the API writes its sentences, of the operations that have it: `Accept-Language`. Else that of the organization. */
  language?: string;
  /** Called with the headers of a successful response, such as `Content-Language`. */
  onResponse?: (headers: Headers) => void;
  /** Asks for a job in place of a response that takes long: `Prefer: respond-async`. */
  respondAsync?: boolean;
}

type AsyncMethod<Id extends OperationId> = Id extends AsyncId
  ? (input: Input<Id>, options: CallOptions & { respondAsync: true }) => Promise<JobOutput<Id>>
  : unknown;

export type Method<Id extends OperationId> = AsyncMethod<Id> &
  (Record<never, never> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<Output<Id>>
    : (input: Input<Id>, options?: CallOptions) => Promise<Output<Id>>);

/** The operations that return a list in parts. */
export type ListId = {
  [Id in OperationId]: Output<Id> extends { data: readonly unknown[]; meta: Paged | Cursored } ? Id : never;
}[OperationId];

interface Paged {
  total: number;
  page: number;
  per_page: number;
}
interface Cursored {
  next_cursor: string | null;
}

export type Item<Id extends OperationId> = Output<Id> extends { data: readonly (infer T)[] } ? T : never;
/** Without what says which part of the list is meant. */
export type ListInput<Id extends OperationId> = Omit<Input<Id>, 'page' | 'cursor'>;
