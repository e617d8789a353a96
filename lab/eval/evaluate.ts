import { rulesModel } from '../../shared/domain/grading/rules-model.ts';
import type { Language } from '../../shared/domain/language/languages.ts';
import type { Environment } from '../../shared/environment.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language-data/messages/read-messages.ts';
import type { OpenModel } from '../../shared/providers/model/model-port.ts';
import type { ModelSettings } from '../../shared/providers/model/model-settings.ts';
import { analysisCases } from './analysis-cases.ts';
import { type EvalArguments, EvalUsageError } from './arguments.ts';
import { checkCases } from './check-cases.ts';
import { ideaCases } from './idea-cases.ts';
import type { EvalCase, EvalTask } from './outcome.ts';
import { outlineCases } from './outline-cases.ts';
import { planCases } from './plan-cases.ts';
import { findRecorded, RECORDED_MODEL, readRecordedSets } from './recorded-cases.ts';
import { runCases, type TaskRun } from './run-cases.ts';
import { openScripted } from './scripted-model.ts';
import type { TaskRuns } from './table.ts';
import { verificationCases } from './verification-cases.ts';

/** Advice is asked for in the language; pages, purposes and guidance are in that of the brief or the page. */
export const casesOfTask: Readonly<Record<EvalTask, (adviceLanguage: Language) => EvalCase[]>> = {
  plans: planCases,
  outlines: outlineCases,
  analyses: analysisCases,
  verifications: verificationCases,
  checks: checkCases,
  ideas: ideaCases,
};

export interface TaskResult {
  readonly task: EvalTask;
  readonly runs: TaskRuns;
}

interface Contestant {
  readonly name: string;
  readonly settings: ModelSettings;
  /** The model of a case, where it is not the one of the settings. */
  readonly openModel?: (task: EvalTask, title: string) => OpenModel;
}

const byRules: ModelSettings = { MODEL_PROVIDER: 'rules' } as ModelSettings;

/**
 * Runs the tasks for the rules and for each model. The tasks of a model run at the same time, so that all that waits for an answer can be
 * answered together.
 */
export async function evaluate(
  given: Pick<EvalArguments, 'models' | 'tasks' | 'record' | 'replay' | 'recorded' | 'atOnce'>,
  environment: Environment,
): Promise<TaskResult[]> {
  const contestants: readonly Contestant[] = [
    { name: rulesModel, settings: byRules },
    ...given.models.map((model) => ({ name: model, settings: modelSettings(model, given, environment) })),
    ...(given.recorded ? [recordedContestant()] : []),
  ];
  const results = given.tasks.map((task) => ({ task, runs: new Map<string, TaskRun>() }));
  for (const { name, settings, openModel } of contestants) {
    await Promise.all(
      results.map(async ({ task, runs }) => {
        const run = await runCases(task, casesOfTask[task](DEFAULT_LANGUAGE), settings, {
          ...{ atOnce: given.atOnce, openModel: openModel && ((title) => openModel(task, title)) },
        });
        runs.set(name, run);
      }),
    );
  }
  return results;
}

function recordedContestant(): Contestant {
  const sets = readRecordedSets();
  const openModel = (task: EvalTask, title: string): OpenModel =>
    openScripted(RECORDED_MODEL, findRecorded(sets, task, title), 'right');
  return { name: RECORDED_MODEL, settings: byRules, openModel };
}

/** @throws EvalUsageError where no provider is set. */
function modelSettings(
  model: string,
  { record, replay }: Pick<EvalArguments, 'record' | 'replay'>,
  environment: Environment,
): ModelSettings {
  if (replay !== null) return { ...environment, MODEL_ID: model, MODEL_PROVIDER: 'recorded', MODEL_RECORD_DIR: replay };
  if (environment.MODEL_PROVIDER === 'rules')
    throw new EvalUsageError('--model needs MODEL_PROVIDER, as the service takes it, or --replay');
  return { ...environment, MODEL_ID: model, ...(record === null ? {} : { MODEL_RECORD_DIR: record }) };
}
