import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnthropicTextModel } from '../../../../shared/providers/model/anthropic-text-model.ts';
import { createBedrockTextModel } from '../../../../shared/providers/model/bedrock-text-model.ts';
import { createOpenAiTextModel } from '../../../../shared/providers/model/openai-text-model.ts';
import { patientTextModel } from '../../../../shared/providers/model/patient-text-model.ts';
import { createProviderTurns } from '../../../../shared/providers/model/provider-turns.ts';
import type { TextModel, TextRequest } from '../../../../shared/providers/model/text-model.ts';
import { type ModelCall, type ModelProtocol, modelProtocols } from '../../../harness/model-protocols.ts';
import { type ModelReply, startModelServer } from '../../../harness/model-server.ts';
import { patience } from '../../../harness/patience.ts';

const server = await startModelServer();
afterAll(() => server.stop());

const KEY = 'sk-very-secret';
const schema = {
  type: 'object',
  properties: { score: { type: 'number' } },
  required: ['score'],
  additionalProperties: false,
};

const patient = (adapter: TextModel): TextModel => patientTextModel(adapter, createProviderTurns());
const opened: Record<ModelProtocol, () => TextModel> = {
  openai: () => patient(createOpenAiTextModel({ model: 'm-1', baseUrl: `${server.baseUrl}/v1`, apiKey: KEY })),
  anthropic: () => patient(createAnthropicTextModel({ model: 'm-1', baseUrl: server.baseUrl, apiKey: KEY })),
  bedrock: () =>
    patient(createBedrockTextModel({ model: 'm-1', region: 'us-east-1', endpoint: server.bedrockUrl, apiKey: KEY })),
};

const request = (given: Partial<TextRequest> = {}): TextRequest => ({
  purpose: 'grade',
  system: 'Judge it.',
  user: 'SECRET PAGE TEXT',
  schema,
  maxTokens: 100,
  signal: AbortSignal.timeout(20_000),
  ...given,
});

/** Answers one after the other; the last one again and again. */
function answers(...replies: ModelReply[]): void {
  let at = 0;
  server.answer = () => replies[Math.min(at++, replies.length - 1)] ?? 'hangs';
}

beforeEach(() => {
  server.calls = [];
});

