import { expect, test } from 'vitest';
import { describeFailure } from '../../../../shared/providers/web/failure.ts';
import { openFetcher, openSite, respond } from './site-server.ts';

test.each<[code: string, reason: string, retryable: boolean]>([
  ['ENOTFOUND', 'dns', false],
  ['EAI_AGAIN', 'dns', true],
  ['ECONNREFUSED', 'refused', true],
  ['EHOSTUNREACH', 'unreachable', true],
  ['ENETUNREACH', 'unreachable', true],
  ['ECONNRESET', 'reset', true],
  ['UND_ERR_SOCKET', 'reset', true],
  ['ETIMEDOUT', 'timeout', true],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout', true],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout', true],
  ['CERT_HAS_EXPIRED', 'tls', false],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', false],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', false],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls', false],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls', false],
  ['BLOCKED_ADDRESS', 'blocked_address', false],
  ['HPE_INVALID_CONSTANT', 'protocol', false],
  ['UND_ERR_HEADERS_OVERFLOW', 'protocol', false],
  ['Z_DATA_ERROR', 'protocol', false],
  ['Z_BUF_ERROR', 'protocol', true],
])('%s is %s', (code, reason, retryable) => {
  expect(describeFailure(Object.assign(new Error('why'), { code }))).toEqual({
    reason,
    retryable,
    detail: `${code}: why`,
  });
});

test('the cause counts when the error itself has no code', () => {
  const cause = Object.assign(new Error('inner'), { code: 'ECONNRESET' });
  expect(describeFailure(new Error('outer', { cause })).reason).toBe('reset');
});

test.each([undefined, null, 'text', new Error('no code'), { code: 7 }])('%j is a protocol failure', (error) => {
  expect(describeFailure(error)).toMatchObject({ reason: 'protocol', retryable: false });
});

test('a server that does not speak TLS is a tls failure', async () => {
  const { origin } = await openSite((_req, res) => respond(res, '<p>'));
  const fetcher = openFetcher(origin.replace('http:', 'https:'));
  expect(await fetcher.fetch({ url: 'https://shop.example/', accept: 'html' })).toMatchObject({
    outcome: 'failed',
    reason: 'tls',
    retryable: false,
  });
});
