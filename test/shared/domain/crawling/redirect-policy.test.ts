import { expect, test } from 'vitest';
import { pageRedirectPolicy } from '../../../../shared/domain/crawling/redirect-policy.ts';
import { parseRobots } from '../../../../shared/domain/crawling/robots.ts';

test.each<[location: string, refusal: string | null]>([
  ['https://shop.example/new', null],
  ['http://shop.example/new', null],
  ['https://www.shop.example/new', null],
  ['https://blog.shop.example/new', 'off_site_redirect'],
  ['https://other.example/new', 'off_site_redirect'],
  ['https://shop.example:8443/new', 'off_site_redirect'],
  ['mailto:a@shop.example', 'off_site_redirect'],
  ['https://shop.example/private/x', 'disallowed_redirect'],
])('a redirect to %s: %s', (location, refusal) => {
  const robots = parseRobots('User-agent: *\nDisallow: /private', 200);
  expect(pageRedirectPolicy('shop.example', robots)(location)).toBe(refusal);
});
