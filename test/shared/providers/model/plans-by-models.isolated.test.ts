/** @module-tag corpus */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlanInput } from '../../../../shared/domain/planning/plan-input.ts';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
import { inventionShape } from '../../../corpora/inventions/invention-case.ts';
import { readSets } from '../../../corpora/sets.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import { startModelServer } from '../../../harness/model-server.ts';

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
beforeEach(() => {
  captureLog();
  server.calls.length = 0;
});

const says = (pages: readonly object[]) => (): { says: unknown } => ({ says: { pages } });

describe('the purposes of a plan by a model', () => {
  const cases = readSets('inventions', inventionShape)
    .filter(({ name }) => name === 'plans-of-carpenters')
    .flatMap((set) => set.cases)
    .flatMap(({ inventions, ...plan }) => inventions.map((invention) => ({ ...plan, invention })));

  test.each(cases)('in $language lose "$invention", in both calls', async ({ brief, siteName, pages, invention }) => {
    const written = pages.map(([name, slug, purpose]) => ({ name, slug, purpose: `${purpose} ${invention}` }));
    server.answer = says(written.map((page) => ({ ...page, brief_words: '' })));
    const plan = await planner.planPages({ brief, siteName }, { mayFallBack: true });
    expect(plan.note).toBeNull();
    expect(plan.pages.slice(0, pages.length).map(({ purpose }) => purpose)).toEqual(
      pages.map(([, , purpose]) => purpose),
    );
    expect(server.calls).toHaveLength(2);
  });
});

describe('the pages of a plan by a model', () => {
  const input: PlanInput = {
    brief: 'Ferris & Daughter in York. We fix bikes and paint frames. We do not sell scooters.',
    siteName: 'Ferris & Daughter',
  };
  const page = (name: string, slug: string, quote = ''): object => ({
    name,
    slug,
    purpose: 'Say what it is.',
    brief_words: quote,
  });
  const planned = async (...pages: object[]): Promise<string[]> => {
    server.answer = says([
      page('Home', 'home'),
      page('Frame painting', 'frame-painting'),
      page('About us', 'about-us'),
      ...pages,
    ]);
    const plan = await planner.planPages(input, { mayFallBack: true });
    return plan.pages.map(({ slug }) => slug);
  };

  test('may be called in other words than the brief, where its words for an offering are quoted', async () => {
    expect(await planned(page('Cycle repair', 'cycle-repair', 'We fix bikes'))).toContain('cycle-repair');
  });

  test.each([
    ['quotes nothing', page('Cycle repair', 'cycle-repair')],
    ['quotes what another page is about', page('Casino bonus', 'casino', 'paint frames')],
    ['quotes what the brief does not say', page('Casino bonus', 'casino', 'We offer a casino')],
    ['is denied', page('Scooter sales', 'scooter-sales', 'sell scooters')],
  ])('is dropped where it %s', async (_, added) => {
    expect((await planned(added)).join()).not.toMatch(/cycle-repair|casino|scooter/);
  });
});

describe('what a model reads of a brief', () => {
  const brief = 'We are Ferris & Daughter, a bicycle workshop in York. Phone 01904 555 012.';

  test('has no name and no city that the brief does not write', async () => {
    server.answer = () => ({ says: { name: 'Velo Kings', country: 'United Kingdom', city: 'London' } });
    expect(await planner.describe({ brief })).toMatchObject({ name: 'Ferris & Daughter', cityName: 'York' });
  });

  test('has the country of the rules where the model has none', async () => {
    server.answer = () => ({ says: { name: 'Ferris & Daughter', country: null, city: null } });
    expect(await planner.describe({ brief })).toMatchObject({ countryName: 'United Kingdom' });
  });
});

describe('keywords that a model suggests', () => {
  const brief =
    'We are Ferris & Daughter, a bicycle workshop in York. We repair bicycles and true wheels. We do not sell scooters. Our rival is Spokely.';
  const suggested = (name: string, path: string): Promise<readonly string[]> =>
    planner.suggestKeywords({ brief, siteName: 'Ferris & Daughter', page: { name, path, purpose: null } });

  test('name no rival, no other town, nothing that is denied or that the brief does not speak of', async () => {
    const keywords = ['wheel truing york', 'spokely wheels', 'wheel truing london', 'sell scooters', 'casino bonus'];
    server.answer = () => ({ says: { keywords } });
    const found = await suggested('Wheel truing', '/wheel-truing/');
    expect(found[0]).toBe('wheel truing york');
    expect(found.join()).not.toMatch(/spokely|london|scooter|casino/);
  });

  test('cost no call for a page that nobody searches for', async () => {
    expect(await suggested('Privacy policy', '/privacy-policy/')).toEqual([]);
    expect(server.calls).toHaveLength(0);
  });
});
