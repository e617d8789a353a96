import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelPrompt, ModelPurpose } from '../../../../shared/domain/model-prompts/model-prompt.ts';
import { modelTaskNames, modelTasks } from '../../../../shared/domain/model-prompts/model-tasks.ts';
import { parseEnvironment } from '../../../../shared/environment.ts';
import { askNamedModel } from '../../../../shared/providers/model/ask-model.ts';
import { openTextModel } from '../../../../shared/providers/model/open-text-model.ts';
import type { ModelCall } from '../../../harness/model-protocols.ts';
import { type ModelReply, startModelServer } from '../../../harness/model-server.ts';

const server = await startModelServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.calls = [];
});

const prompt = (purpose: ModelPurpose): ModelPrompt<unknown> => ({
  purpose,
  system: 'Judge it.',
  user: 'A page.',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  maxTokens: 300,
  read: (answer) =>
    typeof answer === 'object' ? { ok: true, value: answer } : { ok: false, problem: 'the answer is no JSON object' },
});

function open(variables: Record<string, string>, task: (typeof modelTaskNames)[number] = 'plans') {
  const settings = {
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: `${server.baseUrl}/v1`,
    MODEL_ID: 'big-1',
    ...variables,
  };
  return openTextModel(parseEnvironment(settings), task) ?? expect.unreachable();
}

const says: ModelReply = { says: {} };
const asked = () => server.calls.map(({ body }) => [body.model, body.reasoning_effort, body.max_tokens]);

describe('the settings of a task', () => {
  test('name its model, its effort and its output limit; others have those of MODEL_ID, MODEL_EFFORT and the prompt', async () => {
    server.answer = () => says;
    const model = open({
      MODEL_EFFORT: 'high',
      MODEL_ID_VERIFICATIONS: 'small-1',
      MODEL_EFFORT_VERIFICATIONS: 'minimal',
      MODEL_MAX_TOKENS_VERIFICATIONS: '900',
    });
    expect(await askNamedModel(model, prompt('validate'))).toMatchObject({ model: 'small-1' });
    expect(await askNamedModel(model, prompt('outline'))).toMatchObject({ model: 'big-1' });
    expect(asked()).toEqual([
      ['small-1', 'minimal', 900],
      ['big-1', 'high', 300],
    ]);
  });

  test('have an effort of their own unless the operator sets one, or none by "default"', async () => {
    server.answer = () => says;
    await askNamedModel(open({}), prompt('validate'));
    await askNamedModel(open({ MODEL_EFFORT: 'default' }), prompt('validate'));
    expect(asked().map(([, effort]) => effort)).toEqual([modelTasks.verifications.effort, undefined]);
  });

  test('give a port the model of its own task as its name', () => {
    expect(open({ MODEL_ID_OUTLINES: 'small-1' }, 'outlines').model).toBe('small-1');
    expect(open({ MODEL_ID_OUTLINES: 'small-1' }, 'plans').model).toBe('big-1');
  });

  test('end a call at the time limit', async () => {
    server.answer = () => 'hangs';
    const late = askNamedModel(open({ MODEL_SECONDS_CHECKS: '1' }), prompt('advise'));
    await expect(late).rejects.toMatchObject({ kind: 'late' });
  });

  test('leave a caller its own limit', async () => {
    server.answer = () => says;
    const spent = AbortSignal.abort();
    await expect(askNamedModel(open({}), prompt('outline'), spent)).rejects.toMatchObject({ kind: 'late' });
  });

  test.each(modelTaskNames)('of %s have a time limit that fits into the most', (task) => {
    expect(modelTasks[task].seconds).toBeLessThanOrEqual(modelTasks[task].secondsMax);
  });
});

describe('a second model', () => {
  const failing =
    (reply: ModelReply) =>
    ({ body }: ModelCall): ModelReply =>
      body.model === 'small-1' ? says : reply;

  const twice: ModelReply = { says: 'Sure!' };

  test.each<[string, ModelReply]>([
    ['is overloaded', { status: 503, body: {}, headers: { 'retry-after': '20' } }],
    ['is unknown to the provider', { status: 404, body: { error: { code: 'model_not_found' } } }],
    ['refuses', 'refuses'],
    ['says nothing of use, twice', twice],
  ])('answers at once, under its own name, where the first %s', async (fault, reply) => {
    server.answer = failing(reply);
    // The failure of a model is remembered: each case has its own.
    const model = open({ MODEL_ID: fault, MODEL_FALLBACK_ID: 'small-1' });
    expect(await askNamedModel(model, prompt('outline'))).toEqual({ model: 'small-1', value: {} });
    expect(server.calls.at(-1)?.body.model).toBe('small-1');
    expect(server.calls.filter(({ body }) => body.model === fault)).toHaveLength(reply === twice ? 2 : 1);
  });

  test('is not asked when the time is up', async () => {
    server.answer = failing('hangs');
    const model = open({ MODEL_FALLBACK_ID: 'small-1', MODEL_SECONDS_CHECKS: '1' });
    await expect(askNamedModel(model, prompt('advise'))).rejects.toMatchObject({ kind: 'late' });
    expect(server.calls).toHaveLength(1);
  });

  test('is not asked for a task that it is the first one of', async () => {
    server.answer = () => 'refuses';
    const model = open({ MODEL_ID_OUTLINES: 'small-1', MODEL_FALLBACK_ID: 'small-1' });
    await expect(askNamedModel(model, prompt('outline'))).rejects.toMatchObject({ kind: 'refused' });
    expect(server.calls).toHaveLength(1);
  });

  test('fails as the first one does when there is no other', async () => {
    server.answer = () => 'refuses';
    const model = open({ MODEL_FALLBACK_ID: 'small-1' });
    await expect(askNamedModel(model, prompt('outline'))).rejects.toMatchObject({ kind: 'refused' });
    expect(server.calls).toHaveLength(2);
  });
});
