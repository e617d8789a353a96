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

/** The body of a successful response. */
export type Output<Id extends OperationId> = {
  [S in keyof operations[Id]['responses'] & SuccessStatus]: Content<operations[Id]['responses'][S]>;
}[keyof operations[Id]['responses'] & SuccessStatus];

/** Of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Of each attempt, instead of the client's. */
  timeoutMs?: number;
  /** Of a write. By default the client makes one for each call, which its own retries share. */
  idempotencyKey?: string;
}

export type Method<Id extends OperationId> =
  Record<never, never> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<Output<Id>>
    : (input: Input<Id>, options?: CallOptions) => Promise<Output<Id>>;

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
