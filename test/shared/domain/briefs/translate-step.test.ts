import { describe, expect, test } from 'vitest';
import { translateStep } from '../../../../shared/domain/briefs/translate-step.ts';
import { readMessages } from '../../../../shared/language-data/messages/read-messages.ts';

const sheetLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv'] as const;

/** Advice of grading whose titles name what is missing: those of a kind of page, by their criteria. */
const named = /^grading\.(?:essentials|placeholder-in-field)\.title$/;
/** Each form of a choice in a title, with a word for each value. */
const choices = (text: string): string[] => {
  const found = /^(.*?)\{\w+, select, ((?:\w+ \{[^{}]*(?:\{\w+\}[^{}]*)*\}\s*)+)\}(.*)$/u.exec(text);
  if (!found) return [text];
  const [, before = '', forms = '', after = ''] = found;
  return [...forms.matchAll(/\w+ \{((?:[^{}]|\{\w+\})*)\}/gu)].flatMap(([, form = '']) =>
    choices(`${before}${form}${after}`),
  );
};
/** The titles that the rules write. */
const titles = Object.entries(readMessages('en').messages)
  .filter(([id]) => /^grading\..*\.title$|^recommendations\.rewrite\./u.test(id) && !named.test(id))
  .flatMap(([, text]) => choices(text))
  .map((text) => text.replaceAll(/\{\w+\}/gu, '"Wort"'));

describe('a recommendation of the rules on a sheet', () => {
  test.each(sheetLanguages)('has words in %s, whatever it asks for', (language) => {
    expect(titles.length).toBeGreaterThan(55);
    // "Name Jena less often" is what is left of a title with a name in it.
    const written = titles.filter((title) => translateStep({ title, criteria: [] }, { language }) === null);
    expect(written).toEqual([]);
  });

  test.each(sheetLanguages)('says in %s where in the page, in its own marks', (language) => {
    const places = [' at the heading "Preise"', ' in "Wir …"', ' below the heading "Preise"', ', after "Wir …"'];
    for (const place of places) {
      const step = translateStep({ title: `Shorten the long sentences${place}` }, { language }) ?? '';
      expect(step).toMatch(/ \(.*(?:Preise|Wir …).*\)$/u);
      expect(step).not.toMatch(/["]|\b(?:heading|after|below)\b/u);
    }
  });

  test('keeps the word that it is about, and a place behind it', () => {
    const title = 'Begin fewer sentences with "Wir" in "Wir bauen Treppen …"';
    expect(translateStep({ title }, { language: 'de' })).toBe(
      'Weniger Sätze mit "Wir" beginnen (in „Wir bauen Treppen …“)',
    );
  });

  test('asks for what a kind of page needs only where that is the criterion', () => {
    const recommendation = { title: 'Add a price and a date', criteria: ['depth_essentials'] };
    expect(translateStep(recommendation, { language: 'de' })).toBe(
      'Ergänzen, was Besucher auf einer solchen Seite suchen',
    );
    expect(translateStep({ ...recommendation, criteria: ['depth_length'] }, { language: 'de' })).toBeNull();
  });

  test.each([
    'Rework the opening so that it sells',
    'Write a title that sells',
    'Shorten the title today, below everything',
  ])('has no words for "%s", which a model wrote', (title) => {
    expect(translateStep({ title }, { language: 'fr' })).toBeNull();
  });

  test('is said as in Brazil on a page of Brazil', () => {
    const title = 'Answer the query first';
    expect(translateStep({ title }, { language: 'pt', region: 'BR' })).toBe('Responder primeiro à busca');
    expect(translateStep({ title }, { language: 'pt', region: 'PT' })).toBe('Responder primeiro à pesquisa');
  });
});
