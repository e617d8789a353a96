import { routes } from './routes.generated.ts';
import type { CallOptions, Item, ListId, ListInput } from './types.ts';

type ListMethod<Id extends ListId> =
  Record<never, never> extends ListInput<Id>
    ? (input?: ListInput<Id>, options?: CallOptions) => AsyncGenerator<Item<Id>, void, undefined>
    : (input: ListInput<Id>, options?: CallOptions) => AsyncGenerator<Item<Id>, void, undefined>;

/** Of each operation that returns a list in parts. */
export type ListMethods = { readonly [Id in ListId]: ListMethod<Id> };

interface Part {
  data: readonly unknown[];
  /** None where a list is returned whole. */
  meta?: { total?: number; page?: number; per_page?: number; next_cursor?: string | null };
}
type ReadPart = (input: Record<string, unknown>, options?: CallOptions) => Promise<Part>;

/** Iterators over the lists of the methods. */
export function listMethods(methods: object): ListMethods {
  const iterators = Object.keys(routes).map((operationId) => {
    const read: ReadPart = Reflect.get(methods, operationId);
    return [operationId, (input = {}, options?: CallOptions) => eachItem(read, input, options)];
  });
  return Object.fromEntries(iterators) as ListMethods;
}

async function* eachItem(
  read: ReadPart,
  input: Record<string, unknown>,
  options: CallOptions | undefined,
): AsyncGenerator<unknown, void, undefined> {
  let next: Record<string, unknown> | null = {};
  while (next) {
    const part: Part = await read({ ...input, ...next }, options);
    yield* part.data;
    next = nextPart(part);
  }
}

/** The query for the next part; null at the end. A list that shrinks in between ends early, never endlessly. */
function nextPart({ data, meta = {} }: Part): Record<string, unknown> | null {
  if (meta.next_cursor !== undefined) return meta.next_cursor === null ? null : { cursor: meta.next_cursor };
  const { total = 0, page = 1, per_page: perPage = data.length } = meta;
  return data.length > 0 && page * perPage < total ? { page: page + 1 } : null;
}
