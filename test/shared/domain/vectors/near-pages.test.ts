import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearPages } from '../../../../shared/domain/vectors/near-pages.ts';
import { quantizeVector } from '../../../../shared/domain/vectors/page-vector.ts';
import { centerVectors, cosine, unitVectors } from '../../../../shared/domain/vectors/unit-vectors.ts';
import { vectorText } from '../../../../shared/domain/vectors/vector-text.ts';

const vector = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 12, maxLength: 12 });
const sites = fc.array(vector, { minLength: 6, maxLength: 20 });
const placed = (vectors: readonly number[][]) =>
  unitVectors(new Map(vectors.map((numbers, at) => [at + 1, Int8Array.from(numbers)]))) ?? expect.unreachable();

test('no page is near where all are equally far apart', () => {
  const apart = Array.from({ length: 8 }, (_, at) =>
    Array.from({ length: 8 }, (_one, index) => (at === index ? 100 : 0)),
  );
  expect(nearPages(placed(apart), 1)).toEqual([]);
});

test('pages are near with a model that places all texts of a site in a narrow cone', () => {
  const cone = Array.from({ length: 12 }, () => 100);
  const at = (place: number, by: number) => cone.map((value, index) => value + (index === place ? by : 0));
  const site = [at(0, 27), at(0, 25), at(2, 27), at(3, 27), at(4, 27), at(5, 27), at(6, 27)];
  expect(nearPages(placed(site), 1)).toEqual([2]);
});

test('pages near a page come nearest first, and never the page itself', () => {
  fc.assert(
    fc.property(sites, (vectors) => {
      const site = placed(vectors);
      const near = nearPages(site, 1);
      expect(near).not.toContain(1);
      const own = site.get(1) ?? expect.unreachable();
      const distances = near.map((id) => 1 - cosine(own, site.get(id) ?? expect.unreachable()));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }),
  );
});

test('vectors of another length than most are left out', () => {
  const site = unitVectors(
    new Map(Array.from({ length: 8 }, (_, at) => [at, Int8Array.from({ length: at === 3 ? 4 : 9 }, () => at + 1)])),
  );
  expect(site?.has(3)).toBe(false);
  expect(site?.size).toBe(7);
});

test('away from the middle of a site the mean of all pairs is near 0', () => {
  fc.assert(
    fc.property(sites, (vectors) => {
      const centered = [...centerVectors(placed(vectors)).values()];
      for (const one of centered) for (const other of centered) expect(cosine(one, other)).not.toBeNaN();
    }),
  );
});

describe('the text that a page is placed by', () => {
  const page = { name: null, title: null, h1: null, description: null, keyword: null, purpose: null };

  test('has each of its names once', () => {
    expect(vectorText({ ...page, title: 'Brakes', h1: 'Brakes', description: ' Pads and discs. ' })).toBe(
      'Brakes\nPads and discs.',
    );
  });

  test('is none of a page that says nothing, and short of one that says a lot', () => {
    expect(vectorText({ ...page, title: '  ' })).toBeNull();
    expect(vectorText({ ...page, description: 'word '.repeat(100_000) })?.length).toBeLessThanOrEqual(1_000);
  });
});

describe('a vector as it is kept', () => {
  test('is short, whatever the model gives', () => {
    expect(quantizeVector(Array.from({ length: 4_096 }, (_, at) => at + 1))).toHaveLength(1_024);
  });

  test('is none without a direction', () => {
    expect(quantizeVector([0, 0, 0])).toBeNull();
    expect(quantizeVector([1, Number.POSITIVE_INFINITY])).toBeNull();
  });
});
