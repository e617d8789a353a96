/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { type GuardedAnswer, runAnswersInLanguages } from '../../../lab/eval/answers-in-languages.ts';
import { expectFloor, expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { answerInLanguageShape } from './answer-in-language.ts';

const [set = expect.unreachable(), ...others] = readSets('answers-in-languages', answerInLanguageShape);
expect(others).toEqual([]);

const listInventions = (answers: readonly GuardedAnswer[]) =>
  answers.flatMap(({ language, task, inventions }) =>
    inventions.map(({ kind, words, isShown }) => ({
      ...{ kind, isShown },
      ...{ line: `${language}: ${task}: ${kind}: ${words}`, holds: !isShown },
    })),
  );

describe.each(['de', 'fr', 'es'] as const)('answers of a model in %s', (language) => {
  const run = (check: Parameters<typeof runAnswersInLanguages>[0]) => runAnswersInLanguages(check, language);

  test('are shown where they are honest', async () => {
    const honest = (await run('right')).filter(({ isHonest }) => isHonest);
    const checks = honest.flatMap(({ task, case: title, written, kept }) =>
      Array.from({ length: written }, (_, at) => ({ line: `${task}: ${title}`, holds: at < kept })),
    );
    expectFloor(set, `honest words in ${language} that are shown`, checks);
  });

  test('are without their inventions where the second question is answered rightly', async () => {
    expectShare(listInventions(await run('right')), 1);
  });

  test('are without names, prices and promises where it has no answer, and without names and prices where it vouches for all', async () => {
    const unchecked = listInventions(await run('none')).filter(({ isShown }) => isShown);
    expect(unchecked.filter(({ kind }) => kind !== 'claim')).toEqual([]);
    const vouched = listInventions(await run('blind'));
    expectShare(vouched, set.limits?.['by_code_alone'] ?? 1);
    expect(vouched.filter(({ kind, isShown }) => isShown && (kind === 'name' || kind === 'price'))).toEqual([]);
  });
});
