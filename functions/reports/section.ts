import { log } from '../../shared/logging/log.ts';

/** Of a page's brief, only the page itself must be there; any other section that fails is logged and falls back. */
export async function section<T>(name: string, fallback: T, compose: () => Promise<T>): Promise<T> {
  try {
    return await compose();
  } catch (error) {
    log.error('a section of a brief could not be read', error, { section: name });
    return fallback;
  }
}

/**
 * A read that begins before anyone waits for it. Its failure is met by the sections that await it; without this it could
 * be reported as an unhandled rejection before they do, which ends the process.
 */
export function ahead<T>(read: Promise<T>): Promise<T> {
  read.catch(() => undefined);
  return read;
}
