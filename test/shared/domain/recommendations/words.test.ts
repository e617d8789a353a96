import { describe, expect, test } from 'vitest';
import { message } from '../../../../shared/domain/messages/message.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { composeWords } from '../../../../shared/domain/recommendations/compose-words.ts';
import { addPlace, blocksById } from '../../../../shared/domain/recommendations/describe-place.ts';
import { listMessageLanguages, readMessages } from '../../../../shared/language-data/messages/read-messages.ts';
import { gradingInput } from '../grading/sample-pages.ts';

const { document } = gradingInput({
  markdown: '# Tea\n\n## Costs\n\nA pound of green tea costs five euros today.\n\n- leaf\n',
});
const blocks = blocksById(document);
const title = message('checks.title_present.title');
const finding = message('checks.title_present.missing');

const said = {
  title: addPlace(title, { targetNodeIds: ['b2'], afterNodeId: null }, blocks),
  description: { findings: [finding, message('checks.h1_single.suggestion')], example: '{"@type":"Article"}' },
  whyItMatters: finding,
};

describe('a recommendation of sentences', () => {
  const { words, ...english } = composeWords(said);

  test('is kept in English, and worded in other languages', () => {
    const german = findMessages('de');
    expect(english.title).toBe('Write a title at the heading "Costs"');
    expect(english.description).toMatch(
      /^The page has no title\. .* Turn the others into H2 headings\. Example: \{"@type":"Article"\}$/,
    );
    expect(words && german.render(words.title)).toBe('Einen Titel schreiben – bei der Überschrift „Costs“');
    expect(words && german.render(words.description)).toMatch(
      /^Die Seite hat keinen Titel\. .* Beispiel: \{"@type":"Article"\}$/,
    );
  });

  test.each(listMessageLanguages())(
    'in "%s" ends with its place in quotation marks, behind the same title',
    (language) => {
      const messages = findMessages(language);
      const places = [
        { targetNodeIds: ['b2'], afterNodeId: null },
        { targetNodeIds: ['b3'], afterNodeId: null },
        { targetNodeIds: null, afterNodeId: 'b2' },
        { targetNodeIds: null, afterNodeId: 'b3' },
      ].map((target) => addPlace(title, target, blocks));
      const texts = places.map((place) => (typeof place === 'string' ? place : messages.render(place)));
      expect(new Set(texts).size).toBe(4);
      for (const text of texts) {
        expect(text.startsWith(messages.render(title))).toBe(true);
        expect(text).toMatch(/["“»]$/);
      }
    },
  );
});

test('a recommendation with a text that stays as it is has no words for other languages: it is in one language', () => {
  expect(composeWords({ ...said, whyItMatters: 'It counts.' }).words).toBeUndefined();
  const described = { ...said, description: { findings: [finding, 'Of a model.'], example: null } };
  expect(composeWords(described).words).toBeUndefined();
  expect(composeWords(described).description).toBe('The page has no title. Search engines generate one. Of a model.');
  expect(addPlace('Of a model', { targetNodeIds: ['b2'], afterNodeId: null }, blocks)).toBe(
    'Of a model at the heading "Costs"',
  );
});

test('the console finds the example in every language', async () => {
  const { exampleMarks } = await import('../../../../console/design/example-marks.ts');
  const marks = listMessageLanguages().map((language) =>
    (readMessages(language).messages['recommendations.description.with-markup'] ?? '')
      .replace('{findings}', '')
      .replace('{example}', ''),
  );
  expect(exampleMarks.toSorted()).toEqual(marks.toSorted());
});
