import type { EvalTask } from './outcome.ts';
import type { TaskRun } from './run-cases.ts';

/** A task as each contestant did it, by the contestant's name. */
export type TaskRuns = ReadonlyMap<string, TaskRun>;

const NOTHING = '–';

/** Rows of a task: agreement with the labels first, then what the guards left, then what it cost. */
const rowsOf = (runs: readonly TaskRun[]): [row: string, cells: string[]][] => [
  ...measuresOf(runs).map((measure): [string, string[]] => [measure, runs.map((run) => agreement(run, measure))]),
  ['words of the model that are kept (recall of the guards)', runs.map(({ outcomes }) => keptShare(outcomes))],
  ['left out, by reason', runs.map(droppedReasons)],
  [
    'calls, of them failed',
    runs.map(({ calls }) => (calls.length === 0 ? NOTHING : `${calls.length}, ${countFailed(calls)}`)),
  ],
  ['tokens in / out', runs.map(tokenSums)],
  [
    'US dollars',
    runs.map(({ calls, dollars }) => (calls.length === 0 || dollars === null ? NOTHING : dollars.toFixed(4))),
  ],
  ['seconds of a call, median / longest', runs.map(latencies)],
];

/** One table in Markdown: a column for each contestant. */
export function taskTable(task: EvalTask, runs: TaskRuns): string {
  const names = [...runs.keys()];
  const all = [...runs.values()];
  const rows = rowsOf(all).filter(([, cells]) => cells.some((cell) => cell !== NOTHING));
  const cases = all[0]?.outcomes.length ?? 0;
  return [
    `## ${task}: ${cases} ${cases === 1 ? 'case' : 'cases'}`,
    '',
    `| measure | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---').join('|')}|`,
    ...rows.map(([row, cells]) => `| ${row} | ${cells.join(' | ')} |`),
  ].join('\n');
}

const measuresOf = (runs: readonly TaskRun[]): string[] => [
  ...new Set(runs.flatMap(({ outcomes }) => outcomes.flatMap(({ checks }) => checks.map(({ measure }) => measure)))),
];

function agreement({ outcomes }: TaskRun, measure: string): string {
  const checks = outcomes.flatMap((outcome) => outcome.checks.filter((check) => check.measure === measure));
  return share(checks.filter(({ holds }) => holds).length, checks.length);
}

export function keptShare(outcomes: TaskRun['outcomes']): string {
  const sum = (of: 'written' | 'kept'): number => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  return share(sum('kept'), sum('written'));
}

export const share = (part: number, whole: number): string =>
  whole === 0 ? NOTHING : `${Math.round((100 * part) / whole)} % (${part} of ${whole})`;

function droppedReasons({ dropped }: TaskRun): string {
  const counts = [...Map.groupBy(dropped, (reason) => reason)].map(([reason, same]) => [reason, same.length] as const);
  const sorted = counts.toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b, 'en'));
  return sorted.map(([reason, count]) => `${reason} ${count}`).join(', ') || NOTHING;
}

const countFailed = (calls: TaskRun['calls']): number => calls.filter(({ failure }) => failure !== null).length;

function tokenSums({ calls }: TaskRun): string {
  const sum = (of: 'input' | 'output'): number => calls.reduce((total, { tokens }) => total + (tokens?.[of] ?? 0), 0);
  return calls.length === 0 ? NOTHING : `${grouped(sum('input'))} / ${grouped(sum('output'))}`;
}

function latencies({ calls }: TaskRun): string {
  const times = calls.map(({ durationMs }) => durationMs).toSorted((a, b) => a - b);
  const [middle, longest] = [times[Math.ceil(times.length / 2) - 1], times.at(-1)];
  // Answers of a set have no time.
  return middle === undefined || !longest ? NOTHING : `${seconds(middle)} / ${seconds(longest)}`;
}

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);
const grouped = (count: number): string => count.toLocaleString('en-US');

/** The expectations that do not hold, for whoever looks for the reason. */
export const missedLines = (runs: TaskRuns): string[] =>
  [...runs].flatMap(([name, { outcomes }]) =>
    outcomes.flatMap(({ checks }) =>
      checks.filter(({ holds }) => !holds).map(({ measure, line }) => `${name}: ${measure}: ${line}`),
    ),
  );
