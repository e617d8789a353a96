import { expect, test } from 'vitest';
import { pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';
import { topicNames, topicWords } from '../../../../shared/domain/ideas/topic-name.ts';

const profile = (title: string, text: string, primaryKeyword: string | null = null) =>
  pageProfile(
    {
      id: 1,
      path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
      title,
      primaryKeyword,
      secondaryKeywords: [],
      planned: false,
      noindex: false,
      wordCount: 30,
      kind: null,
      grade: null,
      gradeIsStale: false,
    },
    readMarkdown(`# ${title}\n\n${text}\n`),
  );

test('a topic has the name of what its page says most, also where the text says it once in another form', () => {
  const groups = [
    [profile('Gift cards', 'A gift card is the present that always fits. We write the name on it by hand.')],
    [profile('Bike repairs', 'We true wheels and mend punctures while you wait in the workshop.')],
  ];
  expect(topicNames(topicWords(groups, new Set(), 'en'), groups)[0]).toBe('Gift cards');
});

test('a topic has the letters that its pages write, though their keywords are in small ones', () => {
  const german = [
    profile('Die Zahnreinigung in Freiburg', 'Beläge entfernen, Zahnfleisch schützen.', 'zahnreinigung freiburg'),
  ];
  const english = [
    profile('Steel frames by Fernhill', 'We sell the frames of Fernhill. A frame is steel.', 'fernhill steel frames'),
  ];
  expect(topicNames(topicWords([german], new Set(), 'de'), [german])).toEqual(['Zahnreinigung Freiburg']);
  expect(topicWords([english], new Set(), 'en')[0]?.labels[0]).toBe('Fernhill steel frames');
});
