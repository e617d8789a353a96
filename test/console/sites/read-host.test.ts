import { expect, test } from 'vitest';
import { readHost } from '../../../console/sites/read-host.ts';

test.each([
  ['https://WWW.Example.com/Shop/page.html?q=1#part', 'www.example.com'],
  ['http://example.com:80/', 'example.com'],
  ['  example.com\n', 'example.com'],
  ['//example.com/a', 'example.com'],
  ['https:/example.com', 'example.com'],
  ['view-source:https://example.com/', 'example.com'],
  ['ftp://example.com/', 'example.com'],
  ['mailto:info@example.com', 'example.com'],
  ['“https://example.com/”', 'example.com'],
  ['<https://example.com>', 'example.com'],
  ['example.com.', 'example.com'],
  ['http://bücher.example/a', 'xn--bcher-kva.example'],
  ['https://www.google.com/search?q=https://example.com/', 'www.google.com'],
])('%j is an address at %s', (text, host) => {
  expect(readHost(text)).toBe(host);
});

test('a port of another server, an address of IPv6 and a word are left to the API, which refuses them', () => {
  expect(readHost('http://127.0.0.1:8080/')).toBe('127.0.0.1:8080');
  expect(readHost('https://[::1]/')).toBe('[::1]');
  expect(readHost(' shop ')).toBe('shop');
});
