import type { ListOutput } from './output.ts';
import { stringifyJson } from './stringify-json.ts';
import type { OutputStream } from './surroundings.ts';

/** One JSON array, an item a line, written as the items come. An array without its end is a list that failed in between. */
export async function writeJsonList({ items }: ListOutput, stdout: OutputStream): Promise<void> {
  let before = '[';
  for await (const item of items) {
    await stdout.write(`${before}\n${stringifyJson(item)}`);
    before = ',';
  }
  await stdout.write(before === '[' ? '[]\n' : '\n]\n');
}

/** One id a line. */
export async function writeIds({ items, idOf }: ListOutput, stdout: OutputStream): Promise<void> {
  for await (const item of items) await stdout.write(`${idOf(item as never)}\n`);
}
