/**
 * Precision and recall of the facts found on labelled pages of real businesses, by kind:
 *
 *   npm run facts -- FOLDER [--set tuned|held_out] [--misses]
 *
 * FOLDER has the repositories that `test/shared/domain/facts/labelled-facts.json` names, each as `owner+name`. A page counts alone,
 * as a site of one page. `--misses` prints what was missed and what was found and is not so.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../functions/crawl-worker/read-document.ts';
import { statedFacts } from '../shared/domain/facts/page-facts.ts';
import { decodeText } from '../shared/providers/web/decode-text.ts';
import { type FoundFact, type LabelledFact, matches } from './match-facts.ts';

interface LabelledPage {
  readonly file: string;
  readonly url: string;
  readonly language: string;
  readonly set: 'tuned' | 'held_out';
  readonly facts: readonly LabelledFact[];
}

interface Count {
  right: number;
  wrong: number;
  missed: number;
}

function factsOf(folder: string, { file, url }: LabelledPage): FoundFact[] {
  const bytes = readFileSync(path.join(folder, file));
  const { text: body } = decodeText(bytes, { contentType: null, accept: 'html', isTruncated: false });
  const { observations } = readDocument({ body, headers: {}, finalUrl: url });
  const stated = statedFacts([{ pageId: 1, url, seenAt: '', observations }]);
  return [...stated.values()].map(({ claim }) => claim);
}

const nameOf = ({ kind, key }: { kind: string; key?: string | null | undefined }): string =>
  key ? key.replace(/:.*/, '') : kind;

function scorePage(page: LabelledPage, found: readonly FoundFact[], counts: Map<string, Count>): string[] {
  const notes: string[] = [];
  const countOf = (name: string): Count => {
    const count = counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(name, count);
    return count;
  };
  const met = new Set<LabelledFact>();
  for (const fact of found) {
    const labels = page.facts.filter((label) => matches(label, fact));
    const label = labels.find((one) => !met.has(one)) ?? labels[0];
    if (label) met.add(label);
    if (label?.optional) continue;
    const count = countOf(nameOf(fact));
    if (label) count.right += 1;
    else {
      count.wrong += 1;
      notes.push(`  wrong  ${nameOf(fact)}: ${JSON.stringify(fact.data)}`);
    }
  }
  for (const label of page.facts) {
    if (label.optional || met.has(label)) continue;
    countOf(nameOf(label)).missed += 1;
    notes.push(`  missed ${nameOf(label)}: ${[...label.values, ...(label.details ?? [])].join(' | ')}`);
  }
  return notes;
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(9);

function print(name: string, { right, wrong, missed }: Count): void {
  const figures = `${percent(right, right + wrong)}${percent(right, right + missed)}`;
  process.stdout.write(`${name.padEnd(16)}${figures}   ${right} right, ${wrong} wrong, ${missed} missed\n`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { set: { type: 'string' }, misses: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || !['tuned', 'held_out', undefined].includes(values.set)) {
    process.stderr.write('usage: npm run facts -- FOLDER [--set tuned|held_out] [--misses]\n');
    process.exitCode = 2;
    return;
  }
  const labels = path.join(import.meta.dirname, '../test/shared/domain/facts/labelled-facts.json');
  const all = JSON.parse(readFileSync(labels, 'utf8')) as LabelledPage[];
  const pages = all.filter(({ set }) => values.set === undefined || set === values.set);
  const present = pages.filter(({ file }) => existsSync(path.join(folder, file)));
  const counts = new Map<string, Count>();
  for (const page of present) {
    const notes = scorePage(page, factsOf(folder, page), counts);
    if (values.misses && notes.length > 0) process.stdout.write(`${page.url} (${page.file})\n${notes.join('\n')}\n`);
  }
  process.stdout.write(`${present.length} of ${pages.length} pages\n${''.padEnd(16)}precision  recall\n`);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, count] of sorted) print(name, count);
  const sum = (of: (count: Count) => number): number => sorted.reduce((total, [, count]) => total + of(count), 0);
  print('all', {
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
    missed: sum(({ missed }) => missed),
  });
}

main();
