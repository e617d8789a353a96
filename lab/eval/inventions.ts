import { DEFAULT_LANGUAGE } from '../../shared/language-data/messages/read-messages.ts';
import { type InventedAnswer, inventedAnswerShape } from '../../test/corpora/invented-answers/invented-answer.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { casesOfTask } from './evaluate.ts';
import type { EvalCase } from './outcome.ts';
import { openPorts } from './ports.ts';
import { type CheckAnswer, openScripted } from './scripted-model.ts';

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

/** Runs the answers of models that invent, with a second question that is answered as `check` says: `right` is as it was answered at the desk. */
export async function runInventions(check: CheckAnswer): Promise<InventionResult[]> {
  const invented = readSets('invented-answers', inventedAnswerShape).flatMap(({ name, cases }) =>
    cases.map((answer) => ({ set: name, answer })),
  );
  const cases = new Map<string, EvalCase[]>();
  const results: InventionResult[] = [];
  for (const { set, answer } of invented) {
    const { task, case: title, inventions, flagged } = answer;
    const ofTask = cases.get(task) ?? casesOfTask[task](DEFAULT_LANGUAGE);
    cases.set(task, ofTask);
    const found = ofTask.find((one) => one.title === title);
    if (!found) throw new Error(`${task} has no case "${title}"`);
    const scripted = { answers: answer.answers, unsupported: flagged };
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
  none: 'guards alone, no check',
  right: 'guards and an honest check',
  blind: 'guards and a check that vouches for everything',
};

/** How many inventions a user is shown, by what they are: a table in Markdown. */
export async function inventionsTable(): Promise<string> {
  const shown: readonly CheckAnswer[] = ['none', 'right', 'blind'];
  const runs = await Promise.all(shown.map(runInventions));
  const cell = (run: readonly InventionResult[], kind: Invention['kind']): string => {
    const ofKind = run.filter((one) => one.kind === kind);
    return `${ofKind.filter(({ isShown }) => isShown).length} of ${ofKind.length}`;
  };
  return [
    '## Inventions that a user is shown',
    '',
    'An honest check is the second question as a language model answered it at the desk. Guards alone show words of the material, and those of the rules.',
    '',
    `| kind | ${shown.map((check) => columns[check]).join(' | ')} |`,
    '|---|---|---|---|',
    ...kinds.map((kind) => `| ${kind} | ${runs.map((run) => cell(run, kind)).join(' | ')} |`),
    `| all | ${runs.map((run) => `${run.filter(({ isShown }) => isShown).length} of ${run.length}`).join(' | ')} |`,
  ].join('\n');
}
