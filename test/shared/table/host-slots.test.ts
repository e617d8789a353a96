import { expect, test } from 'vitest';
import { claimHostSlots, type SeenHostSlots, type SlotClaim } from '../../../shared/table/host-slots.ts';
import { countCalls, useTable } from './use-table.ts';

const database = useTable();
const nowMs = Date.parse('2026-11-23T10:00:00Z');

const claim = (host: string, holder: string, given: Partial<SlotClaim> = {}, seen: SeenHostSlots | null = null) =>
  claimHostSlots(
    database.table,
    host,
    { holder, running: 0, size: 4, max: 4, nowMs, untilMs: nowMs + 40_000, pausedUntilMs: 0, ...given },
    seen,
  );

test('slots that no other process claimed in between are claimed by one write, without a read', async () => {
  const calls = countCalls(database.table);
  const { seen } = await claim('alone.example', 'one');
  expect(calls.of).toEqual({ UpdateItemCommand: 1 });
  await claim('alone.example', 'one', {}, seen);
  expect(calls.of).toEqual({ UpdateItemCommand: 2 });
});

test('what another process claimed in between counts', async () => {
  const { seen } = await claim('shared.example', 'one', { running: 3 });
  expect((await claim('shared.example', 'two')).slots).toBe(0);
  expect((await claim('shared.example', 'one', { running: 3 }, seen)).slots).toBeLessThan(4);
});

test('a pause that another process noted in between is kept', async () => {
  const { seen } = await claim('paused.example', 'one');
  const pausedUntilMs = nowMs + 60_000;
  await claim('paused.example', 'two', { pausedUntilMs });
  expect((await claim('paused.example', 'one', {}, seen)).pausedUntilMs).toBe(pausedUntilMs);
});

test('what was seen more than two minutes before is not relied on', async () => {
  const { seen } = await claim('later.example', 'one');
  const laterMs = nowMs + 180_000;
  const again = await claim('later.example', 'two', { nowMs: laterMs, untilMs: laterMs + 40_000 }, seen);
  expect(again.slots).toBe(4);
  expect(Object.keys(again.seen.holders)).toEqual(['two']);
});
