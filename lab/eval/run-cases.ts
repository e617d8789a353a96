import { modelTask } from '../../shared/domain/model-prompts/model-tasks.ts';
import { computeMicrodollars, type ModelPrices } from '../../shared/domain/plans/model-prices.ts';
import { type DroppedTexts, droppedTextsChannel } from '../../shared/providers/model/count-dropped-texts.ts';
import type { OpenModel } from '../../shared/providers/model/model-port.ts';
import { type ModelSettings, modelPrices } from '../../shared/providers/model/model-settings.ts';
import type { ModelCall } from './model-call.ts';
import type { EvalCase, EvalTask, Outcome } from './outcome.ts';
import { openPorts } from './ports.ts';

/** All cases of a task as one contestant did them. */
export interface TaskRun {
  readonly outcomes: readonly (Outcome & { readonly title: string })[];
  readonly calls: readonly ModelCall[];
  /** Codes of what was left out, each as often as it came. */
  readonly dropped: readonly string[];
  /** Null where the prices of a model are not set. */
  readonly dollars: number | null;
}

const MICRODOLLARS = 1_000_000;

/** Runs the cases of a task through the product's ports, so many at a time; what each leaves out is counted by the product itself. */
export async function runCases(
  task: EvalTask,
  cases: readonly EvalCase[],
  settings: ModelSettings,
  { atOnce, openModel }: { atOnce: number; openModel?: ((title: string) => OpenModel | undefined) | undefined },
): Promise<TaskRun> {
  const dropped: string[] = [];
  const count = (message: unknown): void => {
    const { purpose, reasons } = message as DroppedTexts;
    if (modelTask(purpose) === task) dropped.push(...reasons);
  };
  const done: { outcome: TaskRun['outcomes'][number]; calls: readonly ModelCall[] }[] = [];
  const waiting = cases.entries();
  const work = async (): Promise<void> => {
    for (const [at, { title, run }] of waiting) {
      const ports = openPorts(settings, openModel?.(title));
      done[at] = { outcome: { title, ...(await run(ports)) }, calls: ports.calls };
    }
  };
  droppedTextsChannel.subscribe(count);
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    droppedTextsChannel.unsubscribe(count);
  }
  const calls = done.flatMap((one) => one.calls);
  return {
    outcomes: done.map(({ outcome }) => outcome),
    calls,
    dropped,
    dollars: sumDollars(calls, (model) => modelPrices(settings, model)),
  };
}

function sumDollars(calls: readonly ModelCall[], pricesOf: (model: string) => ModelPrices | null): number | null {
  const costs = calls.map(({ model, tokens }) => {
    const prices = pricesOf(model);
    return prices === null ? null : tokens === null ? 0 : computeMicrodollars(prices, tokens);
  });
  return costs.reduce<number | null>(
    (sum, cost) => (sum === null || cost === null ? null : sum + cost / MICRODOLLARS),
    0,
  );
}
