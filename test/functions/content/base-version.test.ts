import { describe, expect, test } from 'vitest';
import { isBaseCurrent } from '../../../functions/content/base-version.ts';
import type { ContentVersion } from '../../../shared/table/content-versions.ts';

const version = (given: Partial<ContentVersion> = {}): ContentVersion => ({
  id: 7,
  pageId: 1,
  source: 'manual_edit',
  wordCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:01:00.000Z',
  ...given,
});
const settledAt = '2026-01-01T00:01:00.020Z';

describe('an edit whose base is', () => {
  test.each([
    ['another version', version({ id: 8 }), '2026-01-01T01:00:00.000Z', false],
    ['no version, where there is none', null, '2026-01-01T01:00:00.000Z', false],
    ['a version that no edit collapsed into, received before it was made', version(), '2025-12-31T00:00:00.000Z', true],
    ['a collapsed edit that was settled before', version({ settledAt }), '2026-01-01T00:01:00.021Z', true],
    ['a collapsed edit that was settled in the same millisecond', version({ settledAt }), settledAt, false],
    ['a collapsed edit made before and settled since', version({ settledAt }), '2026-01-01T00:01:00.010Z', false],
    ['a collapsed edit that is not settled', version({ settledAt: null }), '2026-01-01T00:01:29.000Z', false],
    ['a collapsed edit that nobody settles any more', version({ settledAt: null }), '2026-01-01T00:01:31.000Z', true],
  ])('%s', (_name, current, receivedAt, expected) => {
    expect(isBaseCurrent(current, 7, new Date(receivedAt))).toBe(expected);
  });
});
