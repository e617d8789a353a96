import { hashKey, type KeyHash } from '../urls/key-numbers.ts';
import type { LinkTarget } from './linked-pages.ts';

/** The links of a page to pages, as JSON: their targets by the hashes of their keys, and the steps from one id to the next. */
export interface PackedLinks {
  readonly targets: string;
  readonly steps: readonly number[];
}

export const packLinks = (links: readonly LinkTarget[]): PackedLinks => ({
  targets: packKeys(links.map(([key]) => key)),
  steps: links.map(([, id], at) => id - (links[at - 1]?.[1] ?? 0)),
});

export function unpackLinks({ targets, steps }: PackedLinks): { targets: KeyHash[]; ids: number[] } {
  let id = 0;
  const ids = steps.map((step) => {
    id += step;
    return id;
  });
  return { targets: unpackKeys(targets), ids };
}

/** The hashes of keys, eight bytes each. */
export const packKeys = (keys: readonly string[]): string =>
  Buffer.from(Uint32Array.from(keys.flatMap((key) => hashKey(key))).buffer).toString('base64');

export function unpackKeys(packed: string): KeyHash[] {
  const bytes = Buffer.from(packed, 'base64');
  return Array.from({ length: bytes.length / 8 }, (_, at) => [
    bytes.readUInt32LE(8 * at),
    bytes.readUInt32LE(8 * at + 4),
  ]);
}
