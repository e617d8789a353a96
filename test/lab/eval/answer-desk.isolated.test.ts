/** The desk answers from files, and a whole conversation is replayed without it. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startAnswerDesk } from '../../../lab/eval/answer-desk.ts';
import { evaluate, type TaskResult } from '../../../lab/eval/evaluate.ts';
import { parseEnvironment, setProcessVariables } from '../../../shared/environment.ts';
import { fitting } from '../../harness/model-server.ts';
import { waitUntil } from '../../harness/wait-until.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const MODEL = 'by-hand';
const given = { models: [MODEL], tasks: ['ideas'], record: null, replay: null, recorded: false, atOnce: 100 } as const;

async function useFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'answer-desk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function useDesk(folder: string): Promise<string> {
  const desk = await startAnswerDesk(folder, { lookEveryMs: 5 });
  onTestFinished(() => desk.stop());
  return desk.baseUrl;
}

const provider = (protocol: 'openai' | 'anthropic', baseUrl: string) =>
  parseEnvironment({ MODEL_PROVIDER: protocol, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: 'a-key' });

const questionsOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.question.md')).toSorted();

const readQuestion = async (folder: string, file: string): Promise<{ text: string; schema: unknown }> => {
  const text = await readFile(path.join(folder, file), 'utf8');
  return { text, schema: JSON.parse(text.slice(text.lastIndexOf('```json') + 7, text.lastIndexOf('```'))) };
};

/** Answers every question until the evaluation is over. */
async function answerAll(folder: string, evaluated: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = evaluated.finally(() => {
    isOver = true;
  });
  await waitUntil('the end of the evaluation', async () => {
    for (const file of await questionsOf(folder)) {
      const { schema } = await readQuestion(folder, file);
      await writeFile(path.join(folder, file.replace('.question.md', '.answer.json')), JSON.stringify(fitting(schema)));
    }
    return isOver;
  });
  await over;
}

const modelRun = ([result]: readonly TaskResult[]) => result?.runs.get(MODEL) ?? expect.unreachable();
const withoutTimes = (results: readonly TaskResult[]) => {
  const { calls, ...run } = modelRun(results);
  return { ...run, calls: calls.map(({ durationMs: _, ...call }) => call) };
};

describe.each(['openai', 'anthropic'] as const)('the desk for %s', (protocol) => {
  test('lets all first questions wait together, each readable with its purpose', async () => {
    const folder = await useFolder();
    const evaluated = evaluate(given, provider(protocol, await useDesk(folder)));
    await waitUntil('five questions', async () => (await questionsOf(folder)).length === 5);
    const texts = await Promise.all((await questionsOf(folder)).map((file) => readQuestion(folder, file)));
    for (const { text } of texts) {
      expect(text).toContain('purpose: choose-ideas');
      expect(text).toContain('You are an editor who decides which content ideas');
      expect(text).toContain('<data boundary site>');
    }
    await answerAll(folder, evaluated);
  });

  test('answers the same question a second time from the file', async () => {
    const folder = await useFolder();
    const first = evaluate(given, provider(protocol, await useDesk(folder)));
    await answerAll(folder, first);
    const asked = await questionsOf(folder);
    const again = await evaluate(given, provider(protocol, await useDesk(folder)));
    expect(await questionsOf(folder)).toEqual(asked);
    expect(withoutTimes(again)).toEqual(withoutTimes(await first));
  });
});

test('a recorded evaluation is replayed without a provider, with the same table', async () => {
  const [folder, record] = [await useFolder(), await useFolder()];
  const recorded = evaluate({ ...given, record }, provider('openai', await useDesk(folder)));
  await answerAll(folder, recorded);
  const replayed = await evaluate({ ...given, replay: record }, parseEnvironment({}));
  expect(modelRun(replayed).calls.length).toBeGreaterThan(5);
  expect(withoutTimes(replayed)).toEqual(withoutTimes(await recorded));
});

test('a model without a provider is refused', async () => {
  await expect(evaluate(given, parseEnvironment({}))).rejects.toThrow('--model needs MODEL_PROVIDER');
});
