import { expect, test } from 'vitest';
import { groupPages } from '../../../console/issues/page-groups.ts';

const page = (url: string, related_urls: string[]) => ({ url, page_id: 1, evidence: 'The same title.', related_urls });

test('pages that name each other are one group, also where each names only some of the others', () => {
  const groups = groupPages([
    page('/a', ['/b', '/c']),
    page('/x', ['/y']),
    page('/d', ['/a', '/b']),
    page('/y', ['/x']),
  ]);
  expect(groups.map((group) => group.map(({ url }) => url))).toEqual([
    ['/a', '/d'],
    ['/x', '/y'],
  ]);
});
