import { describe, expect, test } from 'vitest';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';

const namesOf = (brief: string): string[] =>
  planPages({ brief, siteName: 'Hof Lindner', location: null }).map(({ name }) => name);

describe('no page is named by', () => {
  test.each([
    ['a clause', 'Wir bieten Reitstunden, Ponyreiten und das ist mein Hobby. Wir sitzen in Celle.', /hobby/i],
    [
      'a remark on the site',
      'Wir bieten Reitstunden. Auf der Website: Preise, Anfahrt, Englisch kommt später dazu.',
      /kommt/i,
    ],
    ['a year of its beginning', 'Vi tilbyr rideleksjoner, ponnileir, stiftet 1927. Vi holder til i Bergen.', /1927/],
  ])('%s', (_what, brief, wrong) => {
    expect(namesOf(brief).filter((name) => wrong.test(name))).toEqual([]);
  });
});

test('a wished page is named by a question, and by an infinitive that is like a verb', () => {
  expect(
    namesOf('We run a riding school in Leeds and teach riding. We want a page on what my child should wear.'),
  ).toContain('What my child should wear');
  expect(
    namesOf('Wij zijn een manege in Utrecht en geven paardrijlessen. Op de site: prijzen, vrijwilliger worden.'),
  ).toContain('Vrijwilliger worden');
});
