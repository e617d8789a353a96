import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '../../../../scripts/issues/render-document.ts';
import { lighthouse, seonaut } from '../../../../scripts/issues/theirs.ts';
import { issueType } from '../../../../shared/domain/issues/issue-types.ts';

describe('docs/issues.md', () => {
  test('is up to date with the types and their examples: run `npm run generate -- issues`', () => {
    const written = readFileSync(join(import.meta.dirname, '../../../../docs/issues.md'), 'utf8');
    expect(written).toBe(renderDocument());
  });

  test('says of each identifier of others which type of ours it is, or why there is none', () => {
    for (const [theirs, ours] of [...seonaut, ...lighthouse]) {
      const isReason = /^\S+ .+\.$/.test(ours);
      expect([theirs, issueType(ours) !== null || isReason]).toEqual([theirs, true]);
    }
    expect(new Set(seonaut.map(([theirs]) => theirs)).size).toBe(seonaut.length);
  });
});
