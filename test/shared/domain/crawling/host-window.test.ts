import { describe, expect, test } from 'vitest';
import {
  firstWindow,
  type HostResponse,
  pauseAfterMs,
  sharedSlots,
  windowAfter,
} from '../../../../shared/domain/crawling/host-window.ts';

const MAX = 4;
const response = (given: Partial<HostResponse>): HostResponse => ({
  status: 200,
  latencyMs: 50,
  retryAfterSeconds: null,
  ...given,
});
const after = (responses: readonly HostResponse[]) =>
  responses.reduce((window, each) => windowAfter(window, each, MAX), firstWindow(MAX));
const times = (count: number, given: Partial<HostResponse>) => Array.from({ length: count }, () => response(given));

describe('how many requests at a time a host gets', () => {
  test.each([429, 503, null])('halves with status %s, down to one', (status) => {
    expect(after(times(1, { status })).size).toBe(2);
    expect(after(times(5, { status })).size).toBe(1);
  });

  test('halves once for requests that were sent together', () => {
    const cut = after(times(1, { status: 503 }));
    const rest = times(3, { status: 503 }).reduce(
      (window, each) => windowAfter(window, each, MAX, { isOfCutRound: true }),
      cut,
    );
    expect(rest).toEqual(cut);
    expect(pauseAfterMs(rest, response({ status: 503 }))).toBe(1_000);
  });

  test('grows one by one again, up to the limit', () => {
    const overloaded = times(3, { status: 503 });
    expect(after([...overloaded, ...times(2, {})]).size).toBeLessThan(3);
    expect(after([...overloaded, ...times(50, {})]).size).toBe(MAX);
  });

  test('falls when the host becomes slow, once a round', () => {
    const quick = times(10, { latencyMs: 50 });
    expect(after([...quick, ...times(1, { latencyMs: 3_000 })]).size).toBe(3);
    expect(after([...quick, ...times(2, { latencyMs: 3_000 })]).size).toBe(3);
    expect(after([...quick, ...times(20, { latencyMs: 3_000 })]).size).toBeLessThan(2);
  });

  test('stays for a host that was never quicker, and for other errors', () => {
    expect(after(times(20, { latencyMs: 3_000 })).size).toBe(MAX);
    expect(after(times(20, { status: 500 })).size).toBe(MAX);
  });
});

describe('the pause after an overload', () => {
  test('is that of Retry-After, up to five minutes', () => {
    expect(pauseAfterMs(firstWindow(MAX), response({ status: 429, retryAfterSeconds: 7 }))).toBe(7_000);
    expect(pauseAfterMs(firstWindow(MAX), response({ status: 503, retryAfterSeconds: 9_999 }))).toBe(300_000);
  });

  test('doubles from a second without one, up to ten seconds', () => {
    const overload = response({ status: 429 });
    const pauses = [1, 2, 3, 20].map((count) => pauseAfterMs(after(times(count, { status: 429 })), overload));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 10_000]);
  });

  test.each([200, 404, 500, null])('is none after %s', (status) => {
    expect(pauseAfterMs(firstWindow(MAX), response({ status }))).toBe(0);
  });
});

describe('the share of a process', () => {
  const holder = (slots: number, size = MAX) => ({ slots, size, untilMs: 0 });

  test.each([
    ['is all of them for one alone', [], 4],
    ['is none while another holds all', [holder(4)], 0],
    ['is half beside one that waits', [holder(0)], 2],
    ['is what the others leave', [holder(3)], 1],
    ['is what the most careful one thinks that the host bears', [holder(1, 2)], 1],
    ['is none when there are more processes than requests at a time', [1, 1, 1, 1].map((slots) => holder(slots)), 0],
  ])('%s', (_why, others, slots) => {
    expect(sharedSlots(others, MAX, MAX)).toBe(slots);
  });
});
