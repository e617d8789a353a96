import type { Table } from '../../table/engine/client.ts';
import { openWritesSwitch } from '../../table/writes-switch.ts';
import { writesStopped } from '../api-error.ts';
import type { HttpMiddleware } from '../request-state.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** While one of the operator's stop switches is set, whatever does more than read returns 503, before anything is called or queued for it. */
export function refuseWrites(services: { table: Table; now: () => Date }): HttpMiddleware {
  const writes = openWritesSwitch(services);
  return {
    before: async ({ event }) => {
      if (reading.has(event.requestContext.http.method)) return;
      if (await writes.areOff()) throw writesStopped();
    },
  };
}
