/**
 * `npm run lab -- extraction FOLDER… [--worst N] [--readability]`: how well the extraction of main content agrees with
 * labelled pages. A folder holds pairs: `NAME.html`, the page as it was served, and `NAME.txt`, the text of its content;
 * `NAME.url` may hold its address. Prints precision, recall and F1 of words (and of runs of four words) for every folder, for
 * two halves that depend on the names alone: improve on the one, and believe the other. With `--readability` the same of what
 * Mozilla's Readability alone finds.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Readability } from '@mozilla/readability';
import Table from 'cli-table3';
import { parseHTML } from 'linkedom';
import type { Nodes } from 'mdast';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { parseHtml } from '../../shared/domain/extraction/html-tree.ts';
import { textBlocks } from '../../shared/domain/extraction/text-blocks.ts';
import { parseMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import { decodeText } from '../../shared/providers/web/decode-text.ts';
import { meanScore, scoreText, type TextScore } from './token-scores.ts';

interface PageScore {
  name: string;
  isHeldOut: boolean;
  words: TextScore;
  runs: TextScore;
}

const { values, positionals } = parseArgs({
  options: { worst: { type: 'string' }, readability: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  process.stderr.write('Usage: npm run lab -- extraction FOLDER… [--worst N] [--readability]\n');
  process.exit(2);
}
const table = new Table({
  head: ['corpus', 'half', 'pages', 'precision', 'recall', 'F1', 'F1 of 4 words'],
  style: { head: [], border: [] },
});
for (const folder of positionals) {
  const scores = scoreFolder(folder);
  addRow(
    path.basename(folder),
    'improved on',
    scores.filter(({ isHeldOut }) => !isHeldOut),
  );
  addRow(
    path.basename(folder),
    'held out',
    scores.filter(({ isHeldOut }) => isHeldOut),
  );
  addRow(path.basename(folder), 'all', scores);
  printWorst(scores, Number(values.worst ?? 0));
}
process.stdout.write(`${table.toString()}\n`);

function scoreFolder(folder: string): PageScore[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.html') && existsSync(path.join(folder, `${path.basename(file, '.html')}.txt`)))
    .map((file) => path.basename(file, '.html'));
  return names.map((name) => {
    const labelled = readFileSync(path.join(folder, `${name}.txt`), 'utf8');
    const bytes = readFileSync(path.join(folder, `${name}.html`));
    const { text: html } = decodeText(bytes, { contentType: 'text/html', accept: 'html', isTruncated: false });
    const extracted = values.readability
      ? readableText(html)
      : extractedText(html, readAddress(folder, name), labelled);
    const isHeldOut = (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1;
    return { name, isHeldOut, words: scoreText(extracted, labelled, 1), runs: scoreText(extracted, labelled, 4) };
  });
}

function readAddress(folder: string, name: string): string {
  const file = path.join(folder, `${name}.url`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'https://corpus.example/page';
}

/** The content without pictures, and without the title above it where the label begins with something else. */
function extractedText(html: string, url: string, labelled: string): string {
  const document = parseMarkdown(extractPage({ html, url }).markdown);
  removeImages(document);
  const [first] = document.children;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  if (isTitle && !labelled.trimStart().startsWith(plainText(first))) document.children.shift();
  return plainText(document);
}

/** Readability's text of a whole DOM, without the title. */
function readableText(html: string): string {
  const { document } = parseHTML(html);
  try {
    const { root } = parseHtml(new Readability(document).parse()?.content ?? '');
    return textBlocks(root)
      .map(({ text }) => text)
      .join('\n');
  } catch {
    return '';
  }
}

function removeImages(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children)
    if (child.type === 'image') child.alt = '';
    else removeImages(child);
}

function addRow(corpus: string, half: string, scores: readonly PageScore[]): void {
  const words = meanScore(scores.map((score) => score.words));
  const runs = meanScore(scores.map((score) => score.runs));
  table.push([corpus, half, scores.length, ...[words.precision, words.recall, words.f1, runs.f1].map(threeDigits)]);
}

function printWorst(scores: readonly PageScore[], count: number): void {
  for (const { name, words } of scores.toSorted((a, b) => a.words.f1 - b.words.f1).slice(0, count))
    process.stdout.write(
      `${threeDigits(words.f1)}  p ${threeDigits(words.precision)}  r ${threeDigits(words.recall)}  ${name}\n`,
    );
}

function threeDigits(value: number): string {
  return value.toFixed(3);
}
