import { afterEach, expect, test, vi } from 'vitest';
import { modelGrader } from '../../../../shared/providers/model/model-grader.ts';
import type { TextModel } from '../../../../shared/providers/model/text-model.ts';
import { goodArticle, gradingInput } from '../../domain/grading/sample-pages.ts';
import { judgementsOf, questionAbout, writtenEdit } from '../../domain/model-prompts/page-questions.ts';

const CALL_MS = 10_000;
const ANALYSIS_MS_MAX = 25_000;
const CALLS_MAX = 3;

afterEach(() => {
  vi.useRealTimers();
});

test('an analysis with edits takes at most 25 seconds and three calls with a model that takes ten for each', async () => {
  vi.useFakeTimers();
  const question = questionAbout(gradingInput(goodArticle));
  const asked: string[] = [];
  const model: TextModel = {
    model: 'slow-1',
    async generate({ purpose }) {
      asked.push(purpose);
      await new Promise((resolve) => setTimeout(resolve, CALL_MS));
      const content =
        purpose === 'grade' ? { judgements: judgementsOf(question), edits: [writtenEdit] } : { unsupported: [] };
      return { content, isCut: false, inputTokens: 1, outputTokens: 1 };
    },
  };
  const begun = Date.now();
  const grading = modelGrader(model)
    .gradePage(question)
    .then((grade) => ({ grade, took: Date.now() - begun }));
  await vi.advanceTimersByTimeAsync(5 * CALL_MS);
  const { grade, took } = await grading;
  expect(grade).toMatchObject({ edits: [{ title: writtenEdit.title }], hasFailed: false });
  expect(took).toBeLessThanOrEqual(ANALYSIS_MS_MAX);
  expect(asked.length).toBeLessThanOrEqual(CALLS_MAX);
});
