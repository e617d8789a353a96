import { describe, expect, test } from 'vitest';
import { type CheckedLinks, type CheckKey, checkKeys } from '../../../../shared/domain/checks/check.ts';
import { runChecks } from '../../../../shared/domain/checks/run-checks.ts';
import { wordCheck } from '../../../../shared/domain/checks/word-check.ts';
import { resolveFields } from '../../../../shared/domain/fields/resolve-fields.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';

interface PageUnderTest {
  title?: string;
  metaDescription?: string;
  h1?: string;
  schema?: string;
  markdown?: string | null;
  keyword?: string | null;
  links?: CheckedLinks;
}

function run(page: PageUnderTest) {
  const fields = resolveFields({
    drafts: [],
    snapshot: {
      title: page.title ?? null,
      metaDescription: page.metaDescription ?? null,
      h1: page.h1 ?? null,
      schema: page.schema ?? null,
      markdown: '',
    },
    contentVersion: page.markdown === undefined || page.markdown === null ? null : { id: 1, markdown: page.markdown },
    keywords: { primary: page.keyword ?? null, secondary: null },
  });
  return runChecks({ fields, links: page.links ?? { crawled: false, internalCount: 0, outboundCount: 0 } });
}

function check(key: CheckKey, page: PageUnderTest) {
  const found = run(page).checks.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`no check ${key}`);
  return wordCheck(found, findMessages('en'));
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

