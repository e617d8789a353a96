import { parseArgs } from 'node:util';
import { type EvalTask, evalTasks } from './outcome.ts';

export const usage = `usage: npm run eval -- [--model ID]… [--record DIR | --replay DIR] [--recorded] [--task ${evalTasks.join(',')}] [--at-once N] [--misses] [--write]
       npm run eval -- desk FOLDER [--port N]
       npm run eval -- blind FOLDER [--seed N]
       npm run eval -- vectors
The provider and its key come from the environment, as the service takes them: MODEL_PROVIDER, MODEL_BASE_URL, MODEL_API_KEY, MODEL_INPUT_PRICE …`;

/** Arguments that cannot be used; the message is one line. */
export class EvalUsageError extends Error {
  override name = 'EvalUsageError';
}

export interface EvalArguments {
  readonly models: readonly string[];
  readonly tasks: readonly EvalTask[];
  /** Where answers are recorded, or replayed from; null for neither. */
  readonly record: string | null;
  readonly replay: string | null;
  /** Whether the model whose answers are a labelled set runs too. */
  readonly recorded: boolean;
  readonly atOnce: number;
  readonly showsMisses: boolean;
  readonly writes: boolean;
}

const AT_ONCE = '4';

/** @throws EvalUsageError */
export function readEvalArguments(argv: readonly string[]): EvalArguments {
  const { record = null, replay = null, model: models, task, 'at-once': atOnce, recorded, misses, write } = parse(argv);
  const named = task.split(',');
  const unknown = named.filter((name) => !evalTasks.some((known) => known === name));
  if (unknown.length > 0)
    throw new EvalUsageError(`unknown task ${unknown.join(', ')}: they are ${evalTasks.join(', ')}`);
  if (!(Number.isInteger(Number(atOnce)) && Number(atOnce) > 0))
    throw new EvalUsageError('--at-once must be a whole number from 1');
  if (record !== null && replay !== null) throw new EvalUsageError('--record and --replay exclude each other');
  if (models.length === 0 && (record ?? replay) !== null)
    throw new EvalUsageError('--record and --replay need --model');
  return {
    ...{ models, record, replay, recorded, atOnce: Number(atOnce) },
    tasks: evalTasks.filter((known) => named.includes(known)),
    ...{ showsMisses: misses, writes: write },
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        model: { type: 'string', multiple: true, default: [] },
        task: { type: 'string', default: evalTasks.join(',') },
        record: { type: 'string' },
        replay: { type: 'string' },
        recorded: { type: 'boolean', default: false },
        'at-once': { type: 'string', default: AT_ONCE },
        misses: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new EvalUsageError(error instanceof Error ? error.message : String(error));
  }
}
