import { describe, expect, test } from 'vitest';
import { statedIn } from '../../../../shared/domain/pages/stated-parts.ts';

describe('statedIn', () => {
  test.each([
    ['a Swedish address', 'address', 'Kungsgatan 43\n753 20 Uppsala', '753 20 Uppsala'],
    ['a German address', 'address', 'Schrofenstraße 32, 83098 Brannenburg', '83098 Brannenburg'],
    ['a Dutch address', 'address', 'Droogplein 7\n2101 XM Heemstede', '2101 XM'],
    ['a Portuguese address', 'address', 'Rua da Guarda 18\n6400-374, Pinhel', '6400-374, Pinhel'],
    ['opening hours below their heading', 'hours', 'Öffnungszeiten: Mo 08:00 - 17:00', '08:00 - 17:00'],
    ['hours of a day in Italian', 'hours', 'Orari: 8.00 alle 21.00', '8.00 alle 21.00'],
    ['a price in reais', 'price', 'por R$ 19,90', 'R$ 19,90'],
    ['a price with a space in its number', 'price', 'от 70 000₽', '70 000₽'],
  ] as const)('finds %s', (_, kind, text, quote) => {
    const found = statedIn(kind, text);
    expect(found?.isSure).toBe(true);
    expect(found?.quote).toContain(quote);
  });

  test.each([
    ['a year and a name', 'address', '© 2026 HM Schilderwerken'],
    ['a number and a noun', 'address', 'Über 5000 Quadratmeter'],
    ['a street without a town', 'address', 'Wir sind in der Hauptstraße 4'],
    ['the times of a course', 'hours', 'Pilates 19:15 - 20:15'],
    ['a number of a register', 'price', 'COP 51798'],
    ['two words with capitals', 'name', 'Allgemeine Hinweise'],
  ] as const)('is not sure of %s', (_, kind, text) => {
    expect(statedIn(kind, text)?.isSure ?? false).toBe(false);
  });

  test.each([
    ['an address', 'address', 'Wir bauen Treppen.'],
    ['hours', 'hours', 'Answers within 24-48 days.'],
    ['a price', 'price', 'Quality at its best.'],
  ] as const)('finds no %s where nothing looks like it', (_, kind, text) => {
    expect(statedIn(kind, text)).toBeNull();
  });

  test('reads a hostile text in linear time', () => {
    for (const piece of ['1 ', '12345 A', 'Straße 1 ', '0', 'Aa ', '1-1 '])
      for (const kind of ['address', 'contact', 'hours', 'price', 'name'] as const)
        expect(() => statedIn(kind, piece.repeat(20_000))).not.toThrow();
  });
});
