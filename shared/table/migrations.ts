/** How far a migration of the rows is. */
import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';

const progressSchema = z.object({
  /** Where the scan goes on; null at its beginning, and at its end. */
  cursor: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  migrated: z.number(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type MigrationProgress = z.infer<typeof progressSchema>;

export async function getMigrationProgress(table: Table, name: string): Promise<MigrationProgress | null> {
  const item = await getItem(table, keys.migration(name));
  return item ? progressSchema.parse(item) : null;
}

/**
 * Takes the migration, or holds it on. Null while another command is at it. A progress that is given is stored; one that has
 * ended gives the migration back.
 */
export async function holdMigration(
  table: Table,
  name: string,
  { holder, now, leaseUntil, progress }: { holder: string; now: Date; leaseUntil: Date; progress?: MigrationProgress },
): Promise<boolean> {
  const lease = { holder, leaseUntil: progress?.endedAt ? now.toISOString() : leaseUntil.toISOString() };
  const result = await updateItem(table, keys.migration(name), { set: { ...progress, ...lease } }, [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'leaseUntil', is: '<=', value: now.toISOString() },
      { attribute: 'holder', is: '=', value: holder },
    ],
  ]);
  return result.ok;
}
