import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
import { ModelError } from '../../../../shared/providers/model/text-model.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import { type ModelCall, type ModelReply, startModelServer } from '../../../harness/model-server.ts';

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
  { name: 'Home', slug: 'home', purpose: 'Everything.' },
  { name: 'Wheels', slug: 'Wheel Truing', purpose: 'Wheels.' },
  { name: 'Chains', slug: 'chains', purpose: 'Chains.' },
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
const purposes = [
  { slug: 'home', purpose: 'For cyclists of York who look for repairs.' },
  { slug: 'wheel-truing', purpose: 'Answers what wheel truing costs.' },
  { slug: 'another', purpose: 'Of a page that is not planned.' },
];
const isSecond = ({ user }: ModelCall): boolean => user.includes('wheel-truing');
const answering = (first: ModelReply, second: ModelReply) => (call: ModelCall) => (isSecond(call) ? second : first);
const down: ModelReply = { status: 400, body: { error: { message: 'no' } } };

beforeEach(() => {
  captureLog();
  server.calls.length = 0;
  server.answer = answering({ says: { pages } }, { says: { pages: purposes } });
});

describe('a plan by a model', () => {
  test('takes two calls: the pages, then the purpose of each with all of them in view', async () => {
    const { pages: planned, note } = await planner.planPages(input, { mayFallBack: true });
    expect(note).toBeNull();
    expect(planned.slice(0, 3)).toEqual([
      { name: 'Home', slug: 'home', purpose: purposes[0]?.purpose },
      { name: 'Wheels', slug: 'wheel-truing', purpose: purposes[1]?.purpose },
      // A page that the second call leaves out keeps its purpose; the call adds no page.
      { name: 'Chains', slug: 'chains', purpose: 'Chains.' },
    ]);
    // The rules add what the law of the country asks for.
    expect(planned.slice(3).map(({ slug }) => slug)).toEqual([
      'privacy-policy',
      'cookie-policy',
      'terms-and-conditions',
    ]);
    expect(server.calls).toHaveLength(2);
  });

  test('has no page that the brief denies or does not speak of', async () => {
    const more = [
      ...pages,
      { name: 'Car repair', slug: 'car-repair', purpose: 'Cars.' },
      { name: 'Casino bonus', slug: 'casino', purpose: 'Play.' },
    ];
    server.answer = answering({ says: { pages: more } }, { says: { pages: purposes } });
    const denying = { ...input, brief: `${input.brief} We do not repair cars.` };
    const planned = await planner.planPages(denying, { mayFallBack: true });
    expect(planned.pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['home', 'wheel-truing', 'chains']));
    expect(planned.pages.map(({ name }) => name).join()).not.toMatch(/car|casino/i);
  });

  test('keeps the first purposes when the second call fails', async () => {
    server.answer = answering({ says: { pages } }, down);
    const planned = await planner.planPages(input, { mayFallBack: true });
    expect(planned.pages.slice(0, 3).map(({ purpose }) => purpose)).toEqual(['Everything.', 'Wheels.', 'Chains.']);
    expect(planned.note).toContain('first call');
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
    expect(planned.pages).toEqual(planPages(input));
    expect(planned.note).toContain('planned by rules');
  });

  test('is none when the model fails and the pages that are there must not be exchanged for lesser ones', async () => {
    server.answer = () => down;
    await expect(planner.planPages(input, { mayFallBack: false })).rejects.toThrow(ModelError);
  });
});
