/**
 * Precision and recall of the facts found on labelled pages of real businesses, by kind:
 *
 *   npm run lab -- facts FOLDER [--set SET] [--misses]
 *
 * FOLDER has the repositories that `test/shared/domain/facts/labelled-facts.json` names, each as `owner+name`. A page counts alone,
 * as a site of one page. SET is `tuned`, `held_out`, or one of the two of pages on which services, prices and ratings are labelled:
 * `offers_tuned`, `offers_held_out`. On the others these facts are not counted. `--misses` prints what was missed and what was found and is not so.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { statedFacts } from '../../shared/domain/facts/page-facts.ts';
import { isPriceText } from '../../shared/domain/facts/price-text.ts';
import { decodeText } from '../../shared/providers/web/decode-text.ts';
import { type FoundFact, type LabelledFact, matches } from './match-facts.ts';

const sets = ['tuned', 'held_out', 'offers_tuned', 'offers_held_out'] as const;

interface LabelledPage {
  readonly file: string;
  readonly url: string;
  readonly language: string;
  readonly set: (typeof sets)[number];
  readonly facts: readonly LabelledFact[];
}

interface Count {
  right: number;
  wrong: number;
  missed: number;
}

function readFacts(folder: string, { file, url }: LabelledPage): FoundFact[] {
  const bytes = readFileSync(path.join(folder, file));
  const { text: body } = decodeText(bytes, { contentType: null, accept: 'html', isTruncated: false });
  const { observations } = readDocument({ body, headers: {}, finalUrl: url });
  const stated = statedFacts([{ pageId: 1, url, seenAt: '', observations }]);
  return [...stated.values()].map(({ claim }) => claim);
}

/** Prices, services and ratings are counted apart from other figures. */
function factName({ kind, key }: { kind: string; key?: string | null | undefined }, value = '', label = ''): string {
  if (kind !== 'stat') return key ? key.replace(/:.*/, '') : kind;
  if (label === 'service') return 'service';
  if (label === 'price range' || isPriceText(value)) return 'price';
  return /\s(?:rating|reviews)$/.test(label) ? 'rating' : kind;
}
const nameOfFound = (fact: FoundFact): string =>
  fact.kind === 'stat' ? factName(fact, fact.data.value, fact.data.label) : factName(fact);
const nameOfLabel = (label: LabelledFact): string => factName(label, label.values[0], label.details?.[0]);

function scorePage(page: LabelledPage, found: readonly FoundFact[], counts: Map<string, Count>): string[] {
  const notes: string[] = [];
  const findCount = (name: string): Count => {
    const count = counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(name, count);
    return count;
  };
  const met = new Set<LabelledFact>();
  for (const fact of found) {
    const labels = page.facts.filter((label) => matches(label, fact));
    const label = labels.find((one) => !met.has(one)) ?? labels[0];
    if (label) met.add(label);
    if (label?.optional || (!label && !page.set.startsWith('offers') && isOffer(fact))) continue;
    const count = findCount(nameOfFound(fact));
    if (label) count.right += 1;
    else {
      count.wrong += 1;
      notes.push(`  wrong  ${nameOfFound(fact)}: ${JSON.stringify(fact.data)}`);
    }
  }
  for (const label of page.facts) {
    if (label.optional || met.has(label)) continue;
    findCount(nameOfLabel(label)).missed += 1;
    notes.push(`  missed ${nameOfLabel(label)}: ${[...label.values, ...(label.details ?? [])].join(' | ')}`);
  }
  return notes;
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(9);

/** A service, a price, or a rating with its source. */
const isOffer = (fact: FoundFact): boolean =>
  fact.kind === 'stat' &&
  (/^(?:service|price range)$|\s(?:rating|reviews)$/.test(fact.data.label) || isPriceText(fact.data.value));

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
  if (folder === undefined || (values.set !== undefined && !sets.some((set) => set === values.set))) {
    process.stderr.write('usage: npm run lab -- facts FOLDER [--set SET] [--misses]\n');
    process.exitCode = 2;
    return;
  }
  const labels = path.join(import.meta.dirname, '../../test/shared/domain/facts/labelled-facts.json');
  const all = JSON.parse(readFileSync(labels, 'utf8')) as LabelledPage[];
  const pages = all.filter(({ set }) => values.set === undefined || set === values.set);
  const present = pages.filter(({ file }) => existsSync(path.join(folder, file)));
  const counts = new Map<string, Count>();
  for (const page of present) {
    const notes = scorePage(page, readFacts(folder, page), counts);
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
