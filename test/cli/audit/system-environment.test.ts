import { describe, expect, test } from 'vitest';
import { isOverridden, systemEnvironment } from '../../../cli/audit/system-environment.ts';

const sampleSite = { domain: 'sample.example', origin: 'http://127.0.0.1:5000' };

describe('systemEnvironment', () => {
  test('takes a free port of this machine, whatever PORT and HOST say', () => {
    const variables = { PORT: '3000', HOST: '0.0.0.0' };
    expect(systemEnvironment({ variables, dataFolder: '/data', sampleSite: null })).toEqual({
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: '/data',
      RATE_LIMIT_DEFAULT: '1000000000',
      RATE_LIMIT_JOBS: '1000000000',
    });
  });

  test('keeps a rate limit that the operator has set', () => {
    const variables = { RATE_LIMIT_DEFAULT: '60' };
    const environment = systemEnvironment({ variables, dataFolder: '/data', sampleSite: null });
    expect(environment['RATE_LIMIT_DEFAULT']).toBe('60');
  });

  test.each([
    { own: undefined, merged: 'sample.example=http://127.0.0.1:5000' },
    { own: ' ', merged: 'sample.example=http://127.0.0.1:5000' },
    {
      own: 'shop.example=http://127.0.0.1:9001',
      merged: 'shop.example=http://127.0.0.1:9001,sample.example=http://127.0.0.1:5000',
    },
  ])('adds the sample site to the overrides "$own"', ({ own, merged }) => {
    const variables = { CRAWL_ORIGIN_OVERRIDES: own };
    const environment = systemEnvironment({ variables, dataFolder: '/data', sampleSite });
    expect(environment['CRAWL_ORIGIN_OVERRIDES']).toBe(merged);
  });
});

describe('isOverridden', () => {
  const variables = { CRAWL_ORIGIN_OVERRIDES: 'Shop.example=http://127.0.0.1:9001' };

  test.each([
    ['shop.example', true],
    ['other.example', false],
  ])('%s: %s', (domain, expected) => {
    expect(isOverridden(variables, domain)).toBe(expected);
  });

  test('names a wrong override in one line', () => {
    expect(() => isOverridden({ CRAWL_ORIGIN_OVERRIDES: 'shop.example' }, 'shop.example')).toThrow(
      /^CRAWL_ORIGIN_OVERRIDES: "shop\.example" .+$/,
    );
  });
});
