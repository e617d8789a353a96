import { fork } from 'node:child_process';
import path from 'node:path';
import type { ConsoleFile } from '../../console/console-file.ts';
import type { BuildOutcome } from './build-process.ts';

type Files = ReadonlyMap<string, ConsoleFile>;

let built: Promise<Files> | undefined;

/**
 * Builds the pages for browsers once, in a process that ends with the build: the builder, the parser of the API's description and
 * what they hold would stay in this process's memory. A failed build is repeated.
 */
export function buildPages(): Promise<Files> {
  built ??= buildInProcess().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}

function buildInProcess(): Promise<Files> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'build-process.ts'), {
      // Buffers and maps arrive as what they are.
      serialization: 'advanced',
      // A profile or a limit of this process is not meant for the builder.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (outcome: BuildOutcome) => {
      if ('files' in outcome) resolve(outcome.files);
      else reject(new Error(outcome.error));
    });
    child.once('error', reject);
    // After a message this changes nothing.
    child.once('exit', (code, signal) => reject(new Error(`the builder of the pages ended: ${signal ?? code}`)));
  });
}
