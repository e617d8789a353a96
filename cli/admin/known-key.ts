import { OperatorError } from '../../shared/operator/operator-error.ts';
import { findApiKey, type ListedApiKey } from '../../shared/table/api-keys.ts';
import type { Table } from '../../shared/table/engine/client.ts';

/** @throws OperatorError when it does not exist. */
export async function knownKey(table: Table, keyId: number): Promise<ListedApiKey> {
  const key = await findApiKey(table, keyId);
  if (!key) throw new OperatorError(`key ${keyId} does not exist`);
  return key;
}
