import { expect, test } from 'vitest';
import { judgeAge } from '../../scripts/browser-age/judge-age.ts';

const publishedAt = {
  created: '2020-01-01T00:00:00Z',
  modified: '2030-01-01T00:00:00Z',
  '99.0.0': '2022-01-01T00:00:00Z',
  '150.0.0': '2026-07-01T00:00:00Z',
  '152.0.0': '2026-07-13T00:00:00Z',
  '152.0.1': '2026-07-13T00:00:01Z',
  '153.0.0': '2026-09-11T00:00:00Z',
  '154.0.0-next.1': '2029-01-01T00:00:00Z',
};

test.each([
  { case: 'the newest', installed: '153.0.0', verdict: 'current' },
  { case: '60 days older than the newest', installed: '152.0.0', verdict: 'current' },
  { case: '72 days older', installed: '150.0.0', verdict: 'old' },
  { case: 'of two digits, years older', installed: '99.0.0', verdict: 'old' },
  { case: 'unknown to the registry', installed: '151.0.0', verdict: 'not_decided' },
])('a browser that is $case is $verdict', ({ installed, verdict }) => {
  expect(judgeAge(installed, { publishedAt }).verdict).toBe(verdict);
});

test('where no registry responds, nothing is decided', () => {
  expect(judgeAge('153.0.0', null).verdict).toBe('not_decided');
});