describe.each(modelProtocols)('%s', (protocol) => {
  const open = () => opened[protocol]();

  test('sends the question, asks for the schema, and gives the answer with its tokens', async () => {
    answers({ says: { score: 7 }, tokens: { input: 321, output: 45, cached: 200, written: 100 } });
    const { content, ...counted } = await open().generate(request());
    expect(typeof content === 'string' ? JSON.parse(content) : content).toEqual({ score: 7 });
    const written = protocol === 'openai' ? {} : { cacheWriteTokens: 100 };
    expect(counted).toEqual({
      isCut: false,
      inputTokens: 321,
      cachedInputTokens: 200,
      ...written,
      outputTokens: 45,
    });
    expect(server.calls).toMatchObject([{ protocol, system: 'Judge it.', user: 'SECRET PAGE TEXT', schema }]);
    const { headers, path, body } = server.calls[0] ?? expect.unreachable();
    expect([headers.authorization ?? headers['x-api-key'], JSON.stringify({ path, body }).includes('m-1')]).toEqual([
      expect.stringContaining(KEY),
      true,
    ]);
  });

  test('says when an answer was cut', async () => {
    answers({ says: '{"sco', stop: protocol === 'openai' ? 'length' : 'max_tokens' });
    expect(await open().generate(request())).toMatchObject({ isCut: true, content: '{"sco' });
  });

  test('tells a refusal', async () => {
    answers('refuses');
    await expect(open().generate(request())).rejects.toMatchObject({ name: 'ModelError', kind: 'refused' });
  });

  test('asks again after a 429 and after a 503', async () => {
    const body = { message: 'slow down' };
    const headers = { 'x-amzn-errortype': 'ThrottlingException', 'retry-after-ms': '5' };
    answers({ status: 429, body, headers }, { status: 503, body }, { says: { score: 1 } });
    await open().generate(request());
    expect(server.calls).toHaveLength(3);
  });

  test('gives up when the time is up, in the middle of a call that never ends', async () => {
    answers('hangs');
    const timeLimit = new AbortController();
    const asked = open().generate(request({ signal: timeLimit.signal }));
    const refused = expect(asked).rejects.toMatchObject({ kind: 'late' });
    await vi.waitUntil(() => server.calls.length === 1, patience);
    timeLimit.abort(new DOMException('The time is up', 'TimeoutError'));
    await refused;
  });

  test('gives up when the time is up, between two tries', async () => {
    answers({ status: 503, body: {}, headers: { 'retry-after': '5' } });
    const asked = open().generate(request({ signal: AbortSignal.timeout(300) }));
    await expect(asked).rejects.toMatchObject({ kind: 'late' });
  });

  test('does not ask again with a key that is refused, and tells neither key nor content', async () => {
    answers({ status: 403, body: { error: { message: `no access for ${KEY}: SECRET PAGE TEXT` } } });
    const error = await open()
      .generate(request())
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'rejected' });
    expect(`${error}`).not.toMatch(/very-secret|SECRET/);
    expect(server.calls).toHaveLength(1);
  });

  test('leaves out a temperature that the model does not take, and remembers that', async () => {
    const refused = {
      error: { message: "'temperature' is deprecated for this model" },
      message: 'temperature is deprecated',
    };
    const model = open();
    answers(
      { status: 400, body: refused, headers: { 'x-amzn-errortype': 'ValidationException' } },
      { says: { score: 1 } },
    );
    await model.generate(request());
    await model.generate(request());
    const sent = server.calls.map(({ body }) => (body.inferenceConfig ?? body).temperature);
    expect(sent).toEqual([0, undefined, undefined]);
  });

  test('asks in words where a server knows no structured output', async () => {
    const refused = {
      error: { message: 'unknown parameter: response_format, tools' },
      message: 'tools are not supported',
    };
    server.answer = ({ body }) =>
      body.response_format || body.output_config || body.outputConfig || body.tools || body.toolConfig
        ? { status: 400, body: refused, headers: { 'x-amzn-errortype': 'ValidationException' } }
        : { says: '{"score": 3}' };
    expect(await open().generate(request())).toMatchObject({ content: '{"score": 3}' });
    expect(server.calls.at(-1)?.system).toContain(JSON.stringify(schema));
  });

  test('tells content that is too long from a request that is wrong', async () => {
    const message = "This model's maximum context length is 4096 tokens: prompt is too long";
    answers({
      status: 400,
      body: { error: { message }, message },
      headers: { 'x-amzn-errortype': 'ValidationException' },
    });
    await expect(open().generate(request())).rejects.toMatchObject({ kind: 'refused' });
  });

  test('asks for a form that the server keeps, and for a tool where the model knows no such form', async () => {
    const [first, ...later] = {
      openai: ['json_schema', 'json_object'],
      anthropic: ['json_schema', 'tool', 'auto'],
      bedrock: ['json_schema', 'tool', 'auto'],
    }[protocol];
    const formOf = ({ body }: ModelCall): string =>
      body.response_format?.type ??
      body.output_config?.format.type ??
      body.outputConfig?.textFormat.type ??
      body.tool_choice?.type ??
      Object.keys(body.toolConfig?.toolChoice ?? { none: {} })[0];
    const message = 'output_config.format: Extra inputs are not permitted; tool_choice: this model takes none';
    server.answer = (call) =>
      formOf(call) === later.at(-1)
        ? { says: { score: 7 } }
        : {
            status: 400,
            body: { error: { message }, message },
            headers: { 'x-amzn-errortype': 'ValidationException' },
          };
    const model = open();
    await model.generate(request());
    await model.generate(request());
    expect(server.calls.map(formOf)).toEqual([first, ...later, later.at(-1)]);
    expect(server.calls[0]?.schema).toEqual(schema);
  });

  test('one schema that is too complex for the server costs the others nothing', async () => {
    const message = 'The schema has too many parameters with union types.';
    server.answer = ({ body }) =>
      JSON.stringify(body).includes('huge') && JSON.stringify(body).includes('json_schema')
        ? { status: 400, body: { error: { message }, message }, headers: { 'x-amzn-errortype': 'ValidationException' } }
        : { says: { score: 7 } };
    const model = open();
    await model.generate(request({ schema: { ...schema, title: 'huge' } }));
    await model.generate(request({ purpose: 'validate' }));
    const asked = server.calls.map(({ body }) => JSON.stringify(body).includes('json_schema'));
    expect(asked).toEqual([true, false, true]);
  });

  test.each(['low', 'none'] as const)(
    'asks for effort %s, and remembers where a model has no such thing',
    async (effort) => {
      const message = 'output_config.effort, reasoning_effort: Extra inputs are not permitted';
      answers(
        { status: 400, body: { error: { message }, message }, headers: { 'x-amzn-errortype': 'ValidationException' } },
        { says: { score: 7 } },
      );
      const model = open();
      await model.generate(request({ effort }));
      await model.generate(request({ effort }));
      const sent = server.calls.map(
        ({ body }) => body.reasoning_effort ?? body.output_config?.effort ?? body.outputConfig?.effort,
      );
      expect(sent).toEqual([protocol === 'openai' ? effort : 'low', undefined, undefined]);
      expect(server.calls.map((call) => call.schema)).toEqual([schema, schema, schema]);
    },
  );

  test('leaves out the effort that a server refuses without a name, and keeps the form', async () => {
    const body = { error: { message: 'invalid request' }, message: 'invalid request' };
    server.answer = (call) =>
      /effort/.test(JSON.stringify(call.body))
        ? { status: 400, body, headers: { 'x-amzn-errortype': 'ValidationException' } }
        : { says: { score: 7 } };
    const model = open();
    await model.generate(request({ effort: 'low' }));
    await model.generate(request({ effort: 'low' }));
    const [first, last] = [server.calls[0], server.calls.at(-1)].map((call) => call?.schema);
    expect([first, last]).toEqual([schema, schema]);
    expect(server.calls.filter((call) => !/effort/.test(JSON.stringify(call.body)))).toHaveLength(2);
  });

  test('sends an answer of no use and what is wrong with it as turns, and asks for the strict form again', async () => {
    answers({ says: { score: 1 } });
    const earlier = { answer: '{"points": 1}', problem: 'score: invalid_type' };
    await open().generate(request({ earlier }));
    const { body, user, system, correction, schema: asked } = server.calls[0] ?? expect.unreachable();
    expect([system, user, asked]).toEqual(['Judge it.', expect.stringMatching(/SECRET PAGE TEXT$/), schema]);
    expect(JSON.stringify(body.messages.at(-2))).toContain(JSON.stringify(earlier.answer).slice(1, -1));
    expect(correction).toContain('score: invalid_type');
  });

  test('survives a server that refuses everything with a new reason each time', async () => {
    const message = 'max_tokens: use max_completion_tokens, not max_tokens; temperature; response_format; tools';
    answers({
      status: 400,
      body: { error: { message }, message },
      headers: { 'x-amzn-errortype': 'ValidationException' },
    });
    await expect(open().generate(request())).rejects.toMatchObject({ kind: 'rejected' });
    expect(server.calls.length).toBeLessThan(8);
  });

  test.each([
    ['no JSON at all', '<html>busy</html>'],
    ['another form', { hello: 'world' }],
    ['null', 'null'],
  ])('tells an answer that is %s', async (_, body) => {
    answers({ status: 200, body });
    const outcome = await open()
      .generate(request())
      .catch((thrown: unknown) => thrown);
    // Bedrock's own client takes any JSON for an answer without content.
    expect(outcome).toEqual(
      outcome instanceof Error
        ? expect.objectContaining({ kind: 'unavailable' })
        : expect.objectContaining({ content: '' }),
    );
  });
});

