import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from '../../shared/environment.ts';

describe('the environment', () => {
  test('needs nothing to be set', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      RATE_LIMIT_DEFAULT: 120,
      RATE_LIMIT_JOBS: 600,
      RATE_LIMIT_LLM: 6,
      RATE_LIMIT_IP: 60,
      CRAWL_MAX_PAGES: 5000,
      CRAWL_CONCURRENCY: 4,
      CRAWL_DELAY_MS: 0,
      MODEL_PROVIDER: 'rules',
      LOG_LEVEL: 'info',
      RESPONSE_CHECK: 'off',
    });
  });

  test('takes an empty value for one that is not set', () => {
    expect(parseEnvironment({ PORT: '', MODEL_ID: '', STATE_MACHINE_ARNS: '' })).toEqual(parseEnvironment({}));
  });

  test('reads numbers and lists', () => {
    const { PORT, STATE_MACHINE_ARNS } = parseEnvironment({ PORT: '0', STATE_MACHINE_ARNS: '{"crawl-site":"arn:x"}' });
    expect([PORT, STATE_MACHINE_ARNS]).toEqual([0, { 'crawl-site': 'arn:x' }]);
  });

  test('takes a URL without the white space around it', () => {
    expect(parseEnvironment({ MODEL_BASE_URL: ' HTTP://127.0.0.1:9/v1\n' }).MODEL_BASE_URL).toBe(
      'HTTP://127.0.0.1:9/v1',
    );
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1 10.0.0.1'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['PORT', '30 00'],
    ['PORT', '1e3'],
    ['PORT', 'http'],
    ['RATE_LIMIT_DEFAULT', '0'],
    ['RATE_LIMIT_IP', '1.5'],
    ['CRAWL_CONCURRENCY', '33'],
    ['CRAWL_MAX_PAGES', '0'],
    ['CRAWL_MAX_PAGES', '1000001'],
    ['MODEL_PROVIDER', 'gpt'],
    ['MODEL_BASE_URL', 'localhost:8080'],
    ['AWS_ENDPOINT_URL_DYNAMODB', 'ftp://127.0.0.1'],
    ['DATAFORSEO_BASE_URL', 'javascript:alert(1)'],
    ['SEARCH_CONSOLE_BASE_URL', 'https://a b'],
    ['GOOGLE_TOKEN_URL', 'https:/oauth2.example'],
    ['CRAWL_CONTACT_URL', 'https://example.com/(about)'],
    ['MODEL_INPUT_PRICE', '0,25'],
    ['MODEL_PRICES', '{"small-1": {"input": "free", "output": 2}}'],
    ['MODEL_EFFORT', 'much'],
    ['MODEL_EFFORT_PLANS', 'much'],
    ['MODEL_MAX_TOKENS_OUTLINES', '10'],
    ['MODEL_SECONDS_VERIFICATIONS', '7'],
    ['OIDC_ISSUER', 'accounts.example.com'],
    ['OIDC_ISSUER', 'http://accounts.example.com'],
    ['OIDC_ISSUER', 'https://kim:secret@accounts.example.com'],
    ['OIDC_ISSUER', 'https://accounts.example.com?tenant=1'],
    ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0'],
    ['OIDC_ISSUER', 'https://login.microsoftonline.com/organizations/v2.0'],
    ['LOG_LEVEL', 'verbose'],
    ['STATE_MACHINE_ARNS', 'not json'],
    ['STATE_MACHINE_ARNS', '["arn"]'],
    ['STATE_MACHINE_ARNS', 'null'],
    ['STATE_MACHINE_ARNS', '{"crawl-site":5}'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(new RegExp(`^invalid environment: ${name}: [^\\n]+$`));
  });

  test('names every wrong variable at once, and never shows a value', () => {
    const parse = () => parseEnvironment({ PORT: 'x-secret', LOG_LEVEL: 'x-secret', MODEL_BASE_URL: 'x-secret' });
    expect(parse).toThrow(/PORT: .*MODEL_BASE_URL: .*LOG_LEVEL: /);
    expect(parse).not.toThrow(/x-secret/);
  });

  test.each([
    [{ OIDC_ISSUER: 'https://accounts.example' }, /OIDC_CLIENT_ID: is required.*CONSOLE_ORIGIN: is required/],
    [
      { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'x' },
      /: CONSOLE_ORIGIN: is required with OIDC_ISSUER/,
    ],
    [{ OIDC_CLIENT_ID: 'x' }, /OIDC_ISSUER: is required/],
    [{ OIDC_CLIENT_SECRET: 'x-secret' }, /OIDC_ISSUER: is required/],
  ])('names what an identity provider needs beside %j', (given, message) => {
    expect(() => parseEnvironment(given)).toThrow(message);
    expect(() => parseEnvironment(given)).not.toThrow(/x-secret/);
  });

  test.each([
    'https://accounts.example',
    'https://login.microsoftonline.com/a-tenant/v2.0',
    'http://127.0.0.1:9/realm',
  ])('takes the identity provider %s', (OIDC_ISSUER) => {
    const given = { OIDC_ISSUER, OIDC_CLIENT_ID: 'x', CONSOLE_ORIGIN: 'https://seo.example' };
    expect(parseEnvironment(given)).toMatchObject(given);
  });

  test('ignores what is not ours', () => {
    expect(parseEnvironment({ PATH: '/bin', HOME: '/root' })).toEqual(parseEnvironment({}));
  });
});
