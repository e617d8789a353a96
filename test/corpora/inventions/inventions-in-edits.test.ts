/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { listSentences, removeUnsupported } from '../../../shared/domain/model-prompts/checked-sentences.ts';
import type { WrittenEdit } from '../../../shared/domain/model-prompts/judge-page-answer.ts';
import { pageEvidence } from '../../../shared/domain/model-prompts/page-evidence.ts';
import { verifyEdits } from '../../../shared/domain/model-prompts/proposed-edits.ts';
import type { ProposedEdit } from '../../../shared/domain/recommendations/proposed-edit.ts';
import { gradingInput } from '../../shared/domain/grading/sample-pages.ts';
import { questionAbout, writtenEdit } from '../../shared/domain/model-prompts/page-questions.ts';
import { expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { type InventionCase, inventionShape } from './invention-case.ts';

/** The edits that code keeps of one on a page that says what the brief says. */
function verify({ language, brief, siteName }: InventionCase, words: Partial<WrittenEdit>): readonly ProposedEdit[] {
  const page = gradingInput({ language, title: siteName, markdown: `# ${siteName}\n\n${brief}` });
  const question = questionAbout(page);
  const edit = { ...writtenEdit, title: 'Say more', description: 'Say more about it.', why: '', ...words };
  return verifyEdits([edit], question, pageEvidence(question)).edits;
}

/** Whether nothing of an invention is left after a check that finds it. */
function isLeftOut(edits: readonly ProposedEdit[], invention: string): boolean {
  const unsupported = listSentences(edits).filter(
    ({ sentence }) => invention.includes(sentence) || sentence.includes(invention),
  );
  const { edits: kept } = removeUnsupported(edits, unsupported);
  return !JSON.stringify(kept).includes(JSON.stringify(invention).slice(1, -1));
}

const sets = readSets('inventions', inventionShape);
const cases = sets.flatMap(({ cases: all }) => all);

describe.each(['description', 'proposed_text', 'why', 'title'] as const)(
  'an invention as the %s of an edit',
  (part) => {
    test('is left out by code, or by a check that finds it', () => {
      const checks = cases.flatMap((one) =>
        one.inventions.map((invention) => ({
          line: `${one.language}: ${invention}`,
          holds: isLeftOut(verify(one, { [part]: invention }), invention),
        })),
      );
      expectShare(checks, 1);
    });
  },
);

test('honest words about the pages that a brief asks for are kept', () => {
  const checks = cases.flatMap((one) =>
    one.pages.flatMap(([, , purpose]) => [
      { line: `advice: ${purpose}`, holds: verify(one, { description: purpose })[0]?.description === purpose },
      { line: `text: ${purpose}`, holds: verify(one, { proposed_text: purpose })[0]?.proposedText === purpose },
    ]),
  );
  expect(checks.length).toBeGreaterThan(50);
  expectShare(checks, 0.95);
});

test('code alone leaves out numbers and addresses, but for a number that was counted on the page', () => {
  const hasProof = (invention: string): boolean => /\d|@|\.example/.test(invention);
  const checks = cases.flatMap((one) =>
    one.inventions.filter(hasProof).flatMap((invention) => [
      { line: `advice: ${invention}`, holds: verify(one, { description: invention }).length === 0 },
      { line: `text: ${invention}`, holds: verify(one, { proposed_text: invention })[0]?.proposedText === null },
    ]),
  );
  expectShare(checks, 0.95);
});
