import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { countedWords } from '../../../../shared/domain/grading/text-length-shares.ts';
import { goodArticle, gradeAll, gradingInput } from './sample-pages.ts';

const page = (markdown: string) => gradingInput({ ...goodArticle, markdown });
const counted = (markdown: string): number => countedWords(readPage(page(markdown)));

const paragraph = (topic: string): string =>
  `The ${topic} steeps for sixteen hours in the cold, and we measured every batch of it in our kitchen with two scales.`;
const own = `# Cold brew\n\n${['coffee', 'tea', 'water'].map(paragraph).join('\n\n')}`;

describe('the length of a text', () => {
  test('is that of its sentences', () => {
    expect(counted(own)).toBe(2 + 3 * 22);
  });

  test('does not grow by teasers: a few words below headings that lead to other pages', () => {
    const teasers = [1, 2, 3].map(
      (at) =>
        `## [Story number ${at}](/story-${at}/)\n\nWhat happened in story ${at}, and who saw it happen, is told here by a person.`,
    );
    expect(counted(`${own}\n\n${teasers.join('\n\n')}`)).toBe(counted(own));
  });

  test('grows by sections whose headings lead nowhere, or to the page itself', () => {
    const section = `\n\n## Our own story\n\n${paragraph('milk')}`;
    expect(counted(`${own}${section}`)).toBeGreaterThan(counted(own));
  });

  test('does not grow by lines that stand there before, and not by labels', () => {
    expect(counted(`${own}\n\n${'Continue this thread\n\n'.repeat(40)}`)).toBe(counted(own));
    expect(counted(`${own}\n\nFollow us\n\nTop stories\n\nMore news`)).toBe(counted(own));
  });
});

test('a text without subheadings loses their criterion once: their order and wording are not graded', () => {
  const headings = gradeAll(page(own)).components.find(({ componentType }) => componentType === 'headings');
  expect(Object.keys(headings?.criteriaScores ?? {})).toEqual(['h1_count', 'h1_keyword', 'heading_coverage']);
});
