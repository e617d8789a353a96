import { printable } from '../../audit/printable.ts';
import { type Colour, type Layout, paint } from '../../audit/text-layout.ts';
import { diffLines } from '../diff-lines.ts';
import { exitCodes } from '../exit-codes.ts';
import type { DocumentOutput } from '../output.ts';
import type { FieldResult, PageResult } from './result.ts';

type Outcome = FieldResult['outcome'];

const colours: Partial<Record<Outcome, Colour>> = {
  conflict: 'red',
  failed: 'red',
  differs: 'red',
  unwritable: 'yellow',
  same: 'dim',
  verified: 'green',
  restored: 'green',
};

const names: Readonly<Record<FieldResult['field'], string>> = {
  title: 'title',
  meta_description: 'description',
  h1: 'H1',
  body: 'body',
};

interface PublishJson {
  readonly site_id: number;
  readonly target: string;
  readonly dry_run: boolean;
  /** The file that an undo reads, relative to the folder; null when nothing was written. */
  readonly journal: string | null;
}

/** A page with a line for each field, what it said and what it says now; then the advice on it, and the counts. */
export function publishOutput(json: PublishJson, pages: readonly PageResult[], hint: string): DocumentOutput {
  const fields = pages.flatMap((page) => page.fields);
  const has = (...outcomes: Outcome[]): boolean => fields.some(({ outcome }) => outcomes.includes(outcome));
  // Open advice that the drafts do not fulfil stays open, which is no failure.
  const isRefused = pages.some(({ recommendations }) =>
    recommendations.some(({ addressed, was }) => !addressed && was === 'applied'),
  );
  return {
    kind: 'document',
    json: { ...json, pages },
    quiet: pages.map(({ page_id: id }) => `${id}`),
    exitCode: has('conflict')
      ? exitCodes.conflict
      : has('failed', 'differs') || isRefused
        ? exitCodes.failed
        : exitCodes.done,
    lines: (layout) => [...pages.flatMap((page) => pageLines(page, layout)), `${summary(fields)}${hint}`],
  };
}

function pageLines({ url, item, fields, recommendations }: PageResult, layout: Layout): string[] {
  return [
    paint(layout, 'bold', `${printable(url)}${item === null ? '' : ` (${printable(item)})`}`),
    ...fields.flatMap((field) => fieldLines(field, layout)),
    ...recommendations.flatMap(({ id, title, was, addressed, check_warnings: warnings }) => {
      const verdict = addressed ? 'verified' : was === 'applied' ? paint(layout, 'red', 'not addressed') : 'still open';
      return [
        `  advice ${id} ${verdict}: ${printable(title)}`,
        ...warnings.map((warning) => `    check: ${printable(warning)}`),
      ];
    }),
    '',
  ];
}

function fieldLines({ field, outcome, detail, original, live, draft, diff }: FieldResult, layout: Layout): string[] {
  const label = `  ${names[field]} ${paint(layout, colours[outcome] ?? 'bold', outcome)}`;
  const lines = [`${label}${detail ? ` (${printable(detail)})` : ''}`];
  const isChange = outcome !== 'verified' && outcome !== 'same';
  if (original !== undefined && isChange) lines.push(sign('-', 'red', original, layout));
  if (live != null && live !== original && live !== draft && isChange) lines.push(`    live: ${printable(live)}`);
  if (draft !== undefined && isChange) lines.push(sign('+', 'green', draft, layout));
  if (outcome === 'verified' && live != null) lines.push(`    live: ${printable(live)}`);
  if (diff !== undefined && isChange) lines.push(...diffLines(diff, layout));
  return lines;
}

const sign = (mark: string, colour: Colour, text: string, layout: Layout): string =>
  paint(layout, colour, `    ${mark} ${printable(text)}`);

function summary(fields: readonly FieldResult[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of fields) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'no accepted drafts';
}
