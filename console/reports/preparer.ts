import { storedSignal } from '../app/stored.ts';
import type { Preparer } from '../report/report-model.ts';

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Who prepares reports: kept in the browser for the next one. */
export const preparer = storedSignal<Preparer>('local', 'preparer', (found) => {
  const { name, logo } = Object(found) as Record<string, unknown>;
  return { name: readText(name), logo: readText(logo) };
});
