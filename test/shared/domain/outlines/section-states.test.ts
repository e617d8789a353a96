import { describe, expect, test } from 'vitest';
import { outlineKeyword } from '../../../../shared/domain/outlines/outline-keyword.ts';
import { outlineAt, outlineStatuses } from '../../../../shared/domain/outlines/outline-states.ts';
import { decideSection, sectionStatuses } from '../../../../shared/domain/outlines/section-states.ts';

describe.each(sectionStatuses)('a section that is %s', (status) => {
  const section = { status, revisedHeading: 'Revised', other: 1 };

  test('can be accepted and rejected, and keeps its revised heading', () => {
    expect(decideSection(section, { verb: 'accept' })).toEqual({ ...section, status: 'accepted' });
    expect(decideSection(section, { verb: 'reject' })).toEqual({ ...section, status: 'rejected' });
  });

  test('can be revised', () => {
    expect(decideSection(section, { verb: 'revise', revisedHeading: 'Again' })).toEqual({
      ...section,
      status: 'revised',
      revisedHeading: 'Again',
    });
  });
});

describe.each(outlineStatuses)('an outline that is %s', (status) => {
  const leaseUntil = '2026-11-21T10:00:00.000Z';
  const outline = { status, error: null, updatedAt: '2026-11-21T09:55:00.000Z', leaseUntil };

  test('is what it is until its lease is over', () => {
    expect(outlineAt(outline, new Date(leaseUntil))).toBe(outline);
  });

  test('reads as failed after its lease when it still runs', () => {
    const later = outlineAt(outline, new Date('2026-11-21T10:00:00.001Z'));
    const failed = { ...outline, status: 'failed', error: 'Outline generation failed', updatedAt: leaseUntil };
    expect(later).toEqual(status === 'pending' || status === 'processing' ? failed : outline);
  });
});

describe('the topic of an outline', () => {
  const page = { primaryKeyword: 'winter tyres', name: 'Tyres', title: 'Tyres for winter | Shop' };

  test.each([
    { what: 'what was asked for', asked: ' tyre fitting ', page, expected: 'tyre fitting' },
    { what: 'the primary keyword', asked: undefined, page, expected: 'winter tyres' },
    { what: 'the name', asked: undefined, page: { ...page, primaryKeyword: ' ' }, expected: 'Tyres' },
    {
      what: 'the title without the brand',
      asked: undefined,
      page: { ...page, primaryKeyword: null, name: null },
      expected: 'Tyres for winter',
    },
    {
      what: 'nothing',
      asked: undefined,
      page: { primaryKeyword: null, name: ' ', title: null },
      expected: null,
    },
    {
      what: 'as much of a long name as a keyword has room for',
      asked: undefined,
      page: { primaryKeyword: null, name: '😀'.repeat(300), title: null },
      expected: '😀'.repeat(200),
    },
  ])('is $what', ({ asked, page: named, expected }) => {
    expect(outlineKeyword(asked, named)).toBe(expected);
  });
});
