import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client.ts';
import { keys } from './keys.ts';
import { retryConflict } from './retries.ts';
import { updateItem } from './writes.ts';

/**
 * How many ids one process leases at a time, per kind. What a request creates leases one, so that ids follow creation order
 * across processes; what a crawl creates for each page leases blocks, so that the counter is no hot key, and rises within a
 * page. Ids of a lost block are never used. `many` takes from the block, or leases what it needs where that is more.
 */
const blockSizes = {
  organization: 1,
  user: 1,
  apiKey: 1,
  site: 1,
  crawl: 1,
  webhook: 1,
  page: 1,
  draft: 1,
  analysis: 1,
  outline: 1,
  planGeneration: 1,
  snapshot: 20,
  contentVersion: 20,
  component: 50,
  recommendation: 50,
  link: 1000,
} as const;
type IdKind = keyof typeof blockSizes;

interface Block {
  next: number;
  end: number;
}

/** Hands out positive integer ids, small and increasing per kind. */
export interface IdAllocator {
  /** `above`: the id must be larger than this one, so that the ids of a page's versions rise across processes. */
  next(kind: IdKind, options?: { above?: number }): Promise<number>;
  /** Several ids at once; they rise. */
  many(kind: IdKind, count: number): Promise<number[]>;
}

export function createIdAllocator(table: Table): IdAllocator {
  const blocks = new Map<IdKind, Block>();
  const leasing = new Map<IdKind, Promise<Block>>();

  async function lease(kind: IdKind, size: number): Promise<Block> {
    const { Attributes } = await retryConflict(() =>
      table.documents.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.idCounter(kind),
          UpdateExpression: 'ADD lastId :size',
          ExpressionAttributeValues: { ':size': size },
          ReturnValues: 'UPDATED_NEW',
        }),
      ),
    );
    const end = Number(Attributes?.['lastId']);
    return { next: end - size + 1, end };
  }

  /** Requests that run at once share one lease instead of taking a block each. */
  async function refill(kind: IdKind): Promise<void> {
    const running = leasing.get(kind) ?? lease(kind, blockSizes[kind]).finally(() => leasing.delete(kind));
    leasing.set(kind, running);
    const block = await running;
    if (blocks.get(kind) !== block && !isFresher(blocks.get(kind), block)) blocks.set(kind, block);
  }

  const isFresher = (known: Block | undefined, block: Block): boolean => known !== undefined && known.end >= block.end;

  async function next(kind: IdKind, { above = 0 }: { above?: number } = {}): Promise<number> {
    for (;;) {
      const block = blocks.get(kind);
      if (block && block.next <= block.end && block.end > above) {
        const id = Math.max(block.next, above + 1);
        block.next = id + 1;
        return id;
      }
      await refill(kind);
    }
  }

  async function many(kind: IdKind, count: number): Promise<number[]> {
    if (count === 0) return [];
    const ids: number[] = [];
    if (count < blockSizes[kind]) {
      while (ids.length < count) ids.push(await next(kind));
      return ids;
    }
    const block = await lease(kind, count);
    return Array.from({ length: count }, (_, at) => block.next + at);
  }

  return { next, many };
}

/** Skips so many ids of every kind. Returns the last id that counts as given out, by kind. */
export async function advanceIds(table: Table, by: number): Promise<Record<string, number>> {
  const last: Record<string, number> = {};
  for (const kind of Object.keys(blockSizes)) {
    const result = await updateItem(table, keys.idCounter(kind), { add: { lastId: by } });
    last[kind] = result.ok ? Number(result.item['lastId']) : 0;
  }
  return last;
}
