/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { pageEvidence } from '../../../shared/domain/model-prompts/page-evidence.ts';
import { verifyEdits } from '../../../shared/domain/model-prompts/proposed-edits.ts';
import { gradingInput } from '../../shared/domain/grading/sample-pages.ts';
import { questionAbout } from '../../shared/domain/model-prompts/page-questions.ts';
import { addressed, readEdits } from '../edits/edit.ts';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { modelEditShape } from './model-edit-case.ts';

const pages = readEdits().flatMap(({ cases }) => cases);

describe.each(readSets('model-edits', modelEditShape))('$name', (set) => {
  test('the words and the proposed texts of honest edits are kept', () => {
    const checks = set.cases.flatMap(({ page: name, edits }) => {
      const edited = pages.find(({ page }) => page === name) ?? expect.unreachable(name);
      const { markdown, keyword, h1: _, ...fields } = edited;
      const own = { own: 'aire.example', other: 'other.example' };
      const page = gradingInput({ ...fields, primaryKeyword: keyword, markdown: addressed(markdown, own) });
      const question = questionAbout(page);
      return edits.flatMap((written) => {
        const { edits: kept, dropped } = verifyEdits([written], question, pageEvidence(question));
        const line = `${name}: ${written.title} (${dropped.map(({ kind, reason }) => `${kind} ${reason}`).join()})`;
        const proposed = written.proposed_text === null ? [] : [kept[0]?.proposedText === written.proposed_text];
        return [kept[0]?.description === written.description, ...proposed].map((holds) => ({ line, holds }));
      });
    });
    expectFloor(set, 'words of honest edits that are kept', checks);
  });
});
