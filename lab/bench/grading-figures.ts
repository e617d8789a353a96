import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Figure, figureAtMost, median } from './table.ts';
import { benchLanguages } from './texts-in-languages.ts';

const run = promisify(execFile);

export const analysisWords = 3_000;
const GRADINGS = 30;
const WARM_CPU_MS_MAX = 80;
/** With what the first analysis of a process loads and compiles. */
const FIRST_CPU_MS_MAX = 450;

/**
 * The cost of an analysis by rules in each language: own processor time, in a fresh process for each, the first and
 * those after it.
 */
export async function gradingFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const language of benchLanguages) {
    const [first = 0, ...warm] = await cpuOfAnalyses(gradingScript, [language], GRADINGS);
    const what = `rules-v1 analysis of ${analysisWords} words in "${language}": own CPU`;
    figures.push(
      figureAtMost(
        `${what}, p50 of ${warm.length} (least ${Math.min(...warm).toFixed(0)} ms)`,
        median(warm),
        WARM_CPU_MS_MAX,
        'ms',
      ),
      figureAtMost(`${what}, the first of a process`, first, FIRST_CPU_MS_MAX, 'ms'),
    );
  }
  return figures;
}

export const gradingScript = path.join(import.meta.dirname, 'grading-process.ts');

/** Processor time of each analysis that a script does in a fresh process, in milliseconds. */
export async function cpuOfAnalyses(script: string, given: readonly string[], times: number): Promise<number[]> {
  const { stdout } = await run(process.execPath, [script, ...given, String(analysisWords), String(times)]);
  return JSON.parse(stdout) as number[];
}
