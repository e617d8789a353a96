import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { answerInLanguageShape } from './answers-in-languages/answer-in-language.ts';
import { briefShape } from './briefs/brief.ts';
import { editedPageShape } from './edits/edit.ts';
import { factPageShape } from './facts/fact-page.ts';
import { ratedPageShape } from './grade-order/rated-page.ts';
import { ideaChoiceShape } from './idea-choices/idea-choice.ts';
import { inventedAnswerShape } from './invented-answers/invented-answer.ts';
import { inventionShape } from './inventions/invention-case.ts';
import { keywordPageShape } from './keywords/keyword-page.ts';
import { modelEditShape } from './model-edits/model-edit-case.ts';
import { recordedCaseShape } from './model-recordings/recorded-case.ts';
import { outlineShape } from './outlines/outline-case.ts';
import { faultyPageShape } from './page-faults/faulty-page.ts';
import { pageIntentSiteShape } from './page-intents/page-intent-site.ts';
import { pageKindCaseShape } from './page-kinds/page-kind-case.ts';
import { pagePairShape } from './page-pairs/page-pair.ts';
import { pageCaseShape } from './pages/page-case.ts';
import { planShape } from './plans/plan.ts';
import { readingShape } from './readings/reading.ts';
import { readSets } from './sets.ts';
import { wordListShape } from './syllables/word-list.ts';

const shapes: Readonly<Record<string, z.ZodType>> = {
  'answers-in-languages': answerInLanguageShape,
  briefs: briefShape,
  edits: editedPageShape,
  facts: factPageShape,
  'grade-order': ratedPageShape,
  'idea-choices': ideaChoiceShape,
  'invented-answers': inventedAnswerShape,
  inventions: inventionShape,
  keywords: keywordPageShape,
  'model-edits': modelEditShape,
  'model-recordings': recordedCaseShape,
  outlines: outlineShape,
  'page-faults': faultyPageShape,
  'page-intents': pageIntentSiteShape,
  'page-kinds': pageKindCaseShape,
  'page-pairs': pagePairShape,
  pages: pageCaseShape,
  plans: planShape,
  readings: readingShape,
  syllables: wordListShape,
};

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('every kind of set has a shape', () => {
  expect(foldersIn('.').toSorted()).toEqual(Object.keys(shapes));
});

describe.each(Object.entries(shapes))('the sets of %s', (kind, shape) => {
  // Throws where a file has another shape.
  const sets = readSets(kind, shape);

  test('have a description each, and cases of the shape of their kind', () => {
    expect(sets.map(({ name }) => name).toSorted()).toEqual(foldersIn(kind).toSorted());
    for (const { cases } of sets) expect(cases.length).toBeGreaterThan(0);
  });

  test('have names that say what they are, not when they came', () => {
    const names = sets.map(({ name }) => name);
    const ordinal =
      /(?:^|-)(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten)th|dozen|old|new|more|further|other|held|round)(?:-|$)/;
    expect(names.filter((name) => ordinal.test(name))).toEqual([]);
  });
});
