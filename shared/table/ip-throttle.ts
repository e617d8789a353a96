import { RATE_WINDOW_SECONDS, windowAt } from './counted-use.ts';
import type { Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';

/**
 * Counts an unauthenticated request against its address's budget of this window. A spent budget writes nothing.
 * The item expires by TTL two windows later.
 */
export async function countUnauthenticated(
  table: Table,
  request: { ip: string; limit: number; now: Date },
): Promise<'counted' | 'limited'> {
  if (table.writesAreStopped) return 'counted';
  const window = windowAt(request.now);
  const result = await updateItem(
    table,
    keys.ipWindow(request.ip, window),
    { add: { count: 1 }, set: { expiresAtSeconds: (window + 2) * RATE_WINDOW_SECONDS } },
    [
      [
        { attribute: 'count', is: 'missing' },
        { attribute: 'count', is: '<', value: request.limit },
      ],
    ],
  );
  return result.ok ? 'counted' : 'limited';
}
