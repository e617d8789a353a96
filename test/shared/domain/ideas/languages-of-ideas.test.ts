import { describe, expect, test } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import { headingQuestions } from '../../../../shared/domain/ideas/heading-questions.ts';
import type { PageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';
import { pageSubjects } from '../../../../shared/domain/ideas/subjects/page-subjects.ts';
import { noSiteNames } from '../../../../shared/domain/keywords/site-names.ts';
import type { Language } from '../../../../shared/domain/language/languages.ts';
import { isUtilityPage } from '../../../../shared/domain/pages/utility-page.ts';

const phrasesOf = (text: string, language: Language, headings: string[] = []) =>
  pageSubjects({ headings, text }, language, noSiteNames);
const questionsOf = (headings: string[], language: Language): string[] => {
  const page: PageProfile = {
    ...{ id: 1, path: '/', title: null, primaryKeyword: null, secondaryKeywords: [], planned: false, noindex: false },
    ...{ wordCount: 9, grade: null, gradeIsStale: false, subject: null, terms: {}, phrases: {}, subjects: {} },
    ...{ places: { addressTowns: [], towns: [] }, prices: [], headings, language },
  };
  return headingQuestions([page]).map(({ question }) => question);
};
const site = (pages: Record<string, string>, language: string) =>
  ideasOfPages(
    Object.entries(pages).map(([path, body]) => ({
      file: path,
      url: new URL(path, 'https://lido.example/'),
      html: `<!doctype html><html lang="${language}"><head><title>${path}</title></head><body><main>${body}</main></body></html>`,
    })),
  ).ideas;

describe('a subject of running text', () => {
  test.each<[Language, string, string]>([
    ['it', 'parentesi indicano', 'I numeri tra parentesi indicano gli allergeni. '],
    ['it', 'singolo pezzo costa', 'Ogni singolo pezzo costa 3 euro al banco. '],
    ['it', 'basta mostrare', 'Alla cassa basta mostrare il tesserino. '],
  ])('in %s does not end in a verb: not "%s"', (language, phrase, sentence) => {
    expect(Object.keys(phrasesOf(sentence.repeat(4), language).phrases)).not.toContain(phrase);
  });

  test('is none where each page says it once, in a sentence that all of them have', () => {
    const page = (own: string) =>
      `<h1>${own}</h1><p>${own} in tavola. Per intolleranze alimentari parlate con noi.</p>`;
    const ideas = site(
      { '/a/': page('Pranzo'), '/b/': page('Cena'), '/c/': page('Colazione'), '/d/': page('Bar') },
      'it',
    );
    expect(ideas.map(({ keywords }) => keywords[0]?.keyword)).not.toContain('intolleranze alimentari');
  });

  test('has no article of its own, and is no name of a file or of code', () => {
    expect(Object.keys(phrasesOf('', 'it', ['L’aperitivo al tramonto']).subjects)).toEqual(['aperitivo al tramonto']);
    expect(Object.keys(phrasesOf('', 'it', ['L’aperitivo']).subjects)).toEqual(['aperitivo']);
    expect(Object.keys(phrasesOf('Use track article.id here. '.repeat(5), 'en').phrases)).toEqual([]);
  });

  test('is no other case in Polish than that of a label', () => {
    const text = (phrase: string) => `<p>${`Pracujemy dla ${phrase}, z ${phrase}. `.repeat(3)}</p>`;
    const pages = { '/a/': text('rehabilitacji pacjentów'), '/b/': text('rehabilitacji pacjentów') };
    expect(site(pages, 'pl').filter(({ pattern }) => pattern === 'deepen_topic')).toEqual([]);
  });
});

test('a page that is still filled with Lorem ipsum gives no idea', () => {
  const filler = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Vestibulum nec ante vivamus. ';
  expect(
    site(
      { '/a/': `<h1>Vestibulum nec ante</h1><p>${filler.repeat(5)}</p>`, '/b/': `<p>${filler.repeat(5)}</p>` },
      'en',
    ),
  ).toEqual([]);
});

test.each([
  ['## Ortodoncja\nod 1 000 zł', '1 000 zł'],
  ['## Implant\nod 3.500 € je Zahn', '3.500 €'],
  ['## Trädfällning\n12 500 kr', '12 500 kr'],
  ['## Massage\n£45', '£45'],
])('a price is whole: %j', (markdown, price) => {
  expect(readMarkdown(markdown).prices?.map((one) => one.price)).toEqual([price]);
});

test.each<[Language, string]>([
  ['en', 'What are your opening hours?'],
  ['it', 'Che tipo di eventi organizzate?'],
  ['fr', 'Quels soins proposez-vous pour le dos ?'],
])('a question to the business itself is no idea, in %s: %s', (language, question) => {
  expect(questionsOf([question], language)).toEqual([]);
  expect(questionsOf(['Che differenza c’è tra lettino e sdraio?'], 'it')).toHaveLength(1);
});

test('questions that nobody is known to search for are eight at most, and two of a page', () => {
  const questions = Array.from(
    { length: 9 },
    (_, at) => `<h2>How do you clean chain number ${at} of bikes?</h2><p>So.</p>`,
  );
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      `/${at}/`,
      `<h1>Part ${at}</h1>${questions.join('').replaceAll('number', `of kind ${at} number`)}`,
    ]),
  );
  const asked = site(pages, 'en').filter(({ pattern }) => pattern === 'answer_questions');
  expect(asked.length).toBeLessThanOrEqual(8);
  for (const group of Map.groupBy(asked, ({ pageId }) => pageId).values()) expect(group.length).toBeLessThanOrEqual(2);
});

test.each([
  '/booking.html',
  '/it/prenota/',
  '/kontakt/',
  '/contatti.html',
  '/polityka-cookies.html',
  '/politiques/conditions_utilisations.html',
  '/afspraak/',
])('%s is there for the site itself, and no idea is about it', (path) => {
  expect(isUtilityPage(path)).toBe(true);
});
