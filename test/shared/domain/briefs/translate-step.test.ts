import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { translateStep } from '../../../../shared/domain/briefs/translate-step.ts';
import { projectFile, projectFiles } from '../../../structure/project-files.ts';

const sheetLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv'] as const;

const sources = ['shared/domain/grading', 'shared/domain/recommendations'];

/** The titles that the rules write: strings in the lines of a `title`. */
const titles = (await Promise.all(sources.map(projectFiles)))
  .flat()
  .flatMap((file) =>
    readFileSync(projectFile(file), 'utf8')
      .split(/\btitle:/u)
      .slice(1),
  )
  .map((text) => text.split(/\b(?:description|whyItMatters|evidence):|;/u)[0] ?? '')
  .flatMap((text) => [...text.matchAll(/['`]([A-Z][\w ]+)(?=['`]| \$| "\$)/gu)].map(([, title = '']) => title))
  .filter((title) => title.includes(' '));

describe('a recommendation of the rules on a sheet', () => {
  test.each(sheetLanguages)('has words in %s, whatever it asks for', (language) => {
    expect(titles.length).toBeGreaterThan(60);
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
