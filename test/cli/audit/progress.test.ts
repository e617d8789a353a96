import { expect, test } from 'vitest';
import { createProgress } from '../../../cli/audit/progress.ts';
import { recordingOutput } from './recording-output.ts';

const eraseLine = '\r\u001b[2K';

test('keeps one live line on a terminal', () => {
  const output = recordingOutput({ isTerminal: true });
  const progress = createProgress(output);
  progress.show('Crawling: 1 of 3 pages');
  progress.show('Crawling: 2 of 3 pages');
  progress.finish('Crawled 3 pages');
  expect(output.text()).toBe(
    `${eraseLine}… Crawling: 1 of 3 pages${eraseLine}… Crawling: 2 of 3 pages${eraseLine}✓ Crawled 3 pages\n`,
  );
});

test('writes a plain line elsewhere, and the next one ten seconds later at the earliest', () => {
  const output = recordingOutput();
  let now = 0;
  const progress = createProgress(output, () => now);
  for (const done of [1, 2, 3]) {
    progress.show(`Crawling: ${done} of 3 pages`);
    now += 6_000;
  }
  expect(output.text()).toBe('… Crawling: 1 of 3 pages\n… Crawling: 3 of 3 pages\n');
});

test('writes plain lines elsewhere, each text once', () => {
  const output = recordingOutput();
  const progress = createProgress(output);
  progress.show('Crawling: 1 of 3 pages');
  progress.show('Crawling: 1 of 3 pages');
  progress.finish('Crawled 3 pages');
  progress.clear();
  expect(output.text()).toBe('… Crawling: 1 of 3 pages\n✓ Crawled 3 pages\n');
});

test('cuts a live line to the width of the terminal, counting wide characters twice', () => {
  const output = recordingOutput({ isTerminal: true, columns: 12 });
  createProgress(output).show('自転車の修理の店');
  expect(output.text()).toBe(`${eraseLine}… 自転車の…`);
});

test('shows no escape sequence of a crawled site', () => {
  const output = recordingOutput();
  createProgress(output).show('Analysing \u001b]0;owned\u0007');
  expect(output.text()).not.toContain('\u001b');
});
