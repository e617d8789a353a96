import { expect, test } from 'vitest';
import { combined, compareClicks, noPerformance } from '../../../../shared/domain/search-console/performance.ts';

const shown = (clicks: number, impressions: number, position: number) => ({
  clicks,
  impressions,
  ctr: impressions === 0 ? 0 : clicks / impressions,
  position,
});

test('together, performances are their sums, with the share and the mean position of all impressions', () => {
  expect(combined([shown(1, 10, 2), shown(5, 30, 6), shown(0, 0, 0)])).toEqual({
    clicks: 6,
    impressions: 40,
    ctr: 0.15,
    position: 5,
  });
});

test('nothing that was shown is zero in everything', () => {
  expect(combined([])).toEqual(noPerformance);
  expect(noPerformance).toEqual({ clicks: 0, impressions: 0, ctr: 0, position: 0 });
});

test('most clicks come first, then most impressions, then what came first', () => {
  const [few, many, manyShown, manyShownToo] = [shown(1, 90, 1), shown(2, 5, 1), shown(2, 50, 1), shown(2, 50, 9)];
  expect([few, many, manyShown, manyShownToo].toSorted(compareClicks)).toEqual([manyShown, manyShownToo, many, few]);
});
