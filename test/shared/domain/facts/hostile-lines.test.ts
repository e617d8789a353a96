import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../../functions/crawl-worker/read-document.ts';
import { isMeasureOnly } from '../../../../shared/domain/facts/offer-words.ts';

const PROCESSOR_SECONDS_MAX = 2;

function processorSecondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const read = (body: string): void => {
  readDocument({ body, headers: { 'content-type': 'text/html' }, finalUrl: 'https://site.example/' });
};

describe('a line, a title or a heading never holds up the reading of a document', () => {
  test.each([
    [
      'positions in Japanese that end in another word',
      `<h2>スタッフ</h2><h3>山田太郎</h3><p>${'講師 '.repeat(60)}長</p>`,
    ],
    ['a title of commas', `<title>${','.repeat(240_000)}a</title><p>Text</p>`],
    ['a heading of dashes', `<h1>${'-'.repeat(60_000)}</h1><p>Text</p>`],
    ['a heading of dashes before a letter', `<h1>${'-'.repeat(60_000)}a</h1><p>Text</p>`],
    ['scripts that begin again and again', `<p>Text</p>${'<script '.repeat(20_000)}`],
    ['media queries without a block', `<style>${'@media '.repeat(20_000)}</style><p>Text</p>`],
  ])('%s', (_, html) => {
    expect(processorSecondsOf(() => read(html))).toBeLessThan(PROCESSOR_SECONDS_MAX);
  });

  test('a line of durations', () => {
    const line = `0h0heure${'h0woche'.repeat(28)}*`;
    expect(processorSecondsOf(() => isMeasureOnly(line))).toBeLessThan(PROCESSOR_SECONDS_MAX);
  });
});
