import { describe, expect, test } from 'vitest';
import { collectQuestions } from '../../../../shared/domain/outlines/collect-questions.ts';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';

/** The roofer's page on insulation, as it is without any search data. */
const before: OutlineInput = {
  ...{ keyword: 'dachschräge dämmen', language: 'de', purpose: null, heading: 'Dachschräge dämmen' },
  ...{ secondaryKeywords: ['zwischensparrendämmung', 'aufsparrendämmung'], wordCount: 90, offers: 'services' },
  sections: [{ level: 2, heading: 'So läuft es ab', words: 90 }],
  competitors: [],
};

const results = [
  'Dachschräge dämmen: Kosten und Preise',
  'Dachschräge dämmen – Preise je Quadratmeter',
  'Was kostet es, eine Dachschräge zu dämmen? Kosten 2026',
  'Dachschräge dämmen Kosten im Überblick',
].map((title, at) => ({ position: at + 1, title, url: `https://r${at}.example/daemmen/dachschraege` }));

/** The same with recorded answers of keyword metrics, Search Console and search results. */
const after: OutlineInput = {
  ...before,
  results,
  competitors: [
    { domain: 'r0.example', headings: [{ level: 2, text: 'Förderung für die Dachschräge' }], word_count: 1450 },
    { domain: 'r1.example', headings: [{ level: 2, text: 'Förderung für die Dachschräge' }], word_count: 820 },
  ],
  volumes: new Map([
    ['zwischensparrendämmung', 90],
    ['aufsparrendämmung', 720],
  ]),
  questions: collectQuestions({
    queries: [
      { query: 'wie dick dachschräge dämmen', impressions: 40 },
      { query: 'was kostet dachschräge dämmen pro qm', impressions: 310 },
    ],
    listed: ['Ist es Pflicht, die Dachschräge zu dämmen?', 'Was kostet ein Dachfenster?'],
    own: [],
    siblings: [],
    competitors: [],
    keyword: before.keyword,
    language: 'de',
  }),
};

const outlineOf = (input: OutlineInput) => proposeOutline(input);
const guidanceOf = (input: OutlineInput, heading: string): string =>
  outlineOf(input).find((section) => section.heading === heading)?.guidance ?? '';

describe('one outline without and with keyword metrics, Search Console and search results', () => {
  test('has other sections: what ranks, what the results ask for, and what people ask', () => {
    const headings = (input: OutlineInput): string[] => outlineOf(input).map(({ heading }) => heading);
    const added = headings(after).filter((heading) => !headings(before).includes(heading));
    expect(added).toEqual([
      'Förderung für die Dachschräge',
      'Wovon der Preis abhängt',
      'Häufige Fragen',
      'Wie dick dachschräge dämmen?',
      'Ist es Pflicht, die Dachschräge zu dämmen?',
    ]);
  });

  test('the section on the price says that the first results are about prices, and which query asks for it', () => {
    expect(guidanceOf(after, 'Was es kostet')).toContain(
      '4 der ersten 4 Treffer für „dachschräge dämmen“ nennen im Titel Preise oder Angebote.',
    );
    expect(guidanceOf(after, 'Was es kostet')).toContain(
      'In 28 Tagen 310-mal für „was kostet dachschräge dämmen pro qm“ gezeigt.',
    );
    expect(guidanceOf(before, 'Was es kostet')).not.toMatch(/Treffer|Tagen/);
  });

  test('the main heading says how long the pages are that rank', () => {
    expect(guidanceOf(after, 'Dachschräge dämmen')).toContain('haben 820 bis 1.450 Wörter');
    expect(guidanceOf(before, 'Dachschräge dämmen')).not.toContain('ranken');
  });

  test('secondary keywords stand in the order of their searches, with the number', () => {
    const named = (input: OutlineInput): string[] =>
      outlineOf(input).flatMap(({ heading }) => (heading.endsWith('sparrendämmung') ? heading : []));
    expect(named(before)).toEqual(['Zwischensparrendämmung', 'Aufsparrendämmung']);
    expect(named(after)).toEqual(['Aufsparrendämmung', 'Zwischensparrendämmung']);
    expect(guidanceOf(after, 'Aufsparrendämmung')).toContain('720 Suchen im Monat.');
  });

  test('a question of the results that is about something else is not taken', () => {
    expect(JSON.stringify(outlineOf(after))).not.toContain('Dachfenster');
  });
});
