import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../../functions/crawl-worker/read-document.ts';
import {
  READ_HEADING_CHARACTERS_MAX,
  READ_LINE_CHARACTERS_MAX,
} from '../../../../shared/domain/language/text-limits.ts';
import { collectNodes } from '../../../../shared/domain/structured-data/json-ld-nodes.ts';

const read = (body: string) =>
  readDocument({ body, headers: { 'content-type': 'text/html' }, finalUrl: 'https://site.example/' });

const secondsOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

describe('what is read of a page has a length that the rules rely on', () => {
  test.each([
    ['a title of a million commas', `<title>${','.repeat(1_000_000)}x</title><p>Text`],
    ['a main heading of 700,000 dashes', `<title>Page</title><h1>${'-'.repeat(700_000)}x</h1><p>Text`],
    [
      'a description of a million spaces and commas',
      `<meta name=description content="${' ,'.repeat(500_000)}x"><p>Text`,
    ],
    ['a class of a million letters and dashes', `<p class="${'a-'.repeat(500_000)}!">Text`],
  ])('%s is read within 2 seconds', (_, body) => {
    expect(secondsOf(() => read(body))).toBeLessThan(2);
  });

  test('titles and headings are kept up to 2,000 characters', () => {
    const { extracted } = read(`<title>${'title '.repeat(1_000)}</title><h1>${'heading '.repeat(1_000)}</h1>`);

    expect([extracted.title, extracted.h1].map((text) => text?.length)).toEqual([
      READ_HEADING_CHARACTERS_MAX,
      READ_HEADING_CHARACTERS_MAX,
    ]);
  });

  test('what is cut has no half of a character at its end', () => {
    const { extracted } = read(`<title>a${'😀'.repeat(5_000)}</title>`);

    expect(extracted.title?.isWellFormed()).toBe(true);
  });

  test('the words of the content are kept, however long their line and their heading are', () => {
    const { extracted } = read(`<main><h1>Page ${'heading '.repeat(500)}</h1><p>${'word '.repeat(5_000)}</p></main>`);

    expect(extracted.wordCount).toBe(5_501);
  });

  test('structured data is kept as it is, and read up to 10,000 characters a text', () => {
    const articleBody = 'word '.repeat(5_000);
    const { extracted } = read(
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', articleBody })}</script><p>Text`,
    );

    expect(extracted.structuredData.items).toEqual([{ '@type': 'Article', articleBody }]);
    expect(String(collectNodes(extracted.structuredData.items).nodes[0]?.object['articleBody'])).toHaveLength(
      READ_LINE_CHARACTERS_MAX,
    );
  });

  test('structured data without long texts is read without a copy', () => {
    const schema = { '@type': 'Article', author: [{ '@type': 'Person', name: 'A' }] };

    expect(collectNodes(schema).nodes[0]?.object).toBe(schema);
  });
});
