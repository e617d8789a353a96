import { describe, expect, test } from 'vitest';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';

const input = (given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword' | 'language'>): OutlineInput => ({
  ...{ secondaryKeywords: [], purpose: null, heading: null, sections: [], wordCount: 0, competitors: [] },
  offers: 'services',
  ...given,
});
const headings = (given: OutlineInput): string[] => proposeOutline(given).map(({ heading }) => heading);

describe('the sections of an outline fit what the page is about', () => {
  test.each([
    ['nl', 'fysiotherapie schouderklachten', 'Waar het door komt', 'Voor wie het geschikt is'],
    ['de', 'rückenschmerzen', 'Was dahintersteckt', 'Für wen es geeignet ist'],
    ['en', 'signs of a failing well pump', 'What causes it', 'Who it is right for'],
    ['fr', 'fuite de chauffe-eau', "D'où cela vient", 'Pour qui'],
    ['es', 'dolor de muelas', 'A qué se debe', 'Para quién es adecuado'],
    ['it', 'dolore cervicale', 'Da che cosa dipende', 'Per chi è adatto'],
    ['pt', 'dor nas costas', 'A que se deve', 'Para quem é indicado'],
    ['pl', 'ból kręgosłupa', 'Skąd to się bierze', 'Dla kogo'],
  ] as const)('%s: a problem has causes, and suits nobody: %s', (language, keyword, has, hasNot) => {
    const found = headings(input({ language, keyword }));
    expect(found).toContain(has);
    expect(found).not.toContain(hasNot);
  });

  test('guests of a house book, and nobody does work for them', () => {
    const found = headings(input({ language: 'it', keyword: 'camere agriturismo' }));
    expect(found).toContain('Prenotazione e contatti');
    expect(found).not.toContain('Appuntamento e contatti');
    expect(found).not.toContain('Come funziona');
  });

  test('a section whose text stands below smaller headings is not called empty', () => {
    const sections = ['Warning signs', 'Noise', 'Low pressure', 'Cost'].map((heading, at) => ({
      heading,
      level: at === 1 || at === 2 ? 3 : 2,
      words: at === 0 ? 0 : 90,
    }));
    const outline = proposeOutline(input({ language: 'en', keyword: 'well pumps', offers: null, sections }));
    expect(outline.find(({ heading }) => heading === 'Warning signs')?.guidance).toContain(
      'has 180 words, most of them below',
    );
  });

  test('text without a heading of its own is spread over the sections', () => {
    const [main] = proposeOutline(input({ language: 'en', keyword: 'running therapy', wordCount: 300 }));
    expect(main?.guidance).toContain('Spread its text over the sections below');
  });
});
