import type { Table } from '../../table/engine/client.ts';
import { writesStopped } from '../api-error.ts';
import type { HttpMiddleware } from '../request-state.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** While the operator's stop switch is set, whatever does more than read returns 503, before anything is called or queued for it. */
export const refuseWrites = ({ writesAreStopped = false }: Pick<Table, 'writesAreStopped'>): HttpMiddleware => ({
  before: ({ event }) => {
    if (writesAreStopped && !reading.has(event.requestContext.http.method)) throw writesStopped();
  },
});
