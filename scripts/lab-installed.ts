/** Whether the packages of `lab/` are installed, which `npm ci` at the root leaves out. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const HOW_TO_INSTALL_LAB = 'npm ci --prefix lab';

const installed = path.join(import.meta.dirname, '../lab/node_modules/.package-lock.json');

/** Why what needs them cannot run here; null when it can. */
export const labIsMissing = (): string | null =>
  existsSync(installed) ? null : `the packages of lab are not installed: ${HOW_TO_INSTALL_LAB}`;
