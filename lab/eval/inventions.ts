import { type InventedAnswer, inventedAnswerShape } from '../../test/corpora/invented-answers/invented-answer.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { casesOfTask } from './evaluate.ts';
import type { EvalCase } from './outcome.ts';
import { openPorts } from './ports.ts';
import { type CheckAnswer, checkAnswers, openScripted } from './scripted-model.ts';

type Invention = InventedAnswer['inventions'][number];

const MODEL = 'inventor';

/** An invention, and whether a user is shown it. */
interface InventionResult extends Invention {
  /** The labelled set that has it. */
  readonly set: string;
  readonly task: InventedAnswer['task'];
  readonly case: string;
  readonly isShown: boolean;
}

/** Runs the answers of models that invent, with a second question that is answered as `check` says. */
export async function runInventions(check: CheckAnswer): Promise<InventionResult[]> {
  const invented = readSets('invented-answers', inventedAnswerShape).flatMap(({ name, cases }) =>
    cases.map((answer) => ({ set: name, answer })),
  );
  const cases = new Map<string, EvalCase[]>();
  const results: InventionResult[] = [];
  for (const { set, answer } of invented) {
    const { task, case: title, inventions } = answer;
    const ofTask = cases.get(task) ?? casesOfTask[task]();
    cases.set(task, ofTask);
    const found = ofTask.find((one) => one.title === title);
    if (!found) throw new Error(`${task} has no case "${title}"`);
    const scripted = { answers: answer.answers, unsupported: inventions.map(({ words }) => words) };
    const { shown } = await found.run(openPorts({ MODEL_PROVIDER: 'rules' }, openScripted(MODEL, scripted, check)));
    const text = shown.join('\n').toLowerCase();
    for (const invention of inventions)
      results.push({ ...invention, set, task, case: title, isShown: text.includes(invention.words.toLowerCase()) });
  }
  return results;
}

const kinds = [
  'number',
  'name',
  'price',
  'promise',
  'address',
  'language',
  'claim',
  'order',
] as const satisfies Invention['kind'][];
const columns: Readonly<Record<CheckAnswer, string>> = {
  right: 'the check is right',
  blind: 'the check finds nothing',
  none: 'the check has no answer',
};

/** How many inventions a user is shown, by what they are: a table in Markdown. */
export async function inventionsTable(): Promise<string> {
  const runs = await Promise.all(checkAnswers.map(runInventions));
  const cell = (run: readonly InventionResult[], kind: Invention['kind']): string => {
    const ofKind = run.filter((one) => one.kind === kind);
    return `${ofKind.filter(({ isShown }) => isShown).length} of ${ofKind.length}`;
  };
  return [
    '## Inventions that a user is shown',
    '',
    `| kind | ${checkAnswers.map((check) => columns[check]).join(' | ')} |`,
    '|---|---|---|---|',
    ...kinds.map((kind) => `| ${kind} | ${runs.map((run) => cell(run, kind)).join(' | ')} |`),
  ].join('\n');
}
