import { expect, test } from 'vitest';
import { isChecksEnginePaused } from '../../../shared/table/checks-engine.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();
const isPaused = () => isChecksEnginePaused(admin.services.table);

test('the preview checks engine runs until it is paused, and again after it is resumed', async () => {
  expect(await isPaused()).toBe(false);
  for (const [verb, paused] of [
    ['pause', true],
    ['pause', true],
    ['resume', false],
  ] as const) {
    expect(await admin.json('engine', verb)).toEqual({ paused });
    expect(await isPaused()).toBe(paused);
  }
});
