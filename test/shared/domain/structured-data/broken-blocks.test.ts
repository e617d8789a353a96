import { describe, expect, test } from 'vitest';
import { readStructuredData } from '../../../../shared/domain/extraction/structured-data.ts';
import { findMessages, renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import {
  brokenBlockErrors,
  readCaptured,
  readCapturedText,
} from '../../../../shared/domain/structured-data/broken-blocks.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';

const broken = { block: 2, error: 'is not valid JSON: line 1, column 7', line: 1, column: 7, text: '{' };
const context = 'https://schema.org';
const article = { '@type': 'Article' };

test('the blocks of a page that could not be read are named by their number and their fault', () => {
  expect(brokenBlockErrors([broken, { ...broken, block: 4 }]).map(renderEnglish)).toEqual([
    'JSON-LD block 2 is not valid JSON: line 1, column 7.',
    'JSON-LD block 4 is not valid JSON: line 1, column 7.',
  ]);
});

const faulty = [
  ...[
    '{',
    '{"a":1,}',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '[1 2]',
    '["x\ny"]',
    '["\\x"]',
    '["\\u12"]',
    '{} x',
    '-',
    '1.',
    '1e',
  ],
  ...[
    '["abc',
    '[tru]',
    '',
    '[01]',
    "['b']",
    '[1]]',
    `${'['.repeat(70)}${']'.repeat(70)}`,
    '[7]',
    `"${'x'.repeat(500_001)}"`,
  ],
];

describe.each(listMessageLanguages().filter((language) => language !== 'en'))('in "%s"', (language) => {
  test.each(faulty.map((text) => [text.slice(0, 12), text]))('a fault of JSON-LD is worded: %s', (_, text) => {
    const { brokenBlocks } = readStructuredData([text || '{"a":']);
    const [fault = expect.unreachable()] = brokenBlockErrors(brokenBlocks);
    const [{ error } = expect.unreachable()] = brokenBlocks;
    const [reason = error] = error.split(/(?<=column \d+): /).slice(1);
    expect(renderEnglish(fault)).toContain(reason);
    expect(findMessages(language).render(fault)).not.toContain(reason);
  });
});

test('what a later parser says of JSON stays as it is', () => {
  const error = 'is not valid JSON, line 1, column 7: A trailing comma';
  const [fault = expect.unreachable()] = brokenBlockErrors([{ ...broken, error }]);
  expect(findMessages('de').render(fault)).toBe(
    'JSON-LD-Block 2 ist kein gültiges JSON, Zeile 1, Spalte 7: A trailing comma.',
  );
});

describe('structured data of a release that stored broken blocks inside it', () => {
  test.each([
    ['alone', [], null],
    ['beside one object', [article], article],
    ['beside several', [article, article], { '@context': context, '@graph': [article, article] }],
  ])('is taken apart: %s', (_, items, schema) => {
    const stored = { '@context': context, '@graph': items, broken_blocks: [broken] };
    expect(readCaptured(stored)).toEqual({ schema, brokenBlocks: [broken] });
    const text = schema === null ? null : JSON.stringify(schema);
    expect(readCapturedText(JSON.stringify(stored))).toEqual({ schema: text, brokenBlocks: [broken] });
  });

  test.each([
    ['a document without a graph', { broken_blocks: [broken] }],
    ['a graph without broken blocks', { '@graph': [broken], other_blocks: [broken] }],
    ['no list', { '@graph': [], broken_blocks: broken }],
    ['a list of something else', { '@graph': [], broken_blocks: [null, 'text', 7, { block: 1 }, { error: 'x' }] }],
    ['null', null],
    ['a text', '@graph'],
  ])('is left as it is where it is %s', (_, document) => {
    expect(readCaptured(document)).toEqual({ schema: document, brokenBlocks: [] });
    const text = ` ${JSON.stringify(document)} `;
    expect(readCapturedText(text)).toEqual({ schema: text, brokenBlocks: [] });
  });

  test('is left as it is where it is no JSON', () => {
    expect(readCapturedText('{"broken_blocks"')).toEqual({ schema: '{"broken_blocks"', brokenBlocks: [] });
    expect(readCapturedText(null)).toEqual({ schema: null, brokenBlocks: [] });
  });
});
