import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fixForeignText } from './foreign-text.ts';
import { merged, type Pattern } from './pattern.ts';
import { writtenPatterns } from './written-patterns.ts';

/** `few`: one brief of each language, for each run of the tests. `all`: every sample. */
export type Samples = 'few' | 'all';

interface Collected {
  readonly written: ReadonlyMap<string, Pattern>;
  readonly built: ReadonlyMap<string, Pattern>;
  /** Where the product builds a pattern that no sample builds, `file:line`. */
  readonly unreached: readonly string[];
}

/**
 * One place builds up to 900 patterns of the same form with other words: the shortest of them, the longest and one in between stand
 * for all.
 */
function representatives(recorded: readonly Pattern[]): Pattern[] {
  const byPlace = Map.groupBy(
    recorded.flatMap((pattern) => pattern.at.map((place) => ({ place, pattern }))),
    ({ place }) => place,
  );
  return [...byPlace].flatMap(([place, built]) => {
    const sorted = built
      .map(({ pattern }) => ({ ...pattern, at: [place] }))
      .toSorted((a, b) => a.source.length - b.source.length || (a.source < b.source ? -1 : 1));
    return [...new Set([0, Math.floor(sorted.length / 2), sorted.length - 1])].flatMap((at) => sorted[at] ?? []);
  });
}

const run = promisify(execFile);
const OUTPUT_BYTES_MAX = 100_000_000;

/** All regular expressions of the product: those that its files write, and those that it builds when it reads the samples. */
export async function collectPatterns(samples: Samples): Promise<Collected> {
  const { literals, constructions } = writtenPatterns();
  const program = path.join(import.meta.dirname, 'built-patterns.ts');
  const { stdout } = await run(process.execPath, [program, samples], { maxBuffer: OUTPUT_BYTES_MAX });
  const recorded = JSON.parse(stdout) as Pattern[];
  const places = new Set(recorded.flatMap(({ at }) => at));
  const written = merged(literals);
  const built = [...merged(representatives(recorded.map(fixForeignText)))].filter(([id]) => !written.has(id));
  return { written, built: new Map(built), unreached: constructions.filter((place) => !places.has(place)) };
}
