import { expect, test } from 'vitest';
import { changedAttributes, writesKeywords } from '../../../../shared/domain/pages/page-change.ts';
import { shownLinks } from '../../../../shared/domain/pages/shown-links.ts';

test.each([
  { change: { primaryKeyword: ' a ' }, attributes: { primaryKeyword: ' a ' } },
  { change: { secondaryKeywords: [] }, attributes: { secondaryKeywords: [] } },
  { change: { secondaryKeywords: null }, attributes: { secondaryKeywords: null } },
  { change: { isPriority: false }, attributes: { isPriority: false, isPriorityManual: true } },
  { change: { purpose: ' \n x ' }, attributes: { purpose: 'x' } },
  { change: { purpose: '  ' }, attributes: { purpose: null } },
  { change: { purpose: null }, attributes: { purpose: null } },
  { change: { gscUrl: null }, attributes: { gscUrl: null } },
])('changedAttributes of $change are $attributes', ({ change, attributes }) => {
  expect(changedAttributes(change)).toEqual(attributes);
});

test.each([
  { change: { primaryKeyword: null }, waits: true },
  { change: { secondaryKeywords: [] }, waits: true },
  { change: { isPriority: true, purpose: 'x', gscUrl: null }, waits: false },
])('a change of $change waits for keyword generation: $waits', ({ change, waits }) => {
  expect(writesKeywords(change)).toBe(waits);
});

test('shownLinks takes the first 1,000 in document order and tells of the rest', () => {
  const links = Array.from({ length: 1_001 }, (_, at) => ({ id: at, position: 2_000 - at }));
  const { shown, truncated } = shownLinks(links);
  expect([shown.length, truncated, shown[0]?.id, shown.at(-1)?.id]).toEqual([1_000, true, 1_000, 1]);
  expect(shownLinks(links.slice(1)).truncated).toBe(false);
});
