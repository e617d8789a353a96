/** Pages that are planned, or whose text a script loads: their kind, their name and their purpose say what they need. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchable } from '../../../../shared/domain/fields/keyword-match.ts';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { classifyOffers, ownPage } from '../../../../shared/domain/outlines/own-page.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';
import { writingWords } from '../../../../shared/domain/planning/words/read-writing-words.ts';

const unwritten = (given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword' | 'language'>): OutlineInput => ({
  ...{ secondaryKeywords: [], purpose: null, heading: null, sections: [], wordCount: 0, competitors: [] },
  ...given,
});
const headingsOf = (input: OutlineInput): string[] => proposeOutline(input).map(({ heading }) => heading);

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'] as const;

/** A page of a plan, with the purpose that the plan gives it. */
function planned(
  language: (typeof languages)[number],
  kind: keyof ReturnType<typeof writingWords>['purposes'],
  given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword'>,
): OutlineInput {
  const purpose = writingWords(language)
    .purposes[kind].replaceAll('{site}', 'Alba')
    .replaceAll('{it}', given.name ?? given.keyword);
  return unwritten({ language, purpose, brief: 'Alba.', offers: classifyOffers([], '/page', purpose), ...given });
}

describe.each(languages)('in %s', (language) => {
  test.each(['offering', 'product', 'feature', 'area', 'comparison', 'prices', 'joining', 'docs', 'overview'] as const)(
    'a planned page with the purpose of %s has a main heading and three sections at least, each once, none of them empty',
    (kind) => {
      const keyword = kind === 'comparison' ? 'alba vs norda' : kind === 'prices' ? 'alba' : 'alba norda';
      const outline = proposeOutline(planned(language, kind, { keyword, name: 'Norda' }));
      expect(outline.length).toBeGreaterThanOrEqual(4);
      expect(new Set(outline.map(({ heading }) => heading)).size).toBe(outline.length);
      for (const { heading, guidance } of outline) {
        expect(heading).not.toMatch(/[{}]|undefined|\s(?:in|à|en|em|a|i)$/u);
        expect(guidance).not.toMatch(/[{}]|undefined/u);
      }
    },
  );

  test.each(['home', 'about', 'contact'] as const)('a page of the kind %s says who, what and how', (kind) => {
    const headings = headingsOf(unwritten({ language, keyword: 'alba norda', kind }));
    expect(headings.length).toBeGreaterThanOrEqual(4);
    for (const heading of headings) expect(heading).not.toMatch(/[{}]|\s(?:in|à|en|em|a|i|w)$/u);
  });
});

test('a homepage of a plan is headed by its keyword, and not by "Home"', () => {
  const input = planned('de', 'home', { keyword: 'hufschmied rosenheim', name: 'Startseite', kind: 'home' });
  expect(headingsOf({ ...input, place: 'Rosenheim' })[0]).toBe('Hufschmied in Rosenheim');
});

test('a page that is called as nobody searches is told no keyword to keep', () => {
  const [main] = proposeOutline(unwritten({ language: 'de', keyword: 'Über uns', name: 'Über uns', kind: 'about' }));
  expect(main?.guidance).toBe('Die Seite hat noch keinen Text.');
});

test('a contact page names no town that is not known', () => {
  expect(headingsOf(unwritten({ language: 'en', keyword: 'alba contact', name: 'Contact', kind: 'contact' }))).toEqual([
    'Contact',
    'How to reach us',
    'Where to find us',
    'What happens next',
  ]);
});

test('what a brief says in quotation marks is no purpose of the page', () => {
  const { purpose, ...page } = planned('fr', 'offering', { keyword: 'stages de poterie', name: 'Stages de poterie' });
  const quoted = `${purpose} Dans le brief : « Nous proposons aussi des stages. »`;
  expect(headingsOf({ ...page, purpose: quoted })).not.toContain('Ce que nous proposons');
});

test('how something is chosen is no work with tools, and a dish has ingredients and steps', () => {
  expect(headingsOf(unwritten({ language: 'fr', keyword: 'comment choisir un matelas' }))).toContain('Comment choisir');
  expect(headingsOf(unwritten({ language: 'fr', keyword: 'comment choisir un matelas' }))).not.toContain(
    "Ce qu'il faut",
  );
  expect(headingsOf(unwritten({ language: 'fr', keyword: 'recette crêpes' })).slice(1)).toEqual([
    "Ce qu'il faut",
    'Étape par étape',
    'Astuces et variantes',
    'Conservation',
  ]);
});

test('a planned page in Portuguese is written as in the country of the site', () => {
  const page = { document: null, h1: null, purpose: null, declaredLanguage: 'pt', secondaryKeywords: [], brief: null };
  expect(ownPage('aulas de canto', { ...page, origins: ['.pt'] }).region).toBe('PT');
  expect(ownPage('aulas de canto', { ...page, origins: ['.br'] }).region).toBe('BR');
});

test('whatever a planned page is called, searched and for, no heading is a broken template', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc.constantFrom(
      ...[
        '?',
        'x',
        '{x}',
        '{place} vs {x}',
        '$&',
        '<b>',
        'Wer hat Angst?',
        'iPhone 15 Pro',
        'Müller & Söhne',
        '東京',
        'عمان',
      ],
      ...['what is', 'how to', 'vs', 'best', 'preis', 'Dune', 'Marie Curie', 'Paris', 'über mich', 'a'.repeat(200)],
    ),
  );
  const given = fc.record({
    language: fc.constantFrom(...languages, 'cs', null),
    keyword: odd.filter((text) => text.trim() !== ''),
    name: fc.option(odd),
    kind: fc.constantFrom(null, 'home', 'about', 'contact', 'product', 'category', 'recipe', 'event', 'article'),
    offers: fc.constantFrom(null, 'services', 'goods'),
    place: fc.constantFrom(null, 'Paris'),
    brief: fc.option(odd),
    purpose: fc.option(odd),
  });
  fc.assert(
    fc.property(given, ({ keyword, name, ...input }) => {
      const written = [keyword, name ?? ''].map((text) => matchable(text));
      for (const { heading, source } of proposeOutline(unwritten({ keyword, name, ...input }))) {
        expect(heading.trim()).not.toBe('');
        if (source === 'own' || written.some((text) => text !== '' && matchable(heading).includes(text))) continue;
        expect(heading).not.toMatch(/\{(?:x|place)\}|undefined|null|\s,|\s(?:in|à|en|em|a|i)$/u);
        // French has a space before its colon.
        if (input.language !== 'fr') expect(heading).not.toMatch(/\s:/u);
      }
    }),
  );
});
