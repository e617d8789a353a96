import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
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

interface Said {
  readonly other_businesses?: string[];
  readonly name: string;
  readonly country?: string | null;
  readonly city?: string | null;
}

const read = (brief: string, { other_businesses = [], name, country = null, city = null }: Said) => {
  server.answer = () => ({ says: { other_businesses, name, country, city } });
  return planner.describe({ brief });
};

describe('what a model reads of a brief', () => {
  const brief = 'We are Ferris & Daughter, a bicycle workshop in York. Phone 01904 555 012.';

  test('has no name and no city that the brief does not write', async () => {
    expect(await read(brief, { name: 'Velo Kings', country: 'United Kingdom', city: 'London' })).toMatchObject({
      name: 'Ferris & Daughter',
      cityName: 'York',
      note: null,
    });
  });

  test('has the country of the rules where the model has none', async () => {
    expect(await read(brief, { name: 'Ferris & Daughter' })).toMatchObject({ countryName: 'United Kingdom' });
  });

  test('has no city where the model says that there is none, whatever the rules read', async () => {
    expect(await read(brief, { name: 'Ferris & Daughter', country: 'United Kingdom' })).toMatchObject({
      cityName: null,
    });
    const ofSoftware =
      'Ledgerline is accounts payable software for US manufacturers. Approval workflows in Slack and Teams.';
    expect(await read(ofSoftware, { name: 'Ledgerline', country: 'United States' })).toMatchObject({
      ...{ name: 'Ledgerline', cityName: null },
    });
  });

  test('keeps the name that the model describes the site by, where the brief has none', async () => {
    const unnamed = 'A small bakery for gluten-free bread and cakes. Customers order by telephone.';
    expect(await read(unnamed, { name: 'Gluten-free Bakery Orders' })).toMatchObject({
      name: 'Gluten-free Bakery Orders',
    });
  });

  test('has no rival for a name', async () => {
    const compared = 'Ledgerline is accounts payable software. Buyers come from Stampli and want it simpler.';
    expect(await read(compared, { name: 'Stampli', other_businesses: ['Stampli'] })).toMatchObject({
      name: 'Ledgerline',
    });
  });

  test('is what the rules read where the model fails, and says so', async () => {
    server.answer = () => ({ status: 400, body: {} });
    const described = await planner.describe({ brief });
    expect(described).toMatchObject({ name: 'Ferris & Daughter', cityName: 'York' });
    expect(described.note).toContain('rules read');
  });
});

describe('keywords that a model suggests for a page that a client added', () => {
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
