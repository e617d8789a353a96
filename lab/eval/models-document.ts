import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EvalArguments } from './arguments.ts';
import type { TaskResult } from './evaluate.ts';
import { taskTable } from './table.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../docs/results/models.md');

/** Writes the document of results from a run of all tasks. */
export async function writeModelsDocument(
  { models, replay }: Pick<EvalArguments, 'models' | 'replay'>,
  results: readonly TaskResult[],
): Promise<void> {
  const given = models.map((model) => ` --model ${model}`).join('');
  const command = `npm run eval --${given}${replay === null ? '' : ' --replay DIR'} --write`;
  await writeFile(DOCUMENT, modelsDocument(command, new Date().toISOString().slice(0, 10), results));
}

export const modelsDocument = (
  command: string,
  day: string,
  results: readonly TaskResult[],
): string => `# What language models get right

Written by \`${command}\` on ${day}, beside the rules (\`rules-v1\`). The sets are in [test/corpora](../../test/corpora/README.md); [the laboratory](../../lab/README.md#evaluate-a-model) says
what is counted. Seconds are those of the provider; of answers by hand they are the time until someone wrote them, and their tokens are estimated.

${results.map(({ task, runs }) => taskTable(task, runs)).join('\n\n')}
`;
