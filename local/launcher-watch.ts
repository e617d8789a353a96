import { setTimeout as delay } from 'node:timers/promises';
import { processVariables } from '../shared/environment.ts';

const POLL_MS = 100;

/**
 * Resolves when the `npm start` that started this process is gone; never when something else started it, which may end
 * while this process goes on in the background. npm is our parent, since its shell gives us its place (`exec`): it passes
 * SIGINT and SIGTERM on, but SIGHUP ends it alone, and a SIGKILL cannot be passed on at all.
 */
export async function launcherIsGone(): Promise<void> {
  if (processVariables()['npm_lifecycle_event'] !== 'start') return new Promise(() => {});
  const launcher = process.ppid;
  // The kernel hands a dead process's children to another parent.
  while (process.ppid === launcher) await delay(POLL_MS, undefined, { ref: false });
}
