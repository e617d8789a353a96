import { writeFileSync } from 'node:fs';
import path from 'node:path';

const DOCUMENT = path.join(import.meta.dirname, '../../docs/results/scale.md');

/** A simulation: its figures by name, in seconds where the name says so. */
interface Run {
  title: string;
  figures: object;
}

export function writeResults(runs: readonly Run[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const tables = runs.map(({ title, figures }) => {
    const rows = Object.entries(figures).map(
      ([name, value]) => `| ${toWords(name)} | ${Math.round(Number(value) * 10) / 10} |`,
    );
    return [`## ${title}`, '', '| figure | value |', '|---|---:|', ...rows].join('\n');
  });
  const head = [
    '# How jobs share their slots',
    '',
    `Written by \`npm run lab -- admission --write\` on ${day}: the admission, reports and ends of jobs as they are deployed, on the`,
    'embedded engine, in simulated time, with a model that takes 10 seconds a call. [Decision 19](../decisions/0019-admission-of-jobs.md)',
    'says what the rule is.',
  ];
  writeFileSync(DOCUMENT, `${[head.join('\n'), ...tables].join('\n\n')}\n`);
}

/** `otherOwnSeconds`: other own seconds. */
const toWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
