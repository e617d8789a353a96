import { expect, test } from 'vitest';
import { isKnownUnindexed } from '../../../../shared/domain/search-console/indexing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const sixDaysAgo = '2026-03-04T12:00:00Z';
const sevenDaysAgo = '2026-03-03T12:00:00Z';

test.each([
  ['planned', { planned: true, gscIndexed: null, gscReconciledAt: null }, true],
  ['planned, whatever a reconciliation said', { planned: true, gscIndexed: true, gscReconciledAt: sixDaysAgo }, true],
  ['lately found to be out', { planned: false, gscIndexed: false, gscReconciledAt: sixDaysAgo }, true],
  ['found to be out a week ago', { planned: false, gscIndexed: false, gscReconciledAt: sevenDaysAgo }, false],
  ['lately found to be in', { planned: false, gscIndexed: true, gscReconciledAt: sixDaysAgo }, false],
  ['not decided', { planned: false, gscIndexed: null, gscReconciledAt: sixDaysAgo }, false],
  ['never reconciled', { planned: false, gscIndexed: false, gscReconciledAt: null }, false],
])('a page that is %s is known to be out of the index: %s', (_, page, expected) => {
  expect(isKnownUnindexed(page, now)).toBe(expected);
});
