import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import type { Changes } from './engine/expressions.ts';
import { keys } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { beginReconciliationWrite } from './index-reconciliations.ts';
import { updateSiteWrite } from './sites.ts';

const connectionSchema = z.object({
  propertyUrl: z.string(),
  /** Sealed with the context that `searchConsoleContext` names. */
  encryptedCredentials: z.string(),
  connectedAt: z.string(),
});
type SearchConsoleConnection = z.infer<typeof connectionSchema>;

interface SiteId {
  organizationId: number;
  id: number;
}

/** How the context of all credentials begins. The permissions of functions name it, so that they open nothing else. */
export const SEARCH_CONSOLE_CONTEXT = 'search-console:';
/** Binds the encrypted credentials to their site: another site's cannot be put in their place. */
export const searchConsoleContext = ({ organizationId, id }: SiteId): string =>
  `${SEARCH_CONSOLE_CONTEXT}${organizationId}:${id}`;

/** The site's connection; null when it was never connected. */
export async function getSearchConsoleConnection(
  table: Table,
  { organizationId, id }: SiteId,
): Promise<SearchConsoleConnection | null> {
  const item = await getItem(table, keys.searchConsole(organizationId, id));
  return item ? connectionSchema.parse(item) : null;
}

/** Stores the connection over an earlier one, what the site shows of it, and that its pages are to be compared with the index; false when the site does not exist. */
export async function putSearchConsoleConnection(
  table: Table,
  { organizationId, id }: SiteId,
  connection: SearchConsoleConnection,
): Promise<boolean> {
  const shown: Changes = {
    set: { gscConnected: true, gscPropertyUrl: connection.propertyUrl, updatedAt: connection.connectedAt },
  };
  const result = await transact(table, [
    { put: { ...keys.searchConsole(organizationId, id), ...connection } },
    updateSiteWrite(organizationId, id, shown),
    beginReconciliationWrite({ organizationId, id }, connection.connectedAt),
  ]);
  return result.ok;
}
