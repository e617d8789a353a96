import { describe, expect, it } from 'vitest';
import { pageRole } from '../../../../shared/domain/grading/page-role.ts';

describe('pageRole', () => {
  it.each([
    ['https://a.example/', [], 'home'],
    ['https://a.example/contact/', [], 'utility'],
    ['https://a.example/de/impressum/', [], 'utility'],
    ['https://a.example/docs/install/', [], 'reference'],
    ['https://docs.a.example/install.html', [], 'reference'],
    ['https://a.example/install/', ['TechArticle'], 'reference'],
    ['https://a.example/docs/why-we-moved/', ['BlogPosting'], 'content'],
    ['https://a.example/blog/product/', [], 'content'],
    ['https://a.example/products/boots/', [], 'offer'],
    ['https://a.example/leistungen/dachdecker/', [], 'offer'],
    ['https://a.example/boots/', ['Product'], 'offer'],
    ['https://a.example/plumber-leeds/', ['Plumber'], 'offer'],
    ['https://a.example/products/how-we-test/', ['NewsArticle', 'Product'], 'content'],
    ['https://a.example/guides/cold-brew/', [], 'content'],
    ['https://a.example/doctors/', [], 'content'],
    [null, [], 'content'],
  ] as const)('of %s with %j is %s', (url, types, kind) => {
    const path = url === null ? null : new URL(url).pathname;
    expect(pageRole({ url, path, schemaTypes: new Set(types) })).toBe(kind);
  });
});
