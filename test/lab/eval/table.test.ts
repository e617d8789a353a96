import { describe, expect, test } from 'vitest';
import type { ModelCall } from '../../../lab/eval/model-call.ts';
import type { TaskRun } from '../../../lab/eval/run-cases.ts';
import { missedLines, taskTable } from '../../../lab/eval/table.ts';

const call = (durationMs: number, input = 0, output = 0): ModelCall => ({
  ...{ purpose: 'plan-pages', model: 'm', durationMs, answer: {}, failure: null },
  tokens: { input, cachedInput: 0, cacheWrite: 0, output },
});
const failed: ModelCall = { ...call(9_000), tokens: null, answer: undefined, failure: 'late' };

const checks = (held: readonly boolean[]) =>
  held.map((holds, at) => ({ measure: 'pages are planned', line: `page ${at + 1}`, holds }));

const byRules: TaskRun = {
  outcomes: [{ title: 'a brief', checks: checks([true, false, false]), written: 0, kept: 0, shown: [] }],
  calls: [],
  dropped: [],
  dollars: 0,
};
const byModel: TaskRun = {
  outcomes: [
    { title: 'a brief', checks: checks([true, true, false]), written: 20, kept: 19, shown: [] },
    { title: 'another brief', checks: checks([true]), written: 10, kept: 8, shown: [] },
  ],
  calls: [call(1_000, 1_500, 20), call(2_000, 500, 30), failed],
  dropped: ['purpose number', 'page denied', 'purpose number'],
  dollars: 0.01234,
};

const rowsOf = (runs: ReadonlyMap<string, TaskRun>) =>
  taskTable('plans', runs)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));

describe('the table of a task', () => {
  const rows = rowsOf(
    new Map([
      ['rules-v1', byRules],
      ['a-model', byModel],
    ]),
  );

  test('has a column for each contestant and adds up the expectations of all cases', () => {
    expect(rows[0]?.slice(1)).toEqual(['rules-v1', 'a-model']);
    expect(rows[1]).toEqual(['pages are planned', '33 % (1 of 3)', '75 % (3 of 4)']);
  });

  test.each([
    { row: 'words of the model that are kept (recall of the guards)', cell: '90 % (27 of 30)' },
    { row: 'left out, by reason', cell: 'purpose number 2, page denied 1' },
    { row: 'calls, of them failed', cell: '3, 1' },
    { row: 'tokens in / out', cell: '2,000 / 50' },
    { row: 'US dollars', cell: '0.0123' },
    { row: 'seconds of a call, median / longest', cell: '2.0 / 9.0' },
  ])('says of a model, and of rules nothing: $row', ({ row, cell }) => {
    expect(rows.find(([name]) => name === row)).toEqual([row, '–', cell]);
  });

  test('leaves out rows that no contestant has', () => {
    expect(rowsOf(new Map([['rules-v1', byRules]])).map(([name]) => name)).toEqual(['measure', 'pages are planned']);
  });

  test('says no dollars where the prices of a model are not set', () => {
    const unpriced = rowsOf(new Map([['a-model', { ...byModel, dollars: null }]]));
    expect(unpriced.map(([name]) => name)).not.toContain('US dollars');
  });
});

test('the expectations that do not hold are listed with their contestant', () => {
  expect(missedLines(new Map([['a-model', byModel]]))).toEqual(['a-model: pages are planned: page 3']);
});
