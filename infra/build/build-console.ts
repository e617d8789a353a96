/** Writes the built console where the CDK app of a stage takes it from: `dist/console`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConsole } from '../../console/build.ts';
import { consoleParts } from '../front/console-files.ts';

export const consoleBuildDirectory = join(import.meta.dirname, '../../dist/console');

/** Replaces what is in the directory: files that may be kept forever apart from pages, which are asked for again. */
export async function writeConsole(directory = consoleBuildDirectory): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const part of Object.values(consoleParts)) await mkdir(join(directory, part), { recursive: true });
  for (const [name, { body, immutable }] of await buildConsole()) {
    await writeFile(join(directory, immutable ? consoleParts.immutable : consoleParts.pages, name), body);
  }
}
