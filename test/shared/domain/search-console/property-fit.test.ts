import { expect, test } from 'vitest';
import { propertyProblem } from '../../../../shared/domain/search-console/property-fit.ts';

test.each([
  ['sc-domain:shop.example', 'shop.example'],
  ['sc-domain:shop.example', 'www.shop.example'],
  ['sc-domain:shop.example', 'blog.shop.example'],
  ['https://shop.example/', 'shop.example'],
  ['https://www.shop.example/', 'shop.example'],
  ['http://shop.example/', 'WWW.shop.example'],
])('%s covers %s', (property, domain) => {
  expect(propertyProblem(property, domain)).toBeNull();
});

test.each([
  ['sc-domain:other.example', 'shop.example', 'reports nothing of shop.example: connect sc-domain:shop.example'],
  ['sc-domain:blog.shop.example', 'shop.example', 'reports nothing of shop.example'],
  ['sc-domain:hop.example', 'shop.example', 'reports nothing of shop.example'],
  ['https://blog.shop.example/', 'shop.example', 'reports nothing of shop.example'],
  ['https://shop.example/blog/', 'shop.example', 'reports only the URLs that begin with it'],
])('%s does not cover %s, and what to do is said', (property, domain, problem) => {
  expect(propertyProblem(property, domain)).toContain(problem);
});
