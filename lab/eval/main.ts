/**
 * `npm run eval`: what language models make of the labelled sets, through the product's own ports, beside the rules. README.md of the
 * laboratory says how it is used, and how answers are written by hand.
 */
import { EnvironmentError, processVariables, readEnvironment, setProcessVariables } from '../../shared/environment.ts';
import { languagesTable } from './answers-in-languages.ts';
import { type EvalArguments, EvalUsageError, readEvalArguments, usage } from './arguments.ts';
import { writeBlindPlans } from './blind-plans.ts';
import { evaluate } from './evaluate.ts';
import { inventionsTable } from './inventions.ts';
import { keptTable } from './kept-table.ts';
import { meaningTable } from './meaning-table.ts';
import { writeModelsDocument } from './models-document.ts';
import { recordVectors } from './record-vectors.ts';
import { readRecordedSets } from './recorded-cases.ts';
import { runDesk } from './run-desk.ts';
import { missedLines, taskTable } from './table.ts';

async function main(given: EvalArguments): Promise<void> {
  const results = await evaluate(given, readEnvironment());
  for (const { task, runs } of results) {
    process.stdout.write(`${taskTable(task, runs)}\n\n`);
    if (given.showsMisses) process.stdout.write(`${missedLines(runs).join('\n')}\n\n`);
  }
  const kept = given.recorded ? [keptTable(results, readRecordedSets()), meaningTable(), await languagesTable()] : [];
  const invented = await inventionsTable();
  process.stdout.write(`${[...kept, invented].join('\n\n')}\n`);
  if (given.writes)
    await writeModelsDocument(given, [...results.map(({ task, runs }) => taskTable(task, runs)), ...kept, invented]);
}

// The table has what the log would say.
setProcessVariables({ LOG_LEVEL: processVariables()['LOG_LEVEL'] ?? 'silent' });
const argv = process.argv.slice(2);
try {
  const [command, ...rest] = argv;
  await (command === 'desk'
    ? runDesk(rest)
    : command === 'blind'
      ? writeBlindPlans(rest)
      : command === 'vectors'
        ? recordVectors()
        : main(readEvalArguments(argv)));
} catch (error) {
  if (!(error instanceof EvalUsageError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}
