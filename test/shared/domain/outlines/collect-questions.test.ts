import { describe, expect, test } from 'vitest';
import { collectQuestions } from '../../../../shared/domain/outlines/collect-questions.ts';

const given = {
  queries: [],
  listed: [],
  own: [],
  siblings: [],
  competitors: [],
  keyword: 'winter tyres',
  language: 'en' as const,
};

describe('questions about the subject of an outline', () => {
  test('come from search, from pages that rank and from other pages of the site, each once', () => {
    const page = { id: 4, path: '/legal/', name: 'Are winter tyres a legal duty? | Tyre House', keyword: null };
    const questions = collectQuestions({
      ...given,
      queries: [
        { query: 'winter tyres', impressions: 400 },
        { query: 'when to fit winter tyres', impressions: 30 },
      ],
      siblings: [page],
      competitors: [
        {
          domain: 'a.example',
          headings: [
            { level: 2, text: 'When to fit winter tyres?' },
            { level: 2, text: 'How long do winter tyres last?' },
            { level: 2, text: 'Who are we?' },
          ],
        },
      ],
    });
    expect(questions).toEqual([
      { text: 'when to fit winter tyres', source: 'search', impressions: 30 },
      { text: 'How long do winter tyres last?', source: 'ranking' },
      { text: 'Are winter tyres a legal duty?', source: 'site', page },
    ]);
  });

  test('are not those that the page asks itself', () => {
    const own = ['When to fit winter tyres?'];
    expect(
      collectQuestions({ ...given, own, queries: [{ query: 'when to fit winter tyres', impressions: 1 }] }),
    ).toEqual([]);
  });
});
