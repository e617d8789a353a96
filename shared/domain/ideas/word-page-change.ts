import { groupedDigits } from '../fields/grouped-digits.ts';
import { evidence } from './idea-claims.ts';
import type { IdeaWords } from './proposal.ts';

/** Changes to an existing page. */
export type PageFault =
  | { kind: 'retitle'; title: string | null }
  /** A page on prices without one. */
  | { kind: 'no_price'; title: string }
  | { kind: 'thin'; wordCount: number; floor: number }
  | { kind: 'graded'; grade: string; isStale: boolean };

export function wordPageChange(
  fault: PageFault,
  { keyword, path, name }: { keyword: string; path: string; name: string },
): IdeaWords {
  switch (fault.kind) {
    case 'retitle':
      return {
        title: `Put "${keyword}" into the title of ${path}`,
        description: 'Write a title of 30 to 60 characters that begins with the keyword and says what the page offers.',
        evidence: [
          fault.title
            ? evidence(
                `Its primary keyword is "${keyword}", and its title, "${fault.title}", lacks at least one word of it.`,
                { kind: 'primary_keyword', path, keyword },
                { kind: 'title', path, value: fault.title },
                { kind: 'not_in_title', path, keyword },
              )
            : evidence(
                `Its primary keyword is "${keyword}", and it has no title.`,
                { kind: 'primary_keyword', path, keyword },
                { kind: 'title', path, value: null },
              ),
        ],
      };
    case 'no_price':
      return {
        title: `Write the prices of ${path} as text`,
        description:
          'Give each price with what it includes and the date of the figures, as text in a table: what stands in a picture alone cannot be searched.',
        evidence: [
          evidence(
            `Its title is "${fault.title}", and no price stands in its text.`,
            { kind: 'title', path, value: fault.title },
            { kind: 'no_price', path },
          ),
        ],
      };
    case 'thin':
      return {
        title: `Say more about "${name}" on ${path}`,
        description: `Answer what people who search for "${keyword}" want to know first: what it is, for whom, how it goes, what it costs. ${fault.floor} words are a floor, not an aim.`,
        evidence: [
          evidence(`${path} has ${groupedDigits(fault.wordCount)} ${fault.wordCount === 1 ? 'word' : 'words'}.`, {
            kind: 'words',
            path,
            value: fault.wordCount,
          }),
          evidence(`The check of the word count asks for ${fault.floor}.`, { kind: 'rule' }),
        ],
      };
    case 'graded':
      return {
        title: `Work on "${name}" on ${path}`,
        description: fault.isStale
          ? 'Analyse the page again, and take up its recommendations, those with the most points first.'
          : 'Take up its open recommendations, those with the most points first, and analyse it again.',
        evidence: [
          evidence(
            fault.isStale ? `Its content changed after it was graded ${fault.grade}.` : `It was graded ${fault.grade}.`,
            { kind: 'grade', path, value: fault.grade, isStale: fault.isStale },
          ),
        ],
      };
  }
}
