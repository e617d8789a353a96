import * as z from 'zod';
import type { PageVector } from '../domain/vectors/page-vector.ts';
import { getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { writeItems } from './engine/writes.ts';

const pageVectorSchema = z.object({
  pageId: z.number(),
  /** Of the model's id and the text that it placed: another one of either needs another vector. */
  digest: z.string(),
  vector: z.string().transform((text): PageVector => Int8Array.from(Buffer.from(text, 'base64'), toSigned)),
});
export type StoredVector = z.infer<typeof pageVectorSchema>;

const toSigned = (byte: number): number => (byte > 127 ? byte - 256 : byte);

/** Reads the vectors of pages; pages that no model placed have none. */
export async function getPageVectors(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<StoredVector[]> {
  const items = await getItems(
    table,
    pageIds.map((id) => keys.pageVector(organizationId, id)),
  );
  return items.map((item) => pageVectorSchema.parse(item));
}

/** Stores vectors of pages. Storing one again changes nothing. */
export async function putPageVectors(
  table: Table,
  organizationId: number,
  vectors: readonly StoredVector[],
): Promise<void> {
  const puts = vectors.map(({ pageId, digest, vector }) => ({
    ...keys.pageVector(organizationId, pageId),
    ...{ pageId, digest },
    vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64'),
  }));
  await writeItems(table, { puts });
}
