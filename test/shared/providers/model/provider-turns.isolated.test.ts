import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientTextModel } from '../../../../shared/providers/model/patient-text-model.ts';
import { createProviderTurns, type ProviderTurns } from '../../../../shared/providers/model/provider-turns.ts';
import { ModelError, type TextModel, type TextRequest } from '../../../../shared/providers/model/text-model.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = (signal = new AbortController().signal): TextRequest => ({
  purpose: 'grade',
  system: '',
  user: '',
  schema: {},
  maxTokens: 10,
  signal,
});

/** How long the provider takes for an error or an answer. */
const ANSWER_MS = 100;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const overloaded = (retryAfterMs = 0) => new ModelError('unavailable', 'answered 529', { retryAfterMs });

/** A provider that fails with what it is given, and counts the requests. */
function startProvider(failure: () => ModelError | null) {
  const provider = { requests: 0, failure };
  const adapter: TextModel = {
    model: 'm-1',
    async generate() {
      provider.requests += 1;
      await pause(ANSWER_MS);
      const error = provider.failure();
      if (error) throw error;
      return { content: {}, isCut: false, inputTokens: 0, outputTokens: 0 };
    },
  };
  return { provider, open: (turns: ProviderTurns) => patientTextModel(adapter, turns) };
}

const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: ModelError) => error.kind,
  );

/** The outcome of calls that begin now, when so much time has passed. */
async function outcomes(model: TextModel, calls = 1, afterMs = ANSWER_MS): Promise<string[]> {
  const over = Promise.all(Array.from({ length: calls }, () => kindOf(model.generate(request()))));
  await vi.advanceTimersByTimeAsync(afterMs);
  return over;
}

/** As the state machine of an analysis: so many calls at a time, each of them retried after a growing pause. */
async function callAll(model: TextModel, { calls, atOnce }: { calls: number; atOnce: number }): Promise<string[]> {
  const kinds: string[] = [];
  let left = calls;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      let kind = '';
      for (const pauseMs of [0, 1_000, 2_000, 4_000, 8_000]) {
        await pause(pauseMs);
        kind = await kindOf(model.generate(request()));
        if (kind !== 'unavailable') break;
      }
      kinds.push(kind);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return kinds;
}

test('an analysis of eleven components, four at a time, sends an overloaded provider at most twelve requests', async () => {
  const { provider, open } = startProvider(() => overloaded());
  const over = callAll(open(createProviderTurns()), { calls: 11, atOnce: 4 });
  await vi.runAllTimersAsync();
  expect(new Set(await over)).toEqual(new Set(['unavailable']));
  expect(provider.requests).toBeLessThanOrEqual(12);
  expect(provider.requests).toBeGreaterThanOrEqual(5);
});

test('calls that wait for an overloaded provider are all answered when it works again, and one of them tries it first', async () => {
  const { provider, open } = startProvider(() => overloaded());
  const model = open(createProviderTurns());
  const over = callAll(model, { calls: 11, atOnce: 11 });
  await vi.advanceTimersByTimeAsync(400);
  expect(provider.requests).toBe(11);
  provider.failure = () => null;
  await vi.runAllTimersAsync();
  expect(await over).toEqual(Array.from({ length: 11 }, () => 'answered'));
  expect(provider.requests).toBe(22);
});

test('a provider that fails again and again is asked by no call for half a minute, then by one', async () => {
  const { provider, open } = startProvider(() => overloaded());
  const model = open(createProviderTurns());
  expect(await outcomes(model, 1, 20_000)).toEqual(['unavailable']);
  const sent = provider.requests;
  expect(await outcomes(model)).toEqual(['unavailable']);
  expect(provider.requests).toBe(sent);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcomes(model, 3)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(provider.requests).toBe(sent + 1);
});

test('no request is sent before the pause is over that the provider asks for', async () => {
  const { provider, open } = startProvider(() => (provider.requests === 1 ? overloaded(7_000) : null));
  const model = open(createProviderTurns());
  const first = kindOf(model.generate(request()));
  await vi.advanceTimersByTimeAsync(200);
  const second = kindOf(model.generate(request()));
  await vi.advanceTimersByTimeAsync(6_500);
  expect(provider.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all([first, second])).toEqual(['answered', 'answered']);
});

test('a pause that is longer than half a minute ends the calls at once', async () => {
  const { provider, open } = startProvider(() => overloaded(3_600_000));
  const model = open(createProviderTurns());
  expect(await outcomes(model)).toEqual(['unavailable']);
  expect(await outcomes(model)).toEqual(['unavailable']);
  expect(provider.requests).toBe(1);
});

test('a call whose time is over while it waits is late', async () => {
  const { open } = startProvider(() => overloaded(20_000));
  const timeLimit = new AbortController();
  const late = kindOf(open(createProviderTurns()).generate(request(timeLimit.signal)));
  await vi.advanceTimersByTimeAsync(1_000);
  timeLimit.abort();
  expect(await late).toBe('late');
});

test('a key that is refused is remembered for five seconds, and tried again then', async () => {
  const { provider, open } = startProvider(() => new ModelError('rejected', 'answered 401', { isLasting: true }));
  const model = open(createProviderTurns());
  for (const _ of [1, 2, 3]) expect(await outcomes(model)).toEqual(['rejected']);
  expect(provider.requests).toBe(1);
  provider.failure = () => null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcomes(model)).toEqual(['answered']);
});

test('a refusal of one content says nothing about the next', async () => {
  const { provider, open } = startProvider(() => new ModelError('refused', 'too long'));
  const model = open(createProviderTurns());
  expect(await outcomes(model)).toEqual(['refused']);
  expect(await outcomes(model)).toEqual(['refused']);
  expect(provider.requests).toBe(2);
});

test('a trial that takes long does not hold up the others', async () => {
  const { provider, open } = startProvider(() => overloaded());
  const turns = createProviderTurns();
  const timeLimit = new AbortController();
  const first = kindOf(open(turns).generate(request(timeLimit.signal)));
  await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
  timeLimit.abort();
  expect(await first).toBe('late');
  provider.failure = () => null;
  let isTried = false;
  const generate = () => {
    isTried = true;
    return new Promise<never>(() => {});
  };
  void patientTextModel({ model: 'm-1', generate }, turns).generate(request());
  const other = kindOf(open(turns).generate(request()));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([isTried, provider.requests]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await other).toBe('answered');
});

test('what one thread learns of a provider, the others follow', async () => {
  const other = createProviderTurns();
  const { provider, open } = startProvider(() => overloaded(3_600_000));
  const turns = createProviderTurns((state) => other.follow(state));
  expect(await outcomes(open(turns))).toEqual(['unavailable']);
  expect(await outcomes(open(other))).toEqual(['unavailable']);
  expect(provider.requests).toBe(1);
});
