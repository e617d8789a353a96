import { describe, expect, test } from 'vitest';
import { isBaseCurrent } from '../../../functions/content/base-version.ts';
import { rememberCollapsedEdits } from '../../../functions/content/collapsed-edits.ts';
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

/** An edit of this process that collapsed into the version: settled at 100, forgotten, or still on its way. */
function edits(outcome: 'settled' | 'forgotten' | 'open') {
  const remembered = rememberCollapsedEdits(() => 100);
  const edit = remembered.begin(version());
  if (outcome === 'settled') edit.settle();
  if (outcome === 'forgotten') edit.forget();
  return remembered;
}
const nobody = rememberCollapsedEdits(() => 100);
const base = (given: { startedAt?: number; firstRead?: ContentVersion } = {}) => ({
  versionId: 7,
  updatedAt: null,
  startedAt: 50,
  firstRead: null,
  ...given,
});

describe('an edit whose base is', () => {
  test.each([
    ['another version', version({ id: 8 }), base(), nobody, false],
    ['no version, where there is none', null, base(), nobody, false],
    ['a version that nobody changes', version(), base(), nobody, true],
    ['as it was read first', version(), base({ firstRead: version() }), nobody, true],
    ['changed since it was read first', version(), base({ firstRead: version({ updatedAt: '2030' }) }), nobody, false],
    ['changed here before the request began', version(), base({ startedAt: 101 }), edits('settled'), true],
    ['changed here while the request was under way', version(), base({ startedAt: 99 }), edits('settled'), false],
    ['changed here, and nobody was told yet', version(), base({ startedAt: 101 }), edits('open'), false],
    ['not changed after all', version(), base(), edits('forgotten'), true],
    ['changed since by another process', version({ updatedAt: '2030' }), base(), edits('settled'), true],
  ])('%s', (_name, current, edit, remembered, expected) => {
    expect(isBaseCurrent(current, edit, remembered)).toBe(expected);
  });
});

describe('of two edits of the same millisecond on the same body', () => {
  test('the one that loses leaves the one that won known, before and after it is settled', () => {
    const remembered = rememberCollapsedEdits(() => 100);
    const [won, lost] = [remembered.begin(version()), remembered.begin(version())];
    lost.forget();
    const overlapping = base({ startedAt: 99 });
    expect(isBaseCurrent(version(), overlapping, remembered)).toBe(false);
    won.settle();
    expect(isBaseCurrent(version(), overlapping, remembered)).toBe(false);
  });

  test('the one that is still under way does not refuse an edit that follows the one that won', () => {
    const remembered = rememberCollapsedEdits(() => 100);
    const [won] = [remembered.begin(version()), remembered.begin(version())];
    won.settle();
    expect(isBaseCurrent(version(), base({ startedAt: 101 }), remembered)).toBe(true);
  });
});
