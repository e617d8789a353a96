import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestedByRules } from '../../../../shared/domain/model-prompts/suggested-by-rules.ts';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
import { ModelError } from '../../../../shared/providers/model/text-model.ts';
import { answeredCheck, isCheck, sentencesOfCheck } from '../../../harness/answered-check.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import { type ModelReply, startModelServer } from '../../../harness/model-server.ts';

const server = await startModelServer();
afterAll(() => {
  vi.restoreAllMocks();
  return server.stop();
});
const planner = openPlanner({
  MODEL_PROVIDER: 'openai',
  MODEL_ID: 'a-model',
  MODEL_BASE_URL: server.baseUrl,
  MODEL_API_KEY: 'key',
  AWS_REGION: 'us-east-1',
});
const input = {
  brief: 'Fernhill Cycles repairs bicycles in York. We true wheels and clean chains.',
  siteName: 'Fernhill',
};
const pages = [
  { name: 'Home', slug: 'home', purpose: 'For cyclists of York who look for repairs.' },
  {
    ...{ name: 'Wheels', slug: 'Wheel Truing', purpose: 'For commuters whose wheel rubs: what can be done.' },
    ...{ brief_words: 'true wheels', keywords: ['wheel truing york'] },
  },
  { name: 'Chains', slug: 'chains', purpose: 'Chains are cleaned by a champion.', brief_words: 'clean chains' },
];
const german = [
  { name: 'Startseite', slug: 'home', purpose: 'Zeigt, was die Werkstatt für die Kunden ist und was sie macht.' },
  {
    name: 'Räder',
    slug: 'raeder',
    purpose: 'Zeigt, wie die Räder in der Werkstatt zentriert werden und was es kostet.',
  },
  { name: 'Ketten', slug: 'ketten', purpose: 'Zeigt, wie die Ketten gereinigt werden und wie lange das dauert.' },
];
const down: ModelReply = { status: 400, body: { error: { message: 'no' } } };
let log: ReturnType<typeof captureLog>;

/** @param second What answers the check; by default it lists the champion. */
function answering(first: ModelReply, second?: ModelReply): void {
  server.answer = (call) => (isCheck(call) ? (second ?? answeredCheck(call, ['champion'])) : first);
}

beforeEach(() => {
  log = captureLog();
  server.calls.length = 0;
  answering({ says: { pages } });
});

describe('a plan by a model', () => {
  test('takes two calls: all pages with their words, then the check of those that code cannot verify', async () => {
    const { pages: planned, note, dropped } = await planner.planPages(input, { mayFallBack: true });
    expect(note).toBeNull();
    expect(planned.slice(0, 2)).toEqual([
      { ...pages[0], basis: 'model', basisWords: null, wordedBy: 'a-model', keywords: [] },
      {
        ...{ name: 'Wheels', slug: 'wheel-truing', purpose: pages[1]?.purpose, wordedBy: 'a-model' },
        ...{ basis: 'brief', basisWords: 'true wheels', keywords: ['wheel truing york'] },
      },
    ]);
    expect(planned[2]).toMatchObject({ name: 'Chains', basis: 'brief', wordedBy: 'rules-v1' });
    expect(planned[2]?.purpose).not.toContain('champion');
    expect(dropped).toEqual([{ kind: 'purpose', name: 'Chains', reason: 'unsupported' }]);
    // The rules add what the law of the country asks for.
    expect(planned.slice(3).map(({ slug, basis }) => [slug, basis])).toEqual([
      ['privacy-policy', 'rules'],
      ['cookie-policy', 'rules'],
      ['terms-and-conditions', 'rules'],
    ]);
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1] && sentencesOfCheck(server.calls[1])).toEqual([
      '1. Home: For cyclists of York who look for repairs.',
      '2. Wheels: For commuters whose wheel rubs: what can be done.',
      '3. Chains: Chains are cleaned by a champion.',
    ]);
    expect(server.calls[1]?.user).toContain(input.brief);
  });

  test('counts what it leaves out in the log, without a word of it', async () => {
    await planner.planPages(input, { mayFallBack: true });
    const line = log.lines().find(({ message }) => message === 'texts of a model were left out');
    expect(line).toMatchObject({ purpose: 'plan-pages', reasons: { 'purpose unsupported': 1 } });
    expect(log.text()).not.toContain('champion');
  });

  test.each<[string, ModelReply]>([
    ['is turned down', down],
    ['says something else', { says: 'All good!' }],
    ['lists sentences that were not asked about', { says: { unsupported: [77] } }],
  ])('keeps its pages in the words of the rules where the check %s, and says so', async (_, reply) => {
    answering({ says: { pages } }, reply);
    const planned = await planner.planPages(input, { mayFallBack: true });
    expect(planned.note).toContain('did not check');
    expect(planned.pages.slice(0, 3).map(({ slug, wordedBy }) => [slug, wordedBy])).toEqual([
      ['home', 'rules-v1'],
      ['wheel-truing', 'rules-v1'],
      ['chains', 'rules-v1'],
    ]);
  });

  test('has the time for both calls that whoever waits gives it', async () => {
    answering({ says: { pages } }, 'hangs');
    const planned = await planner.planPages(input, { mayFallBack: true, budgetMs: 5_000 });
    expect(planned.note).toContain('in time');
    expect(planned.pages[1]).toMatchObject({ slug: 'wheel-truing', keywords: ['wheel truing york'] });
  });

  test.each<[string, ModelReply]>([
    ['refuses', 'refuses'],
    ['is turned down', down],
    ['has no homepage', { says: { pages: pages.slice(1) } }],
    ['writes in another language', { says: { pages: german } }],
    ['says something else', { says: 'Certainly! Here is your plan.' }],
    ['is cut off', { says: '{"pages":[{"name":"Home","slug":"home","pur', stop: 'length' }],
  ])('is one by rules when the model %s', async (_, reply) => {
    server.answer = () => reply;
    const planned = await planner.planPages(input, { mayFallBack: true });
    expect(planned.pages).toEqual(planPages(input).map(suggestedByRules));
    expect(planned.note).toContain('planned by rules');
  });

  test('is none when the model fails and the pages that are there must not be exchanged for lesser ones', async () => {
    server.answer = () => down;
    await expect(planner.planPages(input, { mayFallBack: false })).rejects.toThrow(ModelError);
  });
});
