/** The score of each set: held to its floor, and kept for the table of `npm run quality`. */
import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { processVariables } from '../../shared/environment.ts';
import { QUALITY_SCORES_FILE } from './scores-file.ts';
import type { LabelledSet } from './sets.ts';

/** One expectation about a case. */
export interface Check {
  readonly line: string;
  readonly holds: boolean;
}

export interface Score {
  kind: string;
  set: string;
  cases: number;
  /** The unit of the score. */
  unit: string;
  holds: number;
  of: number;
  seen: string;
  firstRun: LabelledSet<unknown>['first_run'];
  floor: number;
}

const shareOf = (checks: readonly Check[]): number => checks.filter(({ holds }) => holds).length / checks.length;

/** @throws when fewer expectations hold than the floor says; the message lists the others. */
export function expectShare(checks: readonly Check[], floor: number): void {
  expect(checks.length).toBeGreaterThan(0);
  const missed = checks.filter(({ holds }) => !holds).map(({ line }) => line);
  expect(shareOf(checks), missed.join('\n')).toBeGreaterThanOrEqual(floor);
}

/** Records what a whole set scores, and holds it to its floor. */
export function expectFloor(set: LabelledSet<unknown>, unit: string, checks: readonly Check[]): void {
  const score: Score = {
    ...{ kind: set.kind, set: set.name, cases: set.cases.length, unit },
    ...{ holds: checks.filter(({ holds }) => holds).length, of: checks.length },
    ...{ seen: set.seen, firstRun: set.first_run, floor: set.floor },
  };
  const file = processVariables()[QUALITY_SCORES_FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(score)}\n`);
  expectShare(checks, set.floor);
}