describe('a long system text, which all calls of a purpose have,', () => {
  const system = 'Judge it by these criteria. '.repeat(100);
  const say: ModelReply = { says: { score: 7 } };

  test.each(['anthropic', 'bedrock'] as const)('is marked for the cache, and nothing else (%s)', async (protocol) => {
    answers(say);
    await opened[protocol]().generate(request({ system }));
    const marked =
      protocol === 'anthropic'
        ? [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }]
        : [{ text: system }, { cachePoint: { type: 'default' } }];
    expect(server.calls).toMatchObject([{ body: { system: marked }, schema }]);
    expect(JSON.stringify(server.calls[0]?.body).match(/cache_control|cachePoint/g)).toHaveLength(1);
  });

  test('is sent without a mark to a model that caches nothing, which is remembered', async () => {
    const message = 'You invoked an unsupported model or your request did not allow prompt caching.';
    answers(
      { status: 403, body: { message }, headers: { 'x-amzn-errortype': 'AccessDeniedException' } },
      { says: { score: 7 } },
    );
    const model = opened.bedrock();
    await model.generate(request({ system }));
    await model.generate(request({ system }));
    expect(server.calls.map(({ body }) => JSON.stringify(body).includes('cachePoint'))).toEqual([true, false, false]);
    expect(server.calls.at(-1)).toMatchObject({ system, schema });
  });
});

