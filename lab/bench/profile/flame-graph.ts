import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CpuProfile, listStacks } from './cpu-profile.ts';

/** The call stacks of all processes and threads in one file for https://www.speedscope.app, which draws the flame graph. */
export async function writeFlameGraph(file: string, profiles: readonly CpuProfile[]): Promise<void> {
  const frames: { name: string; file: string; line: number }[] = [];
  const indexes = new Map<string, number>();
  const samples: number[][] = [];
  const weights: number[] = [];
  for (const profile of profiles) {
    const stacks = listStacks(profile);
    profile.samples.forEach((id, at) => {
      const stack = stacks.get(id) ?? [];
      if (stack.at(-1)?.functionName === '(idle)') return;
      samples.push(
        stack.slice(1).map(({ functionName, url, lineNumber }) => {
          const key = `${functionName} ${url}:${lineNumber}`;
          const known = indexes.get(key) ?? frames.length;
          if (known === frames.length) {
            indexes.set(key, known);
            frames.push({ name: functionName || '(anonymous)', file: url, line: lineNumber + 1 });
          }
          return known;
        }),
      );
      weights.push(profile.timeDeltas[at] ?? 0);
    });
  }
  const endValue = weights.reduce((sum, weight) => sum + weight, 0);
  const sampled = { type: 'sampled', name: path.basename(file), unit: 'microseconds', startValue: 0, endValue };
  await writeFile(
    file,
    JSON.stringify({
      $schema: 'https://www.speedscope.app/file-format-schema.json',
      shared: { frames },
      profiles: [{ ...sampled, samples, weights }],
    }),
  );
}
