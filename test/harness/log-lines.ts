import { vi } from 'vitest';

/**
 * Keeps what is written to stdout and stderr from now on instead of writing it; `vi.restoreAllMocks` ends it. Powertools has its
 * own console, so both are looked at.
 */
export function captureLog(): { text: () => string; lines: () => Record<string, unknown>[] } {
  let written = '';
  const keep = (chunk: unknown): boolean => {
    written += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  for (const method of ['debug', 'info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => keep(`${parts.join(' ')}\n`));
  }
  return {
    text: () => written,
    lines: () =>
      written
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
  };
}
