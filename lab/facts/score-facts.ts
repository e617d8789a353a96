/**
 * Precision and recall of the facts found on labelled pages of real businesses, by kind:
 *
 *   npm run lab -- facts FOLDER [--set SET] [--misses]
 *
 * FOLDER has the repositories that the sets of `test/corpora/facts` name, each as `owner+name`. A page counts alone, as a site of one page.
 * `--misses` prints what was missed and what was found and is not so. Exits with 1 where FOLDER has all pages of a set, and its precision
 * or its recall is below its floor.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FactClaim } from '../../shared/domain/facts/fact-data.ts';
import { isPriceText } from '../../shared/domain/facts/price-text.ts';
import { decodeText } from '../../shared/providers/web/decode-text.ts';
import { compareFacts, findFacts } from '../../test/corpora/facts/compare-facts.ts';
import { type FactPage, factPageShape, type LabelledFact } from '../../test/corpora/facts/fact-page.ts';
import { type LabelledSet, readSets } from '../../test/corpora/sets.ts';

interface Count {
  right: number;
  wrong: number;
  missed: number;
}

/** Prices, services and ratings are counted apart from other figures. */
function factName({ kind, key }: { kind: string; key?: string | null | undefined }, value = '', label = ''): string {
  if (kind !== 'stat') return key ? key.replace(/:.*/, '') : kind;
  if (label === 'service') return 'service';
  if (label === 'price range' || isPriceText(value)) return 'price';
  return /\s(?:rating|reviews)$/.test(label) ? 'rating' : kind;
}
const nameOfFound = (fact: FactClaim): string =>
  fact.kind === 'stat' ? factName(fact, fact.data.value, fact.data.label) : factName(fact);
const nameOfLabel = (label: LabelledFact): string => factName(label, label.values[0], label.details?.[0]);

/** Adds the facts of a page to the counts by kind. Returns a line for each that is wrong or was missed. */
function countPage(folder: string, page: FactPage, counts: Map<string, Count>): string[] {
  const bytes = readFileSync(path.join(folder, page.page));
  const { text } = decodeText(bytes, { contentType: null, accept: 'html', isTruncated: false });
  const { right, wrong, missed } = compareFacts(page, findFacts(text, page.url));
  const add = (name: string, of: keyof Count): void => {
    const count = counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(name, { ...count, [of]: count[of] + 1 });
  };
  for (const fact of right) add(nameOfFound(fact), 'right');
  for (const fact of wrong) add(nameOfFound(fact), 'wrong');
  for (const label of missed) add(nameOfLabel(label), 'missed');
  return [
    ...wrong.map((fact) => `  wrong  ${nameOfFound(fact)}: ${JSON.stringify(fact.data)}`),
    ...missed.map(
      (label) => `  missed ${nameOfLabel(label)}: ${[...label.values, ...(label.details ?? [])].join(' | ')}`,
    ),
  ];
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(9);

function print(name: string, { right, wrong, missed }: Count): void {
  const figures = `${percent(right, right + wrong)}${percent(right, right + missed)}`;
  process.stdout.write(`${name.padEnd(16)}${figures}   ${right} right, ${wrong} wrong, ${missed} missed\n`);
}

function scoreSet(folder: string, set: LabelledSet<FactPage>, showsMisses: boolean): void {
  const present = set.cases.filter(({ page }) => existsSync(path.join(folder, page)));
  const counts = new Map<string, Count>();
  process.stdout.write(`${set.name}, ${present.length} of ${set.cases.length} pages, floor ${set.floor}\n`);
  for (const page of present) {
    const notes = countPage(folder, page, counts);
    if (showsMisses && notes.length > 0) process.stdout.write(`${page.url} (${page.page})\n${notes.join('\n')}\n`);
  }
  process.stdout.write(`${''.padEnd(16)}precision  recall\n`);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, count] of sorted) print(name, count);
  const sum = (of: (count: Count) => number): number => sorted.reduce((total, [, count]) => total + of(count), 0);
  const right = sum((count) => count.right);
  const all = { right, wrong: sum(({ wrong }) => wrong), missed: sum(({ missed }) => missed) };
  print('all', all);
  const worst = right / (right + Math.max(all.wrong, all.missed));
  if (present.length === set.cases.length && worst < set.floor) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { set: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const [folder] = positionals;
const sets = readSets('facts', factPageShape).filter(({ measured_by }) => measured_by !== undefined);
const asked = sets.filter(({ name }) => name === (values.set ?? name));
if (folder === undefined || asked.length === 0) {
  const names = sets.map(({ name }) => name).join(' | ');
  process.stderr.write(`usage: npm run lab -- facts FOLDER [--set ${names}] [--misses]\n`);
  process.exitCode = 2;
} else for (const set of asked) scoreSet(folder, set, values.misses);
