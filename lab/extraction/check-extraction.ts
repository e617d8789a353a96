/**
 * `npm run lab -- check-extraction FOLDER… [--worst N]`: whether the main content of labelled pages has what it must have and
 * nothing of what it must not. A folder holds pairs: `NAME.html`, the page as it was served, and `NAME.json`, an object with `keep`
 * and `drop`, two lists of strings (headings, cards, prices, alternative texts; teasers, menus, banners), and `url` if it is known.
 * Prints for every folder and for its two halves, by a hash of the names, the share of `keep` that was found, the share of `drop` that
 * is not, and how many of the neighbours in `keep` are in order.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { parseMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import { decodeText } from '../../shared/providers/web/decode-text.ts';

interface Label {
  keep: string[];
  drop: string[];
  url?: string;
}

interface Result {
  name: string;
  isHeldOut: boolean;
  lost: string[];
  left: string[];
  kept: number;
  dropped: number;
  inOrder: number;
  neighbours: number;
}

const { values, positionals } = parseArgs({ options: { worst: { type: 'string' } }, allowPositionals: true });
if (positionals.length === 0) {
  process.stderr.write('Usage: npm run lab -- check-extraction FOLDER… [--worst N]\n');
  process.exit(2);
}
const table = new Table({
  head: ['sample', 'half', 'pages', 'kept', 'dropped', 'in order'],
  style: { head: [], border: [] },
});
for (const folder of positionals) {
  const results = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && existsSync(path.join(folder, file.replace(/json$/, 'html'))))
    .map((file) => checkPage(folder, path.basename(file, '.json')));
  addRow(
    folder,
    'improved on',
    results.filter(({ isHeldOut }) => !isHeldOut),
  );
  addRow(
    folder,
    'held out',
    results.filter(({ isHeldOut }) => isHeldOut),
  );
  const worst = results.filter(({ isHeldOut }) => !isHeldOut).toSorted((a, b) => faults(b) - faults(a));
  for (const { name, lost, left } of worst.slice(0, Number(values.worst ?? 0)))
    process.stdout.write(
      `${name}\n${[...lost.map((text) => `  - ${text}`), ...left.map((text) => `  + ${text}`)].slice(0, 12).join('\n')}\n`,
    );
}
process.stdout.write(`${table.toString()}\n`);

function checkPage(folder: string, name: string): Result {
  const label = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Label;
  const { text: html } = decodeText(readFileSync(path.join(folder, `${name}.html`)), {
    contentType: 'text/html',
    accept: 'html',
    isTruncated: false,
  });
  const { markdown } = extractPage({ html, url: label.url ?? 'https://sample.example/' });
  const content = toLetters(plainText(parseMarkdown(markdown)));
  const places = label.keep.map((text) => content.indexOf(toLetters(text)));
  const found = places.filter((place) => place !== -1);
  const left = label.drop.filter((text) => content.includes(toLetters(text)));
  return {
    name,
    isHeldOut: (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1,
    lost: label.keep.filter((_, at) => places[at] === -1),
    left,
    kept: found.length,
    dropped: label.drop.length - left.length,
    inOrder: found.filter((place, at) => at > 0 && place >= (found[at - 1] ?? 0)).length,
    neighbours: Math.max(0, found.length - 1),
  };
}

function faults({ lost, left }: Result): number {
  return lost.length + left.length;
}

function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

function addRow(folder: string, half: string, results: readonly Result[]): void {
  const sum = (read: (result: Result) => number): number => results.reduce((total, result) => total + read(result), 0);
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
  const kept = sum((result) => result.kept);
  const dropped = sum((result) => result.dropped);
  table.push([
    path.basename(folder),
    half,
    results.length,
    share(kept, kept + sum(({ lost }) => lost.length)),
    share(dropped, dropped + sum(({ left }) => left.length)),
    share(
      sum(({ inOrder }) => inOrder),
      sum(({ neighbours }) => neighbours),
    ),
  ]);
}
