import { describe, expect, test } from 'vitest';
import { codePointLength } from '../../../../shared/domain/language/text-length.ts';
import { writeField } from '../../../../shared/domain/recommendations/write-field.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { validateStructuredData } from '../../../../shared/domain/structured-data/validate-structured-data.ts';
import { gradingInput, type SamplePage } from '../grading/sample-pages.ts';

const markdown =
  '# Brewing coffee in cold water\n\nCold brew coffee steeps for twelve hours in the fridge. It tastes sweet and round, because cold water leaves the acids in the grounds. A litre takes eighty grams of coarse coffee.\n\n## How long it steeps\n\nTwelve hours, no more than sixteen.\n';

const write = (targetField: string, criteria: string[], page: SamplePage) =>
  writeField({
    targetField,
    criteria,
    rubric: defaultRubric,
    page: gradingInput({ markdown, primaryKeyword: 'cold brew coffee', ...page }),
  });

describe('fits what search results show, and carries the keyword', () => {
  test.each([
    { field: 'title', criteria: ['title_length', 'title_keyword'], min: 30, max: 60 },
    {
      field: 'meta_description',
      criteria: ['meta_description_length', 'meta_description_keyword'],
      min: 100,
      max: 160,
    },
    { field: 'h1', criteria: ['h1_keyword'], min: 10, max: 90 },
  ])('$field', ({ field, criteria, min, max }) => {
    const value = write(field, criteria, { title: 'Coffee' }) ?? '';
    expect(value).toMatch(/cold brew coffee/i);
    expect(codePointLength(value)).toBeGreaterThanOrEqual(min);
    expect(codePointLength(value)).toBeLessThanOrEqual(max);
  });
});

test('is the same every time', () => {
  const once = write('title', ['title_length'], { title: 'Coffee' });
  expect(write('title', ['title_length'], { title: 'Coffee' })).toBe(once);
});

test('is null when nothing better than the current value is found', () => {
  const title = 'Cold brew coffee: how long it steeps and what it needs';
  expect(write('title', ['title_length', 'title_keyword'], { title })).toBeNull();
});

test('copies no placeholder of the page', () => {
  const unfinished = '# Coffee\n\nAt [Your company] cold brew coffee steeps for twelve hours.\n';
  expect(write('meta_description', ['meta_description_length'], { markdown: unfinished })).toBeNull();
});

test('is null for a page that says nothing', () => {
  const empty = { title: null, markdown: null, primaryKeyword: null };
  expect(write('meta_description', ['meta_description_length'], empty)).toBeNull();
});

describe('structured data', () => {
  const criteria = ['schema_coverage', 'schema_fit'];

  test('says what is known of the page, as JSON-LD with a context', () => {
    const value = JSON.parse(write('schema', criteria, { title: 'Coffee' }) ?? 'null');
    expect(value).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Brewing coffee in cold water',
      url: 'https://example.com/guides/cold-brew-coffee/',
    });
  });

  test('keeps what is there, and adds what is missing', () => {
    const schema = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Roastery' };
    const text = write('schema', criteria, { schema }) ?? 'null';
    const types = JSON.parse(text)['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(types).toEqual(['Organization', 'Article']);
    expect(validateStructuredData(text).parsed).toBe(true);
  });
});
