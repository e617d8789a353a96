import { expect, test } from 'vitest';
import { localCandidates } from '../../../../shared/domain/ideas/local-candidates.ts';
import { type PageProfile, pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';

const address =
  'Zahnarztpraxis Roth, Hauptstraße 4, 74196 Neuenstadt. Unsere Patienten kommen gern zu uns in die Praxis.';
const pageAt = (id: number, path: string, title: string, text: string): PageProfile =>
  pageProfile(
    {
      ...{ id, path, title, primaryKeyword: null, secondaryKeywords: [], planned: false, language: 'de' as const },
      ...{ noindex: false, wordCount: 400, grade: null, gradeIsStale: false },
    },
    readMarkdown(`${text}\n\n${address}\n`),
  );
const service = (h1: string): PageProfile =>
  pageAt(
    2,
    '/prophylaxe/',
    `${h1} | Zahnarztpraxis Roth`,
    `# ${h1}\n\n${'Die Prophylaxe schützt Ihre Zähne. Zur Prophylaxe gehört, was den Belag entfernt. '.repeat(6)}`,
  );
const suggested = (h1: string): string[] =>
  localCandidates([
    pageAt(
      1,
      '/',
      'Zahnarzt in Neuenstadt | Zahnarztpraxis Roth',
      '# Ihr Zahnarzt\n\nDer Zahnarzt für Sie und Ihre Kinder.',
    ),
    service(h1),
    pageAt(3, '/team/', 'Team | Zahnarztpraxis Roth', '# Unser Team\n\nUnser Zahnarzt und sein Team.'),
  ]).map(({ keyword }) => keyword);

test.each([
  ['Prophylaxe & professionelle Zahnreinigung', 'prophylaxe neuenstadt'],
  ['Prophylaxe für Kinder', 'prophylaxe für kinder neuenstadt'],
])('of the heading "%s" people search for "%s"', (h1, keyword) => {
  expect(suggested(h1)).toEqual([keyword]);
});
