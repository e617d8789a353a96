import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DOCUMENT = path.join(import.meta.dirname, '../docs/results/scale.md');
const HEADING = '## ';

/** A part of docs/results/scale.md: one command writes some of them, and leaves the others. */
export interface Section {
  title: string;
  body: string;
}

/** Writes sections in place of those of the same title, else behind the others. */
export function writeSections(sections: readonly Section[]): void {
  const [head = '', ...parts] = readFileSync(DOCUMENT, 'utf8').split(`\n${HEADING}`);
  const bodies = new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
  for (const { title, body } of sections) bodies.set(title, body.trim());
  const written = [...bodies].map(([title, body]) => `${HEADING}${title}\n\n${body}`);
  writeFileSync(DOCUMENT, `${[head.trim(), ...written].join('\n\n')}\n`);
}

/** The rows of a table of figures with their names. */
export const figureTable = (rows: readonly (readonly [name: string, value: string | number])[]): string =>
  ['| figure | value |', '|---|---:|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
