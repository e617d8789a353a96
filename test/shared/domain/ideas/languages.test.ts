import { expect, test } from 'vitest';
import { ideasOfPages } from '../../../../lab/truth/ideas/read-site.ts';
import { readSearchData } from '../../../../lab/truth/ideas/recorded-search.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { toEnglish } from '../../../../shared/domain/messages/word-together.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';
import { roofer } from '../../../lab/truth/roofer-site.ts';
import { quotedStrings } from '../messages/quoted-strings.ts';

const loaded = roofer.map(({ path, html }) => ({ file: path, html, url: new URL(path, 'https://dach.example/') }));
const search = readSearchData('test/lab/truth/roofer-search.json');
const { ideas, moves, topics } = ideasOfPages(loaded, search);
const said = [
  ...ideas.flatMap((idea) => idea.said ?? []),
  ...moves.flatMap(({ title, why }) => [title, why]),
  ...topics.topics.map(({ description }) => description),
].filter((one) => typeof one !== 'string');

test('every text of an idea that rules word has its sentence, but for names of pages', () => {
  for (const idea of ideas) {
    const texts = new Set((idea.said ?? []).map((one) => toEnglish(one)));
    for (const text of [idea.description, idea.why, ...idea.caveats]) expect(texts).toContain(text);
    if (!texts.has(idea.title)) expect(idea.proposedPath).not.toBeNull();
  }
});

test('every sentence on ideas is worded in every language', () => {
  expect(new Set(said.map(({ id }) => id)).size).toBeGreaterThan(20);
  for (const language of listMessageLanguages()) {
    const messages = findMessages(language);
    for (const one of said) expect(messages.render(one)).toMatch(/^\S.*\S$/su);
  }
});

test('what a sentence is made with stands on the site or in what was found out: no words of ours are in the code', () => {
  const known = `${JSON.stringify([...search.metrics, search.rows, search.queries, ...search.results])} ${JSON.stringify(loaded)}`;
  const words = known.toLowerCase().replaceAll(/\\"|\s+/g, ' ');
  const texts = said.flatMap(quotedStrings).filter((text) => /\p{L} \p{L}/u.test(text));
  const isKnown = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[\s?]+/)
      .every((word) => words.includes(word));
  expect(texts.filter((text) => !isKnown(text))).toEqual([]);
});
