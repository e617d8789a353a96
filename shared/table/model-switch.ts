import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';

/** True while the operator has language models switched off: rules answer in their place. */
export async function areModelsOff(table: Table): Promise<boolean> {
  return (await getItem(table, keys.modelSwitch()))?.['off'] === true;
}

/** The switch as the ports of models read it. */
export const openModelSwitch = (table: Table) => ({ areOff: () => areModelsOff(table) });

export async function setModelsOff(table: Table, off: boolean): Promise<void> {
  await putItem(table, { ...keys.modelSwitch(), off });
}
