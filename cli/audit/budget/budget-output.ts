/** The result of a budget for a terminal, for the summary of a workflow, and as annotations of GitHub Actions. */
import { printable } from '../printable.ts';
import { columns, type Layout, paint } from '../text-layout.ts';
import type { BudgetResult } from './check-budget.ts';

/** GitHub shows ten annotations of a step. */
const ANNOTATIONS_MAX = 10;
const ERRORS_LISTED_MAX = 50;
const widths = { kept: 5, limit: 20, allowed: 14 };

export function budgetText({ lines, kept, newErrors }: BudgetResult, layout: Layout): string {
  const room = Math.max(20, layout.width - widths.kept - widths.limit - widths.allowed - 6);
  const rows = [
    ['', 'Limit', 'Allowed', 'Found'].map((text) => paint(layout, 'bold', text)),
    ...lines.map((line) => [
      line.kept ? paint(layout, 'green', 'ok') : paint(layout, 'red', 'over'),
      line.limit,
      line.allowed,
      printable(line.found),
    ]),
  ];
  const list = newErrors
    .slice(0, ERRORS_LISTED_MAX)
    .map(({ issue, url }) => `${printable(url)}  ${printable(issue.title)} (${issue.id})`);
  const errors = kept || newErrors.length === 0 ? [] : ['', paint(layout, 'bold', 'Errors'), ...list];
  return [
    paint(layout, 'bold', kept ? 'Within the budget' : 'Over the budget'),
    ...columns(rows, [{ width: widths.kept }, { width: widths.limit }, { width: widths.allowed }, { width: room }]),
    ...errors,
    '',
  ].join('\n');
}

/** Text of a site is code here, so that it forms no link, image or heading. */
const cell = (text: string): string => `\`${printable(text).replaceAll('`', "'").replaceAll('|', String.raw`\|`)}\``;

export function budgetMarkdown({ lines, kept, newErrors }: BudgetResult, domain: string): string {
  const rows = lines.map(
    (line) => `| ${line.kept ? '✅' : '❌'} | ${line.limit} | ${line.allowed} | ${cell(line.found)} |`,
  );
  const listed = newErrors.slice(0, ERRORS_LISTED_MAX);
  const errors = listed.map(({ issue, url }) => `| ${cell(url)} | ${cell(issue.title)} | \`${issue.id}\` |`);
  const rest = newErrors.length - listed.length;
  return [
    `## Content audit of ${cell(domain)}: ${kept ? 'within the budget' : 'over the budget'}`,
    '',
    '| | limit | allowed | found |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...(errors.length === 0 ? [] : ['| URL | error | id |', '|---|---|---|', ...errors, '']),
    ...(rest > 0 ? [`${rest} more errors are not listed.`, ''] : []),
  ].join('\n');
}

/** Workflow commands: `::error title=…::…`. */
export function budgetAnnotations({ lines, newErrors }: BudgetResult): string {
  const over = lines
    .filter(({ kept }) => !kept)
    .map(({ limit, allowed, found }) => annotation(`Over the budget: ${limit}`, `${allowed}, found ${found}`));
  const errors = newErrors.map(({ issue, url }) => annotation(issue.title, `${url}: ${issue.how}`));
  const shown = over.length === 0 ? [] : [...over, ...errors].slice(0, ANNOTATIONS_MAX);
  return shown.map((line) => `${line}\n`).join('');
}

const annotation = (title: string, text: string): string =>
  `::error title=${escapeProperty(printable(title))}::${escapeData(printable(text))}`;

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
