import type { ModelEffort } from './model-effort.ts';
import type { ModelPurpose } from './model-prompt.ts';

interface TaskDefaults {
  /** Models think as long as they are let: where a user waits, little. */
  readonly effort: ModelEffort;
  /** For everything that the task asks of a model at once, retries included: what a model of 60 tokens a second writes in time. */
  readonly seconds: number;
  /** The contract, the gateway or the step of the job gives it no more. */
  readonly secondsMax: number;
}

/** The tasks of a language model whose model, effort, output limit and time limit an operator sets apart, with their defaults. */
export const modelTasks = {
  analyses: { effort: 'medium', seconds: 90, secondsMax: 110 },
  /** Six seconds are the specification's (Verification rules 1). */
  verifications: { effort: 'low', seconds: 6, secondsMax: 6 },
  checks: { effort: 'low', seconds: 20, secondsMax: 25 },
  /** Of a request that waits; a plan that is a job has more. */
  plans: { effort: 'low', seconds: 25, secondsMax: 27 },
  keywords: { effort: 'low', seconds: 5, secondsMax: 25 },
  outlines: { effort: 'medium', seconds: 90, secondsMax: 110 },
  ideas: { effort: 'low', seconds: 60, secondsMax: 110 },
  descriptions: { effort: 'low', seconds: 15, secondsMax: 25 },
  grounding: { effort: 'low', seconds: 15, secondsMax: 60 },
} as const satisfies Record<string, TaskDefaults>;

export type ModelTask = keyof typeof modelTasks;
export const modelTaskNames = Object.keys(modelTasks) as ModelTask[];

const taskOfPurpose: Readonly<Record<ModelPurpose, ModelTask>> = {
  grade: 'analyses',
  validate: 'verifications',
  advise: 'checks',
  outline: 'outlines',
  'describe-brief': 'descriptions',
  'plan-pages': 'plans',
  'suggest-keywords': 'keywords',
  'site-context': 'descriptions',
  'choose-ideas': 'ideas',
  'word-ideas': 'ideas',
  'check-sentences': 'grounding',
};

export const modelTask = (purpose: ModelPurpose): ModelTask => taskOfPurpose[purpose];