describe('runChecks', () => {
  test('always answers the fifteen checks in the order of the specification', () => {
    for (const page of [{}, { markdown: '# A', keyword: 'a', schema: '{}', title: 't' }]) {
      expect(run(page).checks.map(({ key }) => key)).toEqual(checkKeys);
    }
    expect(checkKeys).toHaveLength(15);
  });

  test('counts every check once in the summary', () => {
    const { pass, warn, fail, notApplicable } = run({ title: 'a title', markdown: '# A', keyword: 'a' }).summary;
    expect(pass + warn + fail + notApplicable).toBe(15);
  });

  test.each([
    [0, 'fail'],
    [19, 'fail'],
    [20, 'warn'],
    [29, 'warn'],
    [30, 'pass'],
    [60, 'pass'],
    [61, 'warn'],
    [70, 'warn'],
    [71, 'fail'],
  ])('judges a title of %i characters: %s', (length, status) => {
    expect(check('title_length', { title: 'x'.repeat(length) })).toMatchObject({
      status,
      value: length,
      target: '30-60',
    });
  });

  test.each([
    [0, 'fail'],
    [89, 'fail'],
    [90, 'warn'],
    [119, 'warn'],
    [120, 'pass'],
    [160, 'pass'],
    [161, 'warn'],
    [180, 'warn'],
    [181, 'fail'],
  ])('judges a meta description of %i characters: %s', (length, status) => {
    expect(check('meta_description_length', { metaDescription: 'x'.repeat(length) })).toMatchObject({
      status,
      value: length,
      target: '120-160',
    });
  });

  test('counts code points, not UTF-16 units', () => {
    expect(check('title_length', { title: '😀'.repeat(30) })).toMatchObject({ value: 30, status: 'pass' });
  });

  test('fails a missing title and a missing meta description', () => {
    expect(check('title_present', {})).toMatchObject({ status: 'fail', value: false, target: null });
    expect(check('meta_description_present', {})).toMatchObject({ status: 'fail', value: false });
    expect(check('title_present', { title: 'T' })).toMatchObject({ status: 'pass', value: true });
  });

  test.each([
    { text: 'Best COLD   brew', keyword: 'cold brew', found: true },
    { text: 'coldbrew', keyword: 'cold brew', found: false },
    { text: 'ÜBER UNS', keyword: 'über', found: true },
    { text: 'scold brews', keyword: 'cold  brew', found: true },
  ])('matches "$keyword" in "$text": $found', ({ text, keyword, found }) => {
    expect(check('title_has_primary_keyword', { title: text, keyword })).toMatchObject({
      value: found,
      status: found ? 'pass' : 'fail',
    });
    const description = check('meta_description_has_primary_keyword', { metaDescription: text, keyword });
    expect(description).toMatchObject({ value: found, status: found ? 'pass' : 'warn' });
  });

  test('leaves out the four keyword checks without a primary keyword', () => {
    const keys = run({ title: 'a', metaDescription: 'b', markdown: '# c' })
      .checks.filter(({ status }) => status === 'not_applicable')
      .map(({ key }) => key);
    for (const key of [
      'title_has_primary_keyword',
      'meta_description_has_primary_keyword',
      'h1_has_primary_keyword',
      'intro_has_primary_keyword',
    ] as const) {
      expect(keys).toContain(key);
    }
  });

  test('leaves out the five body checks without a content version', () => {
    const keys = run({ title: 'a', keyword: 'a', markdown: null })
      .checks.filter(({ status }) => status === 'not_applicable')
      .map(({ key }) => key);
    expect(keys).toEqual([
      'h1_present',
      'h1_single',
      'h1_has_primary_keyword',
      'intro_has_primary_keyword',
      'word_count',
      'schema_valid',
      'internal_links',
      'outbound_links',
    ]);
  });

  test('reports a missing H1 once', () => {
    const page = { markdown: '## Only an H2', keyword: 'x' };
    expect(check('h1_present', page)).toMatchObject({ status: 'fail', value: false });
    expect(check('h1_single', page).status).toBe('not_applicable');
    expect(check('h1_has_primary_keyword', page).status).toBe('not_applicable');
  });

  test('counts the H1 headings of the body', () => {
    expect(check('h1_single', { markdown: '# A' })).toMatchObject({ status: 'pass', value: 1, target: 'exactly 1' });
    expect(check('h1_single', { markdown: 'A\n=\n\n# B\n\n```\n# no heading\n```' })).toMatchObject({
      status: 'warn',
      value: 2,
    });
    expect(check('h1_has_primary_keyword', { markdown: '# A cold **brew**', keyword: 'cold brew' })).toMatchObject({
      status: 'pass',
      value: true,
    });
    expect(check('h1_has_primary_keyword', { markdown: '# A', keyword: 'cold brew' })).toMatchObject({
      status: 'warn',
      value: false,
    });
  });

  test.each([
    [98, 'pass'],
    [99, 'warn'],
  ])('looks for a keyword of two words after %i others in the opening: %s', (before, status) => {
    expect(
      check('intro_has_primary_keyword', { markdown: `${words(before)} cold brew ${words(50)}`, keyword: 'cold brew' })
        .status,
    ).toBe(status);
  });

  test('finds a keyword that is more than words in the opening', () => {
    expect(check('intro_has_primary_keyword', { markdown: 'Why AT&T and C++ matter.', keyword: 'at&t' }).status).toBe(
      'pass',
    );
  });

  test.each([
    [0, 'fail'],
    [99, 'fail'],
    [100, 'warn'],
    [299, 'warn'],
    [300, 'pass'],
  ])('judges %i words: %s', (count, status) => {
    expect(check('word_count', { markdown: words(count) })).toMatchObject({ status, value: count, target: '300+' });
  });

  test('warns of absent structured data and does not validate it', () => {
    expect(check('schema_present', {})).toMatchObject({ status: 'warn', value: false });
    expect(check('schema_valid', {})).toMatchObject({ status: 'not_applicable', value: null });
  });

  test('carries the first error and the number of errors of invalid structured data', () => {
    const result = check('schema_valid', { schema: '{"@type":"Product"}' });
    expect(result).toMatchObject({ status: 'fail', value: false });
    expect(result.message).toContain('3 errors');
    expect(result.message).toContain('@context');
    expect(
      check('schema_valid', { schema: '{"@context":"https://schema.org","@type":"Article","headline":"H"}' }).status,
    ).toBe('pass');
    expect(check('schema_valid', { schema: 'not json' })).toMatchObject({ status: 'fail', value: false });
  });

  test.each([
    [0, 'fail'],
    [1, 'warn'],
    [2, 'pass'],
    [50, 'pass'],
  ])('judges %i internal links: %s', (internalCount, status) => {
    expect(check('internal_links', { links: { crawled: true, internalCount, outboundCount: 0 } })).toMatchObject({
      status,
      value: internalCount,
    });
  });

  test('always passes outbound links of a crawled page, and judges no links of one never crawled', () => {
    expect(check('outbound_links', { links: { crawled: true, internalCount: 0, outboundCount: 0 } })).toMatchObject({
      status: 'pass',
      value: 0,
      target: null,
    });
    expect(check('internal_links', {}).status).toBe('not_applicable');
    expect(check('outbound_links', {}).status).toBe('not_applicable');
  });

  test('reports what it checked', () => {
    expect(run({ title: 'T', metaDescription: 'D', markdown: '# H\n\none two', keyword: 'k' }).fields).toEqual({
      title: 'T',
      metaDescription: 'D',
      h1: 'H',
      wordCount: 3,
      primaryKeyword: 'k',
    });
  });

  test('names for the H1 the source that it was read from', () => {
    const sourceOf = (page: Parameters<typeof run>[0]) => run(page).sources.h1.source;
    expect(sourceOf({ h1: 'Of the snapshot', markdown: '# Of the body' })).toBe('content_version');
    expect(sourceOf({ h1: 'Of the snapshot', markdown: 'No heading' })).toBe('none');
    expect(sourceOf({ h1: 'Of the snapshot' })).toBe('snapshot');
  });
});
