/** @module-tag corpus */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeBlindPlans } from '../../../lab/eval/blind-plans.ts';

test('each brief has two plans, half of them in the other order, and only the key beside the folder says whose they are', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'blind-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  await writeBlindPlans([path.join(parent, 'plans'), '--seed', '7']);

  const key: Record<string, { a: string; b: string }> = JSON.parse(
    await readFile(path.join(parent, 'plans-key.json'), 'utf8'),
  );
  const files = await readdir(path.join(parent, 'plans'));
  expect(files.toSorted()).toEqual(
    Object.keys(key)
      .toSorted()
      .map((name) => `${name}.md`),
  );
  expect(Object.values(key).filter(({ a }) => a === 'rules')).toHaveLength(files.length / 2);
  for (const file of files) {
    const sheet = await readFile(path.join(parent, 'plans', file), 'utf8');
    expect(sheet.match(/^# Plan [AB]$/gm)).toEqual(['# Plan A', '# Plan B']);
    expect(sheet).not.toMatch(/rules-v1|by-hand/);
  }
});
