/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../lab/eval/evaluate.ts';
import { evalTasks } from '../../../lab/eval/outcome.ts';
import { KEYWORDS_KEPT } from '../../../lab/eval/plan-cases.ts';
import { RECORDED_MODEL } from '../../../lab/eval/recorded-cases.ts';
import { parseEnvironment } from '../../../shared/environment.ts';
import { expectFloor, expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { recordedCaseShape } from './recorded-case.ts';

const given = { models: [], record: null, replay: null, recorded: true, atOnce: 4 };

describe.each(evalTasks)('the recorded answers to %s, replayed without a key', (task) => {
  test('all questions are answered, and what the honest model wrote is shown', async () => {
    const [result] = await evaluate({ ...given, tasks: [task] }, parseEnvironment({}));
    const { outcomes, calls } = result?.runs.get(RECORDED_MODEL) ?? expect.unreachable();
    expect(calls.filter(({ failure }) => failure !== null)).toEqual([]);
    for (const set of readSets('model-recordings', recordedCaseShape)) {
      const titles = set.cases.filter((one) => one.task === task).map((one) => one.case);
      const checks = outcomes.flatMap(({ title, written, kept }) =>
        titles.includes(title) ? Array.from({ length: written }, (_, at) => ({ line: title, holds: at < kept })) : [],
      );
      expectFloor(set, `words of ${task} that are kept`, checks);
    }
  });
});

test('keywords that the honest model names for planned pages are kept, those that name the country of the site among them', async () => {
  const [result] = await evaluate({ ...given, tasks: ['plans'] }, parseEnvironment({}));
  const { outcomes } = result?.runs.get(RECORDED_MODEL) ?? expect.unreachable();
  const checks = outcomes.flatMap((outcome) => outcome.checks.filter(({ measure }) => measure === KEYWORDS_KEPT));
  expect(checks.filter(({ line, holds }) => line.endsWith(' ireland') && !holds)).toEqual([]);
  expectShare(checks, 0.95);
});
