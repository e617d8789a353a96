import { expect, test } from 'vitest';
import { pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';
import { topicNames, topicWords } from '../../../../shared/domain/ideas/topic-name.ts';

const profile = (title: string, text: string) =>
  pageProfile(
    {
      id: 1,
      path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
      title,
      primaryKeyword: null,
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
