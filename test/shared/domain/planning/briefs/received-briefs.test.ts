import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkReceived, type ReceivedBrief } from './received-brief.ts';

const folder = join(import.meta.dirname, 'received');
const received = readdirSync(folder)
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReceivedBrief);

describe('plans of briefs whose checklists another person wrote', () => {
  const checks = received.flatMap(checkReceived);
  const missed = checks.filter(({ holds }) => !holds).map(({ line }) => line);

  test('33 briefs keep at least 88 % of their checklists', async ({ annotate }) => {
    await annotate(`${checks.length - missed.length} of ${checks.length} lines hold`);
    expect(received).toHaveLength(33);
    expect((checks.length - missed.length) / checks.length, missed.join('\n')).toBeGreaterThanOrEqual(0.88);
  });

  test('at least nine names of ten are right', () => {
    const wrong = missed.filter((line) => line.includes(': name '));
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(received.length / 10);
  });
});
