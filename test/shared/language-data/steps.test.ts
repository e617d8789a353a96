import { describe, expect, test } from 'vitest';
import { type StepId, stepTitles } from '../../../shared/domain/briefs/step-titles.ts';
import { readSteps } from '../../../shared/language-data/steps/read-steps.ts';
import { stepsSchema } from '../../../shared/language-data/steps/steps-schema.ts';
import { dataFiles } from './data-files.ts';

const ids: ReadonlySet<StepId> = new Set([...stepTitles.map(([, id]) => id), 'essentials']);

test('steps are in the languages that outlines are written in, but for English', () => {
  expect(dataFiles('steps')).toEqual(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']);
  expect(readSteps('en')).toBeNull();
});

describe.each(dataFiles('steps'))('steps/%s.json', (language) => {
  test('has every step and place of the code, and no other', () => {
    const steps = readSteps(language);
    expect(Object.keys(steps?.places ?? {})).toEqual(['at the heading', 'in', 'below the heading', 'after']);
    expect(stepsSchema.safeParse(steps).error).toBeUndefined();
    expect(Object.keys(steps?.steps ?? {}).toSorted()).toEqual([...ids].toSorted());
  });
});
