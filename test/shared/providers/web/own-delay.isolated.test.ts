import { afterEach, expect, test, vi } from 'vitest';
import { measureOwnDelay } from '../../../../shared/providers/web/own-delay.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The clock says this until it is set again; nothing of this process runs in between. */
const setClock = (milliseconds: number): void => {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
};

test('a process that was blocked while it waited for servers was late by all but a tick, for each of them', () => {
  setClock(1_000);
  const ends = [measureOwnDelay(), measureOwnDelay()];
  setClock(1_650);
  expect(ends.map((end) => end())).toEqual([600, 600]);
});

test('a process that ticked in time was not late, and no earlier delay is counted again', () => {
  setClock(5_000);
  const end = measureOwnDelay();
  setClock(5_050);
  expect(end()).toBe(0);
});
