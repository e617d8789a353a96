import { expect, test } from 'vitest';
import { crawlProgress, pageProgress, planProgress } from '../../../../shared/domain/jobs/job-progress.ts';

test.each([
  [{ totalPages: null, crawledPages: null, waits: true }, 'processing', { stage: 'queued', done: 0, total: null }],
  [{ totalPages: null, crawledPages: 0, waits: false }, 'processing', { stage: 'discovering', done: 0, total: null }],
  [{ totalPages: 40, crawledPages: 12, waits: false }, 'processing', { stage: 'crawling', done: 12, total: 40 }],
  [{ totalPages: 40, crawledPages: 40, waits: false }, 'completed', { stage: 'ended', done: 40, total: 40 }],
  [{ totalPages: 40, crawledPages: 12, waits: false }, 'failed', { stage: 'ended', done: 12, total: 40 }],
] as const)('the progress of a crawl %j that is %s', (crawl, status, progress) => {
  expect(crawlProgress(crawl, status)).toEqual(progress);
});

test.each([
  ['queued', { stage: 'queued', done: 0, total: 1 }],
  ['processing', { stage: 'analyzing', done: 0, total: 1 }],
  ['completed', { stage: 'ended', done: 1, total: 1 }],
  ['skipped', { stage: 'ended', done: 1, total: 1 }],
  ['failed', { stage: 'ended', done: 0, total: 1 }],
] as const)('the progress of an analysis that is %s', (status, progress) => {
  expect(pageProgress('analyzing', status)).toEqual(progress);
});

test.each([
  [null, 'queued', { stage: 'queued', done: 0, total: null }],
  [null, 'processing', { stage: 'planning', done: 0, total: null }],
  [9, 'completed', { stage: 'ended', done: 9, total: 9 }],
  [null, 'completed', { stage: 'ended', done: 0, total: null }],
  [9, 'failed', { stage: 'ended', done: 0, total: 9 }],
] as const)('the progress of a plan of %j pages that is %s', (pages, status, progress) => {
  expect(planProgress(pages, status)).toEqual(progress);
});
