import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';

/** True while the operator pauses the preview checks engine: its operations return 503 `engine_paused` and queue nothing. */
export async function isChecksEnginePaused(table: Table): Promise<boolean> {
  return (await getItem(table, keys.checksEngine()))?.['paused'] === true;
}

export async function setChecksEnginePaused(table: Table, paused: boolean): Promise<void> {
  await putItem(table, { ...keys.checksEngine(), paused });
}
