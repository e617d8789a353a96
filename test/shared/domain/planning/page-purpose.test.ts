import { describe, expect, test } from 'vitest';
import { purposeWithoutTemplate } from '../../../../shared/domain/planning/page-purpose.ts';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';

const brief =
  'Ridgeway is a family bicycle workshop in Leeds and York, founded in 1990. We offer chain cleaning, wheel truing and tyre repair at fair prices. See our projects.';

describe('what a planned page says beyond its template', () => {
  test('is the words of the brief, or nothing', () => {
    const said = planPages({ brief, siteName: 'Ridgeway' }).map(({ purpose }) => purposeWithoutTemplate(purpose));
    expect(said.length).toBeGreaterThan(5);
    for (const text of said) {
      const words = text.replace(/["“”.…]/gu, '').trim();
      expect(brief.replaceAll('.', '')).toContain(words);
    }
    expect(said.some((text) => text !== '')).toBe(true);
  });

  test('is nothing where the brief says nothing', () => {
    const said = planPages({ brief: 'A site.', siteName: 'Ridgeway' });
    expect(said.map(({ purpose }) => purposeWithoutTemplate(purpose)).join('')).not.toMatch(/trust|questions|reach/);
  });

  test('is all of a purpose that somebody wrote', () => {
    expect(purposeWithoutTemplate('Say what we are. Chain cleaning for commuters.')).toBe(
      'Say what we are. Chain cleaning for commuters.',
    );
  });
});
