import { expect, test } from 'vitest';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { applyInlineContent } from '../../../../shared/domain/recommendations/content-after.ts';
import { readEdit } from '../../../../shared/domain/recommendations/edit-reading.ts';
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
