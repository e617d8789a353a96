import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EvalArguments } from './arguments.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../docs/results/models.md');

/** Writes the document of results with the tables of a run. */
export async function writeModelsDocument(
  { models, replay, recorded }: Pick<EvalArguments, 'models' | 'replay' | 'recorded'>,
  tables: readonly string[],
): Promise<void> {
  const given = [
    ...models.map((model) => `--model ${model}`),
    ...(replay === null ? [] : ['--replay DIR']),
    ...(recorded ? ['--recorded'] : []),
    '--write',
  ];
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(
    DOCUMENT,
    `# What language models get right

Written by \`npm run eval -- ${given.join(' ')}\` on ${day}, beside the rules (\`rules-v1\`). The sets are in
[test/corpora](../../test/corpora/README.md); [the laboratory](../../lab/README.md#evaluate-a-model) says what is counted.

${tables.join('\n\n')}
`,
  );
}
