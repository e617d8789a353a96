/**
 * Compares the kinds of pages with labels that were set by reading the pages:
 *
 *   npm run lab -- page-kinds FOLDER… [--half tuned|held] [--wrong]
 *
 * A folder holds checkouts of the public repositories that `labels.tsv` names, each as `OWNER+NAME`. Some pages may be taken for one of
 * several kinds. Pages that no folder has are left out and counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { DetectedPageKind } from '../../shared/domain/pages/page-kind/page-kinds.ts';
import { loadPage } from '../truth/load-pages.ts';

interface Label {
  /** Rules were chosen by looking at the `tuned` half alone. */
  readonly half: string;
  readonly kinds: readonly string[];
  readonly file: string;
  readonly url: URL | null;
}

interface Result extends Label {
  readonly detected: DetectedPageKind;
}

const labelsFile = path.join(import.meta.dirname, 'labels.tsv');
const base = new URL('https://www.example/');

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { half: { type: 'string' }, wrong: { type: 'boolean', default: false } },
  });
  const labels = readLabels().filter(({ half }) => values.half === undefined || half === values.half);
  const results = labels.flatMap((label) => detect(label, positionals) ?? []);
  if (results.length === 0) throw new Error('No labelled page is in these folders.');
  const wrong = results.filter(({ kinds, detected }) => !kinds.includes(detected.kind));
  process.stdout.write(`${results.length} of ${labels.length} labelled pages\n\n`);
  for (const half of new Set(results.map((result) => result.half))) printTable(half, results, wrong);
  if (!values.wrong) return;
  for (const { kinds, detected, file, half } of wrong)
    process.stdout.write(`${half} ${kinds.join('|')} => ${detected.kind} ${file}\n  ${detected.evidence.join(' ')}\n`);
}

function readLabels(): Label[] {
  const [, ...rows] = readFileSync(labelsFile, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [half = '', kinds = '', file = '', url = ''] = row.split('\t');
    return { half, kinds: kinds.split('|'), file, url: URL.parse(url) };
  });
}

function detect(label: Label, folders: readonly string[]): Result | null {
  const folder = folders.find((one) => existsSync(path.join(one, label.file)));
  if (folder === undefined) return null;
  const { html, url } = loadPage(folder, label.file, base);
  const { signals } = extractPage({ html, url: (label.url ?? url).href });
  return { ...label, detected: signals.kind };
}

function printTable(half: string, results: readonly Result[], wrong: readonly Result[]): void {
  const own = results.filter((result) => result.half === half);
  const share = (all: number, missed: number): string =>
    `${all - missed} of ${all} (${Math.round((100 * (all - missed)) / all)} %)`;
  process.stdout.write(`| ${half} | as labelled |\n|---|---|\n`);
  for (const kind of new Set(own.map(({ kinds }) => kinds[0] ?? '').toSorted())) {
    const of = own.filter(({ kinds }) => kinds[0] === kind);
    process.stdout.write(`| ${kind} | ${share(of.length, of.filter((one) => wrong.includes(one)).length)} |\n`);
  }
  process.stdout.write(`| all | ${share(own.length, own.filter((one) => wrong.includes(one)).length)} |\n\n`);
}

main();
