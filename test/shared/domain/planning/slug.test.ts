import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATH_CHARACTERS_MAX } from '../../../../shared/domain/pages/limits.ts';
import { numberedSlug, pathOfSlug, plannedSlug, slugOfPath, toSlug } from '../../../../shared/domain/planning/slug.ts';
import { normalizePagePath } from '../../../../shared/domain/urls/page-url.ts';
import { anyText } from '../../../harness/any-text.ts';

describe('a slug', () => {
  test.each([
    { text: 'About Us', slug: 'about-us' },
    { text: '  Prices & rates!  ', slug: 'prices-rates' },
    { text: "Men's shoes", slug: 'mens-shoes' },
    { text: 'Über uns: Straße', slug: 'uber-uns-strasse' },
    { text: 'Smørrebrød', slug: 'smorrebrod' },
    { text: 'Обувь', slug: 'obuv' },
    { text: 'Υπηρεσίες', slug: 'ypiresies' },
    { text: 'services/boiler repair', slug: 'services-boiler-repair' },
    { text: '会社概要', slug: '会社概要' },
    { text: 'がんばる', slug: 'がんばる' },
    { text: '!!!', slug: null },
  ])('of "$text" is $slug', ({ text, slug }) => {
    expect(toSlug(text)).toBe(slug);
  });

  test.each([
    { name: 'About us', slug: undefined, planned: 'about-us' },
    { name: 'About us', slug: 'Who We Are', planned: 'who-we-are' },
    { name: 'About us', slug: '???', planned: 'about-us' },
    { name: '???', slug: null, planned: 'page' },
    { name: 'Start', slug: '/', planned: 'home' },
    { name: 'Home', slug: undefined, planned: 'home' },
  ])('of the page "$name" with slug $slug is $planned', ({ name, slug, planned }) => {
    expect(plannedSlug(name, slug)).toBe(planned);
  });

  test('of the homepage is the root', () => {
    expect([pathOfSlug('home'), slugOfPath('/'), slugOfPath(null)]).toEqual(['/', 'home', 'home']);
  });

  test('is numbered from the second on', () => {
    expect([1, 2, 3].map((number) => numberedSlug('faq', number))).toEqual(['faq', 'faq-2', 'faq-3']);
  });

  test('makes a path that is stored as it is and tells the slug, whatever the text', () => {
    fc.assert(
      fc.property(anyText(300), fc.integer({ min: 1, max: 9999 }), (text, number) => {
        const slug = numberedSlug(plannedSlug(text), number);
        const path = pathOfSlug(slug);
        expect(path.length).toBeLessThanOrEqual(PATH_CHARACTERS_MAX);
        expect(normalizePagePath(path)).toBe(path);
        expect(slugOfPath(path)).toBe(slug);
      }),
    );
  });
});
