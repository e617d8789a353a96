import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dataBlocks } from '../../../../shared/domain/model-prompts/data-blocks.ts';
import type { ModelPrompt } from '../../../../shared/domain/model-prompts/model-prompt.ts';
import { EnvironmentError, parseEnvironment, setProcessVariables } from '../../../../shared/environment.ts';
import { askModel } from '../../../../shared/providers/model/ask-model.ts';
import { openTextModel } from '../../../../shared/providers/model/open-text-model.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import { type ModelReply, startModelServer } from '../../../harness/model-server.ts';

setProcessVariables({ LOG_LEVEL: 'info' });
const server = await startModelServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.calls = [];
});

const MODEL = 'maker/model:1';
const FOLDER_OF_MODEL = 'maker%2Fmodel%3A1';

function prompt(boundary: string, page = 'THE SECRET PAGE'): ModelPrompt<unknown> {
  const data = dataBlocks(boundary);
  return {
    purpose: 'grade',
    system: `Judge it. ${data.rule}`,
    user: `${data.block('page', page)}\n\nHow good is it?`,
    schema: { type: 'object', properties: { score: { type: 'number' } }, required: ['score'] },
    maxTokens: 300,
    read: (answer) =>
      typeof answer === 'object' && answer !== null && 'score' in answer
        ? { ok: true, value: answer }
        : { ok: false, problem: 'score is missing' },
  };
}

async function useFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recordings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'kept');
}

const open = (variables: Record<string, string>) =>
  openTextModel(parseEnvironment({ MODEL_ID: MODEL, ...variables }), 'analyses') ?? expect.unreachable();
const openLive = (folder: string) =>
  open({ MODEL_PROVIDER: 'openai', MODEL_BASE_URL: server.baseUrl, MODEL_RECORD_DIR: folder });
const openRecorded = (folder: string) => open({ MODEL_PROVIDER: 'recorded', MODEL_RECORD_DIR: folder });

function answers(...replies: ModelReply[]): void {
  let at = 0;
  server.answer = () => replies[Math.min(at++, replies.length - 1)] ?? 'hangs';
}

function watchLog() {
  onTestFinished(() => void vi.restoreAllMocks());
  return captureLog();
}

describe('a recording', () => {
  test('has the question without its boundary, the answer, the tokens and the time', async () => {
    const folder = await useFolder();
    answers({ says: { score: 7 }, tokens: { input: 900, output: 40, cached: 100 } });
    await askModel(openLive(folder), prompt('b-0001'));
    const files = await readdir(path.join(folder, FOLDER_OF_MODEL));
    expect(files).toEqual([expect.stringMatching(/^grade-[0-9a-f]{32}\.json$/)]);
    const text = await readFile(path.join(folder, FOLDER_OF_MODEL, files[0] ?? ''), 'utf8');
    expect(text).not.toContain('b-0001');
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      model: MODEL,
      purpose: 'grade',
      question: {
        user: expect.stringMatching(
          /^The code of the data markers: boundary\n\n<data boundary page>\nTHE SECRET PAGE\n<\/data boundary>\n\nHow good/,
        ),
        earlier: null,
      },
      max_tokens: 300,
      effort: 'medium',
      answer: { content: '{"score":7}', is_cut: false },
      tokens: { input: 900, cached_input: 100, cache_write: 0, output: 40 },
      duration_ms: expect.any(Number),
    });
  });

  test('is for its owner alone, and nothing of it is in the log', async () => {
    const folder = await useFolder();
    const log = watchLog();
    answers({ says: { score: 7 } });
    await askModel(openLive(folder), prompt('b-0001'));
    const ofModel = path.join(folder, FOLDER_OF_MODEL);
    const [file = ''] = await readdir(ofModel);
    const stats = await Promise.all([folder, ofModel, path.join(ofModel, file)].map((name) => stat(name)));
    expect(stats.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
    expect(log.text()).toContain('model call');
    expect(log.text()).not.toContain('SECRET');
  });

  test('that cannot be written costs no answer', async () => {
    const log = watchLog();
    answers({ says: { score: 7 } });
    expect(await askModel(openLive('/dev/null/kept'), prompt('b-0001'))).toEqual({ score: 7 });
    expect(log.text()).toContain('was not recorded');
  });

  test('is made on no stage', () => {
    const parse = () => parseEnvironment({ MODEL_RECORD_DIR: '/tmp/kept', AWS_LAMBDA_FUNCTION_NAME: 'api' });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow('MODEL_RECORD_DIR');
  });
});

describe('MODEL_PROVIDER=recorded', () => {
  test('answers the same question with another boundary, without a request', async () => {
    const folder = await useFolder();
    answers({ says: { score: 7 } });
    await askModel(openLive(folder), prompt('b-0001'));
    server.calls = [];
    expect(await askModel(openRecorded(folder), prompt('b-0002'))).toEqual({ score: 7 });
    expect(server.calls).toEqual([]);
  });

  test('repeats a conversation of two tries', async () => {
    const folder = await useFolder();
    answers({ says: 'Sure!' }, { says: { score: 3 } });
    await askModel(openLive(folder), prompt('b-0001'));
    expect(await askModel(openRecorded(folder), prompt('b-0002'))).toEqual({ score: 3 });
  });

  test('rejects a question that was not recorded', async () => {
    const folder = await useFolder();
    answers({ says: { score: 7 } });
    await askModel(openLive(folder), prompt('b-0001'));
    const other = askModel(openRecorded(folder), prompt('b-0002', 'ANOTHER PAGE'));
    await expect(other).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('needs the folder', () => {
    expect(() => open({ MODEL_PROVIDER: 'recorded' })).toThrow('MODEL_RECORD_DIR');
  });
});
