/** Two briefs of each set that people wrote, for `npm test`; `npm run quality` reads them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReceived, type ReceivedBrief } from './received-brief.ts';

const briefs = ['received', 'unseen', 'plain', 'various', 'narrated'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .toSorted()
    .slice(0, 2)
    .map((file) => JSON.parse(readFileSync(join(import.meta.dirname, folder, file), 'utf8')) as ReceivedBrief),
);

test('plans of ten briefs keep at least 85 % of their checklists', async ({ annotate }) => {
  const checks = briefs.flatMap(checkReceived);
  const missed = checks.filter(({ holds }) => !holds).map(({ line }) => line);
  await annotate(`${checks.length - missed.length} of ${checks.length} lines hold`);
  expect(briefs).toHaveLength(10);
  expect((checks.length - missed.length) / checks.length, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
});
