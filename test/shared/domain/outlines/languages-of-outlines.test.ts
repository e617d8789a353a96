import { expect, test } from 'vitest';
import { detectPortugueseRegion } from '../../../../shared/domain/language/portuguese-region.ts';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';
import { readOutlineWords } from '../../../../shared/domain/outlines/words/read-outline-words.ts';

const input = (given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword' | 'language'>): OutlineInput => ({
  ...{ secondaryKeywords: [], purpose: null, heading: null, sections: [], wordCount: 0, competitors: [] },
  offers: 'services',
  ...given,
});
const everything = (given: OutlineInput): string => JSON.stringify(proposeOutline(given));

test('a Swedish page has sections, guidance and questions in Swedish', () => {
  const outline = proposeOutline(input({ language: 'sv', keyword: 'rotfyllning' }));
  expect(outline.map(({ heading }) => heading)).toEqual([
    ...['Rotfyllning', 'I korthet', 'Så går det till', 'Vad det kostar', 'Vad som ingår i priset'],
    'Tid och kontakt',
  ]);
  expect(outline[1]?.questions).toEqual(['Vad är det, och vad får jag ut av det?']);
  expect(outline.map(({ guidance }) => guidance).join(' ')).not.toMatch(/\b(?:the|page|words|About)\b/);
});

const ofPortugal = /secç|contact[oa]|equipa\b|morada|facto|connosco|porquê/iu;

test('a Brazilian page has no words that only Portugal writes, and a Portuguese one keeps them', () => {
  const keywords = [
    'polimento automotivo',
    'polimento preço',
    'como polir carro',
    'dor nas costas',
    'o que é polimento',
  ];
  for (const keyword of keywords) {
    expect(everything(input({ language: 'pt', region: 'BR', keyword }))).not.toMatch(ofPortugal);
  }
  expect(everything(input({ language: 'pt', region: 'PT', keyword: 'polimento' }))).toMatch(/"Contactos"/);
});

test.each([
  ['pt-BR', 'Contacte a nossa equipa', 'BR'],
  ['pt-PT', 'Você entra em contato conosco', 'PT'],
  ['pt', 'Ligue já: a nossa equipa dá orçamento por telemóvel, desde 30 €', 'PT'],
  ['pt', 'Nossa equipe atende você pelo celular, a partir de R$ 150', 'BR'],
  [null, '', 'BR'],
] as const)('the page with the tag %s that says "%s" is written as in %s', (tag, text, region) => {
  expect(detectPortugueseRegion(text, tag)).toBe(region);
});

test('all tables of a language have all texts, and keep their values', () => {
  const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'] as const;
  const english = readOutlineWords({ language: 'en' });
  const tables = [
    ...languages.map((language) => readOutlineWords({ language })),
    readOutlineWords({ language: 'pt', region: 'BR' }),
  ];
  const valuesOf = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();
  for (const table of tables) {
    for (const [id, text] of Object.entries(table?.text ?? {})) {
      const inEnglish = Object.entries(english?.text ?? {}).find(([key]) => key === id)?.[1] ?? '';
      expect([id, valuesOf(text)]).toEqual([id, valuesOf(inEnglish)]);
    }
  }
});

test('an address names the town of a keyword, and what customers say of something else is not cited', () => {
  const facts = [
    { id: 'a', kind: 'contact', key: 'address', text: 'Storgatan 20D, 265 30 Åstorp' },
    { id: 't1', kind: 'testimonial', key: null, text: 'Min rotfyllning gick snabbt, Anna' },
    { id: 't2', kind: 'testimonial', key: null, text: 'Fin tandblekning, Karl' },
    { id: 'p1', kind: 'stat', key: null, text: 'Rotfyllning, 3 500 kr' },
    { id: 'p2', kind: 'stat', key: null, text: 'Tandblekning, 2 000 kr' },
  ];
  const outline = proposeOutline(input({ language: 'sv', keyword: 'rotfyllning åstorp', facts }));
  const factsOf = (heading: string): string[] =>
    (outline.find((section) => section.heading === heading)?.facts ?? []).map(({ factId }) => factId);
  expect(outline[0]?.heading).toBe('Rotfyllning i Åstorp');
  expect(factsOf('Hitta till oss i Åstorp')).toEqual(['a']);
  expect(factsOf('Erfarenhet och referenser')).toEqual(['t1']);
  expect(factsOf('Vad det kostar')).toEqual(['p1']);
});

test('days of structured data are written in the language of the page', () => {
  const hours = { id: 'h', kind: 'contact', key: 'hours', text: 'Monday, Tuesday, Wednesday, Thursday 08:00-17:00' };
  const outline = proposeOutline(input({ language: 'es', keyword: 'reformas', facts: [hours] }));
  expect(outline.at(-1)?.guidance).toContain('lunes – jueves 08:00-17:00');
});