test('a new schema that Bedrock compiles for too long is asked for by a tool the next time', async () => {
  answers('hangs', { says: { score: 7 } });
  const model = opened.bedrock();
  const timeLimit = new AbortController();
  const late = expect(model.generate(request({ signal: timeLimit.signal }))).rejects.toMatchObject({ kind: 'late' });
  await vi.waitUntil(() => server.calls.length === 1, patience);
  timeLimit.abort();
  await late;
  await model.generate(request());
  expect(server.calls.map(({ body }) => 'toolConfig' in body)).toEqual([false, true]);
});

describe('openai', () => {
  test('takes a base URL without a path for one of version 1', async () => {
    answers({ says: {} });
    await createOpenAiTextModel({ model: 'm', baseUrl: server.baseUrl, apiKey: null }).generate(request());
    expect([server.calls[0]?.path, server.calls[0]?.headers.authorization]).toEqual([
      '/v1/chat/completions',
      undefined,
    ]);
  });

  test('does not wait for an account without credit', async () => {
    answers({ status: 429, body: { error: { code: 'insufficient_quota' } } });
    await expect(opened.openai().generate(request())).rejects.toMatchObject({ kind: 'rejected' });
    expect(server.calls).toHaveLength(1);
  });

  test('does not wait for a pause that is longer than a task', async () => {
    answers({ status: 429, body: {}, headers: { 'retry-after': '3600' } });
    await expect(opened.openai().generate(request())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.calls).toHaveLength(1);
  });

  test('uses the name of the token limit that the server wants', async () => {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    answers({ status: 400, body: { error: { message } } }, { says: {} });
    await opened.openai().generate(request());
    expect(server.calls.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [100, undefined],
      [undefined, 100],
    ]);
  });

  test('follows no redirect, which would carry the key away', async () => {
    answers({ status: 307, body: {}, headers: { location: `${server.baseUrl}/elsewhere` } });
    await expect(opened.openai().generate(request())).rejects.toMatchObject({ kind: 'rejected' });
    expect(server.calls).toHaveLength(1);
  });

  test('reads an answer in parts', async () => {
    const parts = [
      { type: 'text', text: '{"score"' },
      { type: 'text', text: ': 2}' },
    ];
    answers({ status: 200, body: { choices: [{ message: { content: parts } }] } });
    expect(await opened.openai().generate(request())).toMatchObject({ content: '{"score": 2}', inputTokens: 0 });
  });
});
