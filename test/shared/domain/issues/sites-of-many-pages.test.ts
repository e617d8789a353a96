import { expect, test } from 'vitest';
import { LinkGraph } from '../../../../shared/domain/issues/link-graph.ts';
import { NearDuplicates } from '../../../../shared/domain/issues/near-duplicates.ts';
import { likeness, SAMPLE_VALUES } from '../../../../shared/domain/issues/text-sample.ts';
import { encodeLines, LineCounter } from '../../../../shared/domain/pages/recurring-lines.ts';

/** Values of 16 bits that follow from a seed. */
function sampleFrom(seed: number): Uint16Array {
  let value = seed * 2_654_435_761 + 1;
  return Uint16Array.from({ length: SAMPLE_VALUES }, () => {
    value = (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (value >>> 8) & 0xffff;
  });
}

test('near-duplicates are those that agree in a band and are alike, in whatever order they come', () => {
  const samples = Array.from({ length: 3_000 }, (_, at) => sampleFrom(at));
  const alike = [
    [10, 2_000],
    [40, 2_500],
    [1_500, 1_501],
  ] as const;
  for (const [from, to] of alike) samples[to] = samples[from]?.with(3, 1).with(50, 2) ?? sampleFrom(0);
  const texts = new NearDuplicates();
  for (const [at, sample] of samples.entries()) texts.add(at, sample);
  const found = texts.list();
  expect([...found.keys()].sort((a, b) => a - b)).toEqual(alike.flat().sort((a, b) => a - b));
  for (const [from, to] of alike)
    expect(found.get(from)).toEqual([
      { other: to, likeness: likeness(sampleFrom(from), samples[to] ?? sampleFrom(0)) },
    ]);
});

test('lines of many pages are counted in full while very many stand on one page each', () => {
  const counter = new LineCounter(1_000);
  for (let page = 0; page < 500; page += 1) {
    const own = Array.from({ length: 20 }, (_, line) => 1_000 + page * 20 + line);
    counter.addPage(`text ${page}`, encodeLines([1, 2, ...own]));
  }
  expect(counter.list()).toEqual([
    [1, 500],
    [2, 500],
  ]);
});

test('of a page that more pages link to than are listed all links are counted', () => {
  const linked = new LinkGraph();
  linked.addPage('menu', { pageId: 1, outgoing: 0, external: 0, isRead: true, targets: [] });
  for (let page = 2; page < 20_012; page += 1) {
    linked.addPage(`page ${page}`, {
      ...{ pageId: page, outgoing: 2, external: 0, isRead: true },
      targets: [
        ['menu', 2 * page],
        ['menu', 2 * page + 1],
      ],
    });
  }
  const [menu] = linked.list(linked.measure('menu'));
  expect(menu).toMatchObject({ pageId: 1, incoming: 40_020, linkingPages: 20_010 });
  expect(menu?.sources).toHaveLength(20_000);
  expect(menu?.sources.at(-1)).toEqual({ pageId: 20_001, linkIds: [40_002, 40_003] });
});
