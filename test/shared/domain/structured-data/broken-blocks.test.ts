import { describe, expect, test } from 'vitest';
import { readStructuredData } from '../../../../shared/domain/extraction/structured-data.ts';
import { findMessages, renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import { brokenBlockErrors } from '../../../../shared/domain/structured-data/broken-blocks.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';

const broken = { block: 2, error: 'is not valid JSON: line 1, column 7', line: 1, column: 7, text: '{' };

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
