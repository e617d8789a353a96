import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Figure } from './table.ts';

const reportSchema = z.object({
  measuredAt: z.string(),
  machine: z.string(),
  sections: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      figures: z.array(
        z.object({
          name: z.string(),
          value: z.string(),
          target: z.string(),
          ok: z.boolean(),
          numbers: z.record(z.string(), z.number().nullable()).optional(),
        }),
      ),
    }),
  ),
});
/** The form of `--json`: a number that could not be measured is null. */
export type Report = z.infer<typeof reportSchema>;

export const writeReport = (file: string, report: Report): Promise<void> =>
  writeFile(file, `${JSON.stringify(report, null, 2)}\n`);

export const readReport = async (file: string): Promise<Report> =>
  reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/** Every number beside that of an earlier report, with the ratio of the two. Numbers that only one of them has are left out. */
export function comparison(earlier: Report, now: Report): { title: string; figures: Figure[] }[] {
  const before = new Map(earlier.sections.flatMap(listNumbers));
  return now.sections.map((section) => ({
    title: section.title,
    figures: [...listNumbers(section)].flatMap(([name, value]) => {
      const was = before.get(name);
      if (was === undefined) return [];
      const ratio = was === 0 ? (value === 0 ? '1.00' : 'from 0') : (value / was).toFixed(2);
      return [{ name, value: `${ratio} × (${shown(was)} → ${shown(value)})`, target: '', ok: true }];
    }),
  }));
}

function listNumbers({ name: section, figures }: Report['sections'][number]): [string, number][] {
  return figures.flatMap(({ name, numbers = {} }) =>
    Object.entries(numbers).flatMap(([unit, value]): [string, number][] =>
      // A figure's name may tell what was measured beside it: the words before the first bracket are its own.
      value === null ? [] : [[`${section}: ${name.split(' (')[0]}, ${unit}`, value]],
    ),
  );
}

const shown = (value: number): string => String(Number(value.toPrecision(4)));

const FIGURES_START = '<!-- Figures: written by `npm run bench -- --markdown`. -->';

/** Replaces the figures of a Markdown page, which stand between their mark and its end; the text before is people's. */
export async function writeMarkdown(file: string, report: Report): Promise<void> {
  const page = await readFile(file, 'utf8');
  const start = page.indexOf(FIGURES_START);
  if (start === -1) throw new Error(`${file} has no line ${FIGURES_START}`);
  const sections = report.sections.map(({ title, figures }) => {
    const rows = figures.map(
      ({ name, value, target, ok }) => `| ${[name, value, target, ok ? '' : 'missed'].join(' | ')} |`,
    );
    return `## ${title}\n\n| figure | measured | target | |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const head = `${FIGURES_START}\n\nMeasured on ${report.measuredAt.slice(0, 10)}: ${report.machine}.\n`;
  await writeFile(file, `${page.slice(0, start)}${[head, ...sections].join('\n')}`);
}
