import type { TextOutput } from '../../../cli/audit/progress.ts';

/** A pipe, or what the overrides say, that remembers what was written to it. */
export function recordingOutput(overrides: Partial<TextOutput> = {}): TextOutput & { text(): string } {
  const written: string[] = [];
  return {
    write: (text) => void written.push(text),
    isTerminal: false,
    hasColours: false,
    columns: 100,
    ...overrides,
    text: () => written.join(''),
  };
}
