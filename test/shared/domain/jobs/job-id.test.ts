import { expect, test } from 'vitest';
import { type AnyJobReference, formatJobId, parseAnyJobId, parseJobId } from '../../../../shared/domain/jobs/job-id.ts';

const ids: [string, AnyJobReference][] = [
  ['job_an_12', { kind: 'analysis', id: 12 }],
  ['job_cr_7', { kind: 'crawl', id: 7 }],
  ['job_outline_42', { kind: 'outline', id: 42 }],
  ['job_plan_9', { kind: 'plan_generation', id: 9 }],
  ['job_ideas_0192-ab', { kind: 'ideas_run', id: '0192-ab' }],
  ['gen_kw_5_2', { kind: 'keyword_generation', siteId: 5, run: 2 }],
  ['plan_kw_5_3', { kind: 'plan_keywords', siteId: 5, run: 3 }],
  ['scores_5_0192-ab', { kind: 'opportunity_scores', siteId: 5, tryId: '0192-ab' }],
];

test.each(ids)('%s names its job', (jobId, reference) => {
  expect(formatJobId(reference)).toBe(jobId);
  expect(parseAnyJobId(jobId)).toEqual(reference);
});

test('analyses, crawls and generations of plans alone are jobs of the API (spec, Job)', () => {
  expect(ids.filter(([jobId]) => parseJobId(jobId)).map(([jobId]) => jobId)).toEqual([
    'job_an_12',
    'job_cr_7',
    'job_plan_9',
  ]);
});

test.each([
  '',
  '1',
  'job_an_',
  'job_an_0',
  'job_an_01',
  'job_an_1x',
  'job_cr_99999999999999999',
  'job_outline_-1',
  'job_ideas_',
  'gen_kw_5',
  'gen_kw_0_1',
  'plan_kw_5_2_1',
  'plan_kw_5_',
  'scores_5_',
  'scores_0_x',
  'scores_5_x_y',
  'plan_kw_5_x',
  'job_plan_x',
])('%j names no job', (jobId) => {
  expect(parseAnyJobId(jobId)).toBeNull();
});
