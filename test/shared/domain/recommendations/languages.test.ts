import { expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { applyInlineContent } from '../../../../shared/domain/recommendations/content-after.ts';
import { blocksById } from '../../../../shared/domain/recommendations/describe-place.ts';
import { readEdit } from '../../../../shared/domain/recommendations/edit-reading.ts';
import { writeExample } from '../../../../shared/domain/recommendations/examples/write-example.ts';
import { objectionsTo } from '../../../../shared/domain/recommendations/objections/objections-to.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';
import { type Edit, type EditedPage, fieldOf, readEdits } from '../../../corpora/edits/edit.ts';
import { gradingInput } from '../grading/sample-pages.ts';
import { quotedStrings } from '../messages/quoted-strings.ts';

/** The objections to an edit of a page, with all that they may quote. */
function objectionsOf({ markdown, keyword, page: _, ...fields }: EditedPage, edit: Edit) {
  const before = gradingInput({ ...fields, primaryKeyword: keyword, markdown });
  const place = { targetField: fieldOf(edit.for), operation: 'insert', targetNodeIds: null, afterNodeId: null };
  const after = applyInlineContent(before, place, edit.content);
  const read = readEdit({ ...place, criteria: edit.for, before, after, today: '2026-11-22' });
  const site = [markdown, keyword, fields.title, fields.metaDescription, fields.h1, edit.content, after.fields.body];
  const objections = (['missing', 'exists'] as const).flatMap((state) =>
    objectionsTo({ ...read, stateOf: () => state }),
  );
  return { objections, site: site.join(' ').replaceAll(/[\s\\]+/g, ' ') };
}

const judged = readEdits()
  .flatMap(({ cases }) => cases)
  .flatMap((page) =>
    page.edits.filter(({ expect: wanted }) => wanted === 'fake').map((edit) => objectionsOf(page, edit)),
  )
  .filter(({ objections }) => objections.length > 0);

test('every objection to an edit is worded in every language', () => {
  expect(new Set(judged.flatMap(({ objections }) => objections.map(({ id }) => id))).size).toBeGreaterThan(50);
  for (const language of listMessageLanguages()) {
    const messages = findMessages(language);
    for (const { objections } of judged)
      for (const objection of objections)
        expect(messages.render(objection)).toMatch(/^\S.*(?:[.!?。！？؟]["“»\u00a0]{0,2}|\.)$/su);
  }
});

test('what an objection is made with stands on the page or in the edit: no words of ours are in the code', () => {
  for (const { objections, site } of judged) {
    const texts = objections
      .flatMap(quotedStrings)
      .filter((text) => /\p{L} \p{L}/u.test(text))
      .map((text) => text.replace(/…$/u, '').trim());
    expect(texts.filter((text) => !isOn(site, text))).toEqual([]);
  }
});

/** Words of several places of a text are shown as one list. */
const isOn = (site: string, text: string): boolean =>
  site.includes(text) || text.split(/,? /).every((word) => site.toLowerCase().includes(word.toLowerCase()));

const exampleEdits = [
  ...['body:headings', 'body:images', 'body:lists', 'body:opening', 'body:paragraphs', 'body:repetition'],
  ...['body:sentences', 'body:sources', 'body:specifics', 'body:tone', 'body:anchors'],
];

const examples = readEdits()
  .flatMap(({ cases }) => cases)
  .flatMap(({ markdown, keyword, page: _, ...fields }) => {
    const input = gradingInput({ ...fields, primaryKeyword: keyword, markdown });
    const blocks = blocksById(input.document);
    const ids = [...blocks.keys()];
    return exampleEdits.flatMap((edit) => {
      const given = { page: readPage(input), blocks, targetNodeIds: ids, afterNodeId: ids[0] ?? null };
      const example = writeExample(edit, given);
      return example === null || typeof example === 'string' ? [] : [{ example, site: `${markdown} ${fields.title}` }];
    });
  });

test('every example of an edit is worded in every language, with the words of the page', () => {
  expect(new Set(examples.map(({ example }) => example.id)).size).toBeGreaterThan(5);
  for (const { example, site } of examples) {
    const texts = quotedStrings(example).filter((text) => /\p{L} \p{L}/u.test(text));
    for (const text of texts)
      expect(isOn(site.replaceAll(/[\s\\*_[\]]+/g, ' '), text.replace(/ …|… |\./gu, ''))).toBe(true);
    for (const language of listMessageLanguages()) expect(findMessages(language).render(example)).toMatch(/\S/);
  }
});
