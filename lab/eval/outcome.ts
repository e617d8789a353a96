import type { Ports } from './ports.ts';

/** One expectation of a label. */
export interface LabelCheck {
  /** The row of the table. */
  readonly measure: string;
  readonly line: string;
  readonly holds: boolean;
}

/** A case as one contestant did it. */
export interface Outcome {
  readonly checks: readonly LabelCheck[];
  /** All that the model wrote: pages and purposes, sections and guidance, edits and proposals, titles and descriptions, verdicts. */
  readonly written: number;
  /** Of these, the ones that the product shows. */
  readonly kept: number;
  /** All text that a user gets, to look for inventions in it. */
  readonly shown: readonly string[];
}

export interface EvalCase {
  readonly title: string;
  run(ports: Ports): Promise<Outcome>;
}

export const evalTasks = ['plans', 'outlines', 'analyses', 'verifications', 'checks', 'ideas'] as const;
export type EvalTask = (typeof evalTasks)[number];
