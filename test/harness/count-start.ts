import { appendFile } from 'node:fs/promises';
import { processVariables } from '../../shared/environment.ts';

/** Notes the start of a system, for the figures of the run (`docs/results/tests.md`). */
export async function countStart(): Promise<void> {
  const file = processVariables()['STARTED_SYSTEMS_FILE'];
  if (file) await appendFile(file, 'started\n');
}
