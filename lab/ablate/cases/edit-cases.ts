import { applyInlineContent } from '../../../shared/domain/recommendations/content-after.ts';
import { type AddressState, readEdit } from '../../../shared/domain/recommendations/edit-reading.ts';
import { findPlaceholders } from '../../../shared/domain/recommendations/find-placeholders.ts';
import { rulesVerdict } from '../../../shared/domain/recommendations/rules-verdict.ts';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { addressed, type Edit, type EditedPage, fieldOf, readEdits } from '../../../test/corpora/edits/edit.ts';
import { listedPaths } from '../../../test/corpora/edits/verified-pages.ts';
import { gradingInput } from '../../../test/shared/domain/grading/sample-pages.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';

const domains = { own: 'example.com', other: 'other.example' };

/** Whether the rules judge an edit as expected, without the system around them. */
function judge(page: EditedPage, edit: Edit): boolean {
  const { keyword, images, title, metaDescription, h1, path, language } = page;
  const markdown = addressed(page.markdown, domains);
  const before = gradingInput({ title, metaDescription, h1, path, language, primaryKeyword: keyword, markdown });
  const blocks = before.document?.children ?? [];
  const target = blocks.find((block) => edit.replace !== undefined && JSON.stringify(block).includes(edit.replace));
  const isAbove = edit.for.some((key) => key === 'trust_author' || key === 'trust_dates');
  const content = addressed(edit.content, domains);
  const place = {
    targetField: fieldOf(edit.for),
    operation: target ? 'replace' : 'insert',
    targetNodeIds: target ? [target.id ?? ''] : null,
    afterNodeId: (isAbove ? blocks[0] : blocks.at(-1))?.id ?? null,
  };
  const after = applyInlineContent(before, place, content);
  const read = readEdit({ ...place, criteria: edit.for, before, after, today: '2026-11-22' });
  const known = new Set([
    ...[path, ...listedPaths, ...images].map((one) => `https://${domains.own}${one}`),
    ...['/study/', '/tread-report/'].map((one) => `https://${domains.other}${one}`),
  ]);
  const stateOf = (address: string): AddressState =>
    known.has(URL.parse(address, before.url ?? '')?.href ?? '') ? 'exists' : 'missing';
  const steps = rulesVerdict({
    edit: { ...read, stateOf },
    ...{ before, after, criteria: edit.for, rubric: defaultRubric, curve: 'medium' },
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { addressed: is, skipped } = step.value;
  const isAccepted = is && skipped !== true && findPlaceholders(content).length === 0;
  return isAccepted === (edit.expect === 'real');
}

export const readCases = (): MeasuredCase[] =>
  readEdits().flatMap((set) =>
    casesOf(
      [{ ...set, cases: set.cases.flatMap((page) => page.edits.map((edit) => ({ page, edit }))) }],
      ({ page, edit }) => [{ line: `${page.page}: ${edit.name}`, holds: judge(page, edit) }],
    ),
  );
