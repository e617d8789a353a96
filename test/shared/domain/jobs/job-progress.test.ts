import { expect, test } from 'vitest';
import { crawlProgress, pageProgress, planProgress } from '../../../../shared/domain/jobs/job-progress.ts';

const calm = { auditChecks: null, setupAnalyses: null, waitsUntil: null };
const until = '2026-11-28T10:00:00.000Z';

test.each([
  [
    { totalPages: null, crawledPages: null, waits: true, ...calm },
    'processing',
    { stage: 'queued', done: 0, total: null },
  ],
  [
    { totalPages: null, crawledPages: 0, waits: false, ...calm },
    'processing',
    { stage: 'discovering', done: 0, total: null },
  ],
  [
    { totalPages: 40, crawledPages: 12, waits: false, ...calm },
    'processing',
    { stage: 'crawling', done: 12, total: 40 },
  ],
  [
    { totalPages: 40, crawledPages: 12, waits: false, ...calm, waitsUntil: until },
    'processing',
    { stage: 'crawling', done: 12, total: 40, waits_until: until },
  ],
  [
    { totalPages: 40, crawledPages: 40, waits: false, ...calm, auditChecks: { done: 3, total: 9 } },
    'processing',
    { stage: 'auditing', done: 3, total: 9 },
  ],
  [
    { totalPages: 40, crawledPages: 40, waits: false, ...calm, setupAnalyses: { done: 7, total: 40 } },
    'processing',
    { stage: 'analyzing', done: 7, total: 40 },
  ],
  [{ totalPages: 40, crawledPages: 40, waits: false, ...calm }, 'completed', { stage: 'ended', done: 40, total: 40 }],
  [{ totalPages: 40, crawledPages: 12, waits: false, ...calm }, 'failed', { stage: 'ended', done: 12, total: 40 }],
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
