import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeringsIn } from '../../../../shared/domain/planning/offerings.ts';
import { chooseKeyword, keywordCandidates } from '../../../../shared/domain/planning/page-keywords.ts';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';

const shop =
  'Fernhill Cycles is a bike shop in Bristol. We sell touring bikes, cargo bikes and helmets. Prices start at £50. We have stores in Bristol and Cardiff.';
const slugs = (brief: string): string[] => planPages({ brief, siteName: 'Example' }).map(({ slug }) => slug);

describe('the offerings of a brief', () => {
  it.each([
    { brief: 'We sell X-ray film, yarn and wool.', kind: 'products', names: ['X-ray film', 'Yarn', 'Wool'] },
    {
      brief: 'We offer boiler repair & leak detection in Leeds',
      kind: 'services',
      names: ['Boiler repair', 'Leak detection'],
    },
    {
      brief: 'What we do:\n- Tax advice\n- Payroll: monthly\n3. Audits',
      kind: 'services',
      names: ['Tax advice', 'Payroll', 'Audits'],
    },
    { brief: 'We sell the and of.', kind: 'products', names: [] },
    { brief: 'A shop.', kind: 'services', names: [] },
  ])('"$brief"', ({ brief, kind, names }) => {
    expect(offeringsIn(brief)).toEqual({ kind, names });
  });
});

describe('the pages of a plan', () => {
  it('are what the brief speaks of, the homepage first', () => {
    expect(slugs(shop)).toEqual([
      'home',
      'products',
      'touring-bikes',
      'cargo-bikes',
      'helmets',
      'pricing',
      'locations',
      'guides',
      'faq',
      'about-us',
      'contact',
    ]);
  });

  it('are those that every site has where the brief says nothing', () => {
    expect(slugs('A shop.')).toEqual(['home', 'services', 'guides', 'faq', 'about-us', 'contact']);
  });

  it('quote the brief in their purposes', () => {
    const pages = planPages({ brief: shop, siteName: 'Fernhill Cycles' });
    expect(pages.find(({ slug }) => slug === 'pricing')?.purpose).toContain('“Prices start at £50.”');
    for (const { purpose } of pages) expect(purpose).toMatch(/From the brief: “/);
  });

  it('are 6 to 14 with a slug each of their own, the same every time, whatever the brief', () => {
    const phrase = fc.constantFrom(
      'we sell ',
      'home, ',
      'prices ',
      '\n- guides',
      'We offer contact and FAQ. ',
      'London ',
      'Leeds ',
      '“',
      'clients ',
    );
    const brief = fc.array(fc.oneof(phrase, fc.string({ unit: 'grapheme', maxLength: 20 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(brief, (parts) => {
        const pages = planPages({ brief: parts.join(''), siteName: 'Example' });
        expect(pages.length).toBeGreaterThanOrEqual(6);
        expect(pages.length).toBeLessThanOrEqual(14);
        expect(pages[0]?.slug).toBe('home');
        expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
        for (const { name, purpose } of pages) {
          expect(name.trim()).not.toBe('');
          expect(name.length).toBeLessThanOrEqual(300);
          expect(purpose.length).toBeLessThanOrEqual(2000);
        }
        expect(planPages({ brief: parts.join(''), siteName: 'Example' })).toEqual(pages);
      }),
    );
  });

  it.each(['we sell ', 'A a ', '- x\n', 'called ', '"', 'Ab&.-', ','])(
    'stand on 20,000 characters of "%s"',
    (noise) => {
      const brief = noise.repeat(20_000 / noise.length);
      expect(planPages({ brief, siteName: 'Example' }).length).toBeGreaterThanOrEqual(6);
    },
  );
});

describe('the keyword of a planned page', () => {
  const candidatesOf = (name: string, path: string) =>
    keywordCandidates({ brief: shop, siteName: 'Fernhill Cycles', page: { name, path, purpose: null } });

  it.each([
    { name: 'Home', path: '/', first: 'bike shop bristol' },
    { name: 'Touring bikes', path: '/touring-bikes/', first: 'touring bikes' },
    { name: 'Pricing', path: '/pricing/', first: 'bike shop pricing' },
    { name: 'Contact', path: '/contact/', first: 'fernhill cycles contact' },
  ])('of $name is first guessed as "$first"', ({ name, path, first }) => {
    expect(candidatesOf(name, path)[0]).toBe(first);
  });

  it('has nothing to be made of where neither name nor brief says anything', () => {
    expect(
      keywordCandidates({ brief: '!!!', siteName: '???', page: { name: '—', path: '/page/', purpose: null } }),
    ).toEqual([]);
  });

  it('is the one that is searched most, of those that no other page has', () => {
    const volumes: Record<string, number> = { a: 10, b: 90, c: 50 };
    const volumeOf = (keyword: string) => volumes[keyword] ?? null;
    expect(chooseKeyword(['a', 'b', 'c'], volumeOf, () => false)).toBe('b');
    expect(chooseKeyword(['a', 'b', 'c'], volumeOf, (keyword) => keyword === 'b')).toBe('c');
    expect(
      chooseKeyword(
        ['x', 'y'],
        () => null,
        () => false,
      ),
    ).toBe('x');
    expect(
      chooseKeyword(
        ['x', 'y'],
        () => null,
        () => true,
      ),
    ).toBe('x');
    expect(
      chooseKeyword(
        [],
        () => null,
        () => false,
      ),
    ).toBeNull();
  });
});
