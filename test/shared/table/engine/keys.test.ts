import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DUE_WORK_SHARDS,
  dueWorkIndexKey,
  dueWorkPartitions,
  sitePagesIndexKey,
} from '../../../../shared/table/engine/indexes.ts';
import { padId } from '../../../../shared/table/engine/key-text.ts';
import { type Key, keys } from '../../../../shared/table/engine/keys.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const bytes = (text: string): number => Buffer.byteLength(text);
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('an id in a sort key', () => {
  test('sorts as the number does', () => {
    fc.assert(fc.property(id, id, (a, b) => Math.sign(compare(padId(a), padId(b))) === Math.sign(a - b)));
  });
});

describe('a text in a sort key', () => {
  const withText: Record<string, (text: string) => Key> = {
    pagePath: (text) => keys.pagePath(1, 2, text),
    factIdentity: (text) => keys.factIdentity(1, 2, text),
    dismissedKeyword: (text) => keys.dismissedKeyword(1, 2, text),
    seenUrl: (text) => keys.seenUrl(1, 2, text),
    keywordMetrics: (text) => keys.keywordMetrics(2840, 'en', text),
    serpSnapshot: (text) => keys.serpSnapshot(2840, 'en', text),
  };

  test.each(Object.entries(withText))('of %s fits, and tells texts apart, however long they are', (_, keyOf) => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 880, maxLength: 3000, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [keyA, keyB] = [keyOf(a), keyOf(b)];
        expect(bytes(keyA.sk)).toBeLessThanOrEqual(1024);
        expect(bytes(keyA.pk)).toBeLessThanOrEqual(2048);
        // Lone surrogates have no UTF-8; no text from outside holds one.
        expect(keyA.pk === keyB.pk && keyA.sk === keyB.sk).toBe(a === b);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the list of pages', () => {
  const row = (path: string | null, isPriority: boolean, pageId: number) =>
    sitePagesIndexKey({ organizationId: 1, siteId: 2, isPriority, path, id: pageId }).sitePagesSort;

  test('has priority pages first, then sorts by path, then by id', () => {
    const segment = fc.string({ unit: fc.constantFrom(...'abz09-_.!~'.split('')), minLength: 1, maxLength: 4 });
    const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);
    fc.assert(
      fc.property(path, path, fc.boolean(), fc.boolean(), id, id, (pathA, pathB, first, second, idA, idB) => {
        const expected = Number(second) - Number(first) || Math.sign(compare(pathA, pathB)) || Math.sign(idA - idB);
        expect(Math.sign(compare(row(pathA, first, idA), row(pathB, second, idB)))).toBe(expected);
      }),
    );
  });

  test('takes a path of any length and a page without one', () => {
    expect(bytes(row(`/${'ü'.repeat(5_000)}/`, false, 1))).toBeLessThanOrEqual(1024);
    expect(row(null, false, 1) < row('/', false, 2)).toBe(true);
  });
});

describe('unfinished work', () => {
  test('lies in one of the partitions that the sweeper reads', () => {
    const partitions = dueWorkPartitions('job');
    expect(partitions).toHaveLength(DUE_WORK_SHARDS);
    fc.assert(
      fc.property(id, (workId) =>
        partitions.includes(dueWorkIndexKey({ kind: 'job', id: workId, dueAt: '2026-11-21T10:00:00.000Z' }).dueKind),
      ),
    );
  });
});

describe('organizations', () => {
  // Jobs that wait for a slot are compared over all organizations, by the starter alone; no request reads them.
  const shared = new Set(['waitingJob']);
  const ownKeys = Object.entries(keys).filter(
    ([name, keyOf]) => String(keyOf).includes('organizationId') && !shared.has(name),
  );

  test.each(ownKeys)('never share a partition of %s', (_, keyOf) => {
    const make = keyOf as (...parts: unknown[]) => Key;
    expect(make(1, '7', '7', '7', '7').pk).not.toBe(make(11, '7', '7', '7', '7').pk);
    expect(make(1, '7', '7', '7', '7').pk).toMatch(/^ORG#1(#|$)/);
  });
});
