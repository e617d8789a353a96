import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EvalArguments } from './arguments.ts';
import judgedPlans from './judged-plans.json' with { type: 'json' };
import { RECORDED_MODEL } from './recorded-cases.ts';

const RECORDED = `

\`${RECORDED_MODEL}\` is a language model that read the questions at [the desk](../../lab/README.md#answer-by-hand) and nothing else. Its answers are
[a labelled set](../../test/corpora/README.md), in two halves: guards were changed for the one, and for one plan and the advice on checks of the other. Its tokens are characters by four.`;
/** Which of two plans of a brief, A and B, a judge would rather have (`npm run eval -- blind`). */
function judgedTable(): string {
  const { judged, seed, judge, chosen } = judgedPlans;
  const count = (by: string): number => chosen.filter((one) => one.by === by).length;
  return [
    '## Plans, judged blind',
    '',
    `${chosen.length} briefs, on ${judged}, in the order of seed ${seed}, by ${judge}.`,
    '',
    `| the better plan | ${['rules', RECORDED_MODEL].join(' | ')} |`,
    '|---|---|---|',
    `| of ${chosen.length} | ${count('rules')} | ${count(RECORDED_MODEL)} |`,
  ].join('\n');
}

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
[test/corpora](../../test/corpora/README.md); [the laboratory](../../lab/README.md#evaluate-a-model) says what is counted.${recorded ? RECORDED : ''}

${[...tables, ...(recorded ? [judgedTable()] : [])].join('\n\n')}
`,
  );
}
