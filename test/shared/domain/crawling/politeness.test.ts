import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRetryable,
  maxFetchAttempts,
  maxRetryAfterSeconds,
  nextDelayMs,
  parseRetryAfter,
  retryDelayMs,
  shouldRetry,
} from '../../../../shared/domain/crawling/politeness.ts';
import type { WebFailure, WebHttpError } from '../../../../shared/domain/crawling/web-response.ts';

const exchange = { requestedUrl: 'https://shop.example/', finalUrl: 'https://shop.example/', redirects: [] };
const httpError = (status: number, retryAfterSeconds: number | null = null): WebHttpError => ({
  ...exchange,
  outcome: 'http_error',
  status,
  headers: {},
  contentType: null,
  body: '',
  retryAfterSeconds,
});
const failure = (retryable: boolean): WebFailure => ({
  ...exchange,
  outcome: 'failed',
  reason: 'reset',
  retryable,
  detail: '',
});

describe('the pause between two requests', () => {
  test.each([
    ['nothing asked for', 0, 0, 0, 0],
    ["the operator's delay", 500, 0, 0, 500],
    ['a longer crawl delay wins', 500, 2, 0, 2_000],
    ['a shorter one does not', 5_000, 2, 0, 5_000],
    ['what has passed counts', 500, 2, 1_500, 500],
    ['all of it has passed', 500, 2, 9_000, 0],
    ['a clock that went back adds nothing', 500, 0, -9_000, 500],
  ])('%s', (_name, configuredDelayMs, crawlDelaySeconds, elapsedMs, expected) => {
    expect(nextDelayMs({ configuredDelayMs, crawlDelaySeconds, elapsedMs })).toBe(expected);
  });
});

describe('the pause before another attempt', () => {
  test.each([
    [1, 0, 500],
    [1, 1, 1_000],
    [2, 0, 1_000],
    [3, 1, 4_000],
    [50, 1, 60_000],
  ])('after attempt %i with jitter %d is %i ms', (attempt, random, expected) => {
    expect(retryDelayMs({ attempt, retryAfterSeconds: null, random })).toBe(expected);
  });

  test('never undercuts a Retry-After, and grows with the attempts', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100_000), random, (attempt, retryAfterSeconds, jitter) => {
        expect(retryDelayMs({ attempt, retryAfterSeconds, random: jitter })).toBeGreaterThanOrEqual(
          retryAfterSeconds * 1_000,
        );
        const delay = retryDelayMs({ attempt, retryAfterSeconds: null, random: jitter });
        expect(delay).toBeLessThanOrEqual(60_000);
        expect(retryDelayMs({ attempt: attempt + 1, retryAfterSeconds: null, random: jitter })).toBeGreaterThanOrEqual(
          delay,
        );
      }),
    );
  });
});

describe('what is worth another attempt', () => {
  test.each([408, 425, 429, 500, 502, 503, 504, 522])('status %i', (status) => {
    expect(isRetryable(httpError(status))).toBe(true);
  });

  test.each([400, 401, 403, 404, 410, 451, 501, 505])('not status %i', (status) => {
    expect(isRetryable(httpError(status))).toBe(false);
  });

  test('a failure says it itself', () => {
    expect(isRetryable(failure(true))).toBe(true);
    expect(isRetryable(failure(false))).toBe(false);
  });

  test('attempts are limited', () => {
    expect(shouldRetry(failure(true), maxFetchAttempts - 1)).toBe(true);
    expect(shouldRetry(failure(true), maxFetchAttempts)).toBe(false);
  });

  test('a site that asks for too long a pause is left alone', () => {
    expect(shouldRetry(httpError(503, maxRetryAfterSeconds), 1)).toBe(true);
    expect(shouldRetry(httpError(503, maxRetryAfterSeconds + 1), 1)).toBe(false);
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-21T12:00:00.500Z');

  test.each<[value: string | null, seconds: number | null]>([
    ['0', 0],
    [' 120 ', 120],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
    ['Saturday, 21-Nov-26 12:01:00 GMT', 60],
    ['Sat Nov 21 12:02:00 2026', 120],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['Someday, when it works', null],
    ['99999999999999999999', null],
    ['', null],
    [null, null],
  ])('%j is %j seconds', (value, seconds) => {
    expect(parseRetryAfter(value, now)).toBe(seconds);
  });
});
