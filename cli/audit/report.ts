import { printable } from './printable.ts';
import { checksSection } from './report-checks.ts';
import { componentsSection } from './report-components.ts';
import { recommendationsSection } from './report-recommendations.ts';
import type { Checks, Report } from './report-types.ts';
import { gradeAndScore, scoreColour } from './score-view.ts';
import { type Layout, paint, paragraph } from './text-layout.ts';

/** A page's report and checks as text for a person, lines no longer than the layout's width. */
export function renderReport(report: Report, checks: Checks, layout: Layout): string {
  return [
    ...pageHeading(report, checks, layout),
    '',
    ...gradeLines(report, checks, layout),
    ...readingLines(report, layout),
    '',
    ...componentsSection(report.analysis?.components ?? [], layout),
    '',
    ...checksSection(checks, layout),
    '',
    ...recommendationsSection(report.recommendations, layout),
    '',
  ].join('\n');
}

function pageHeading(report: Report, checks: Checks, layout: Layout): string[] {
  const ownTitle = report.fields?.title?.value;
  const title = typeof ownTitle === 'string' && ownTitle.trim() !== '' ? ownTitle : checks.fields.title;
  return [
    ...paragraph(title ?? '(no title)', layout.width, 0).map((line) => paint(layout, 'bold', line)),
    // In one piece, whatever its length, so that it can be clicked and copied.
    paint(layout, 'cyan', printable(report.page.url ?? '')),
  ];
}

function gradeLines({ analysis }: Report, checks: Checks, layout: Layout): string[] {
  if (analysis === null) return ['This page has not been analysed.'];
  const { overall_grade: grade, overall_score: score, estimated_grade, estimated_score } = analysis;
  const lines = [
    `${'Grade and score'.padEnd(17)}${paint(layout, ['bold', scoreColour(score)], gradeAndScore(printableGrade(grade), score))} of 100`,
  ];
  if (estimated_score !== null && estimated_score !== score) {
    lines.push(`${'Estimated'.padEnd(17)}${gradeAndScore(printableGrade(estimated_grade), estimated_score)} of 100`);
  }
  // Not `content_stale`: a recrawl that read the same text makes that true, and a draft leaves it false.
  if (checks.content_changed_since_last_analysis === true) {
    lines.push(
      ...paragraph('The content has changed since this analysis: analyse it again for its grade.', layout.width, 0),
    );
  }
  return lines;
}

/** Says how much of the page was read, so that a part is not taken for the whole. */
function readingLines({ page }: Report, layout: Layout): string[] {
  const reading = page.latest_snapshot?.reading ?? null;
  const kind = page.page_kind == null ? [] : [`${'Kind of page'.padEnd(17)}${printable(page.page_kind)}`];
  if (reading === null) return kind;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  return [
    ...kind,
    `${'Read'.padEnd(17)}${percent(reading.share)} of the visible text, with a confidence of ${percent(reading.confidence)}`,
    ...(reading.doubt === null ? [] : paragraph(reading.doubt, layout.width, 0)),
  ];
}

const printableGrade = (grade: string | null) => (grade === null ? null : printable(grade));
