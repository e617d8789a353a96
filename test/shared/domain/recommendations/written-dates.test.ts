import { expect, test } from 'vitest';
import type { Language } from '../../../../shared/domain/language/languages.ts';
import { writtenDates } from '../../../../shared/domain/recommendations/written-dates.ts';

const dates: readonly [text: string, language: Language, iso: string | null][] = [
  ['Updated on 12 March 2026', 'en', '2026-03-12'],
  ['Updated on March 12, 2026', 'en', '2026-03-12'],
  ['Published 2026-03-12', 'en', '2026-03-12'],
  ['In March 2026', 'en', '2026-03'],
  ['Stand: 12.03.2026', 'de', '2026-03-12'],
  ['Aktualisiert am 12. März 2026', 'de', '2026-03-12'],
  ['Mis à jour le 12 mars 2026', 'fr', '2026-03-12'],
  ['Publié le 1er avril 2026', 'fr', '2026-04-01'],
  ['Actualizado el 12 de marzo de 2026', 'es', '2026-03-12'],
  ['Aggiornato il 12 marzo 2026', 'it', '2026-03-12'],
  ['Aktualizacja: 12 marca 2026', 'pl', '2026-03-12'],
  ['更新日：2026年3月12日', 'ja', '2026-03-12'],
  ['31.02.2026', 'de', null],
  ['2026-14-02', 'en', null],
  ['02/29/2028', 'en', '2028-02-29'],
];

test.each(dates)('"%s" is a date in %s', (text, language, iso) => {
  expect(writtenDates(text, language).map((date) => date.iso)).toEqual([iso]);
});

test.each(['since 2011', 'version 3.11', 'call 2026 times', 'May I ask in 2026?'])('"%s" has no date', (text) => {
  expect(writtenDates(text, 'en')).toEqual([]);
});
