/**
 * Compares the kinds of pages with labels that were set by reading the pages:
 *
 *   npm run lab -- page-kinds FOLDER… [--set SET] [--wrong]
 *
 * A folder holds checkouts of the public repositories that the sets of `test/corpora/page-kinds` name, each as `OWNER+NAME`. Pages that no
 * folder has are left out and counted. Exits with 1 where less pages of a set than its floor says are of the right kind.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import type { DetectedPageKind } from '../../shared/domain/pages/page-kind/page-kinds.ts';
import { type PageKindCase, pageKindCaseShape } from '../../test/corpora/page-kinds/page-kind-case.ts';
import { type LabelledSet, readSets } from '../../test/corpora/sets.ts';
import { loadPage } from '../truth/load-pages.ts';

interface Result extends PageKindCase {
  readonly detected: DetectedPageKind;
}

const base = new URL('https://www.example/');
const isRight = ({ kinds, detected }: Result): boolean => kinds.includes(detected.kind);

function detect(page: PageKindCase, folders: readonly string[]): Result[] {
  const { file = '' } = page;
  const folder = folders.find((one) => existsSync(path.join(one, file)));
  if (folder === undefined) return [];
  const { html, url } = loadPage(folder, file, base);
  return [{ ...page, detected: extractPage({ html, url: page.url ?? url.href }).signals.kind }];
}

function scoreSet(set: LabelledSet<PageKindCase>, folders: readonly string[], showsWrong: boolean): void {
  const results = set.cases.flatMap((page) => detect(page, folders));
  if (results.length === 0) throw new Error(`No page of ${set.name} is in these folders.`);
  const row = (kind: string, some: readonly Result[]): string => {
    const right = some.filter(isRight).length;
    return `| ${kind} | ${right} of ${some.length} (${Math.round((100 * right) / some.length)} %) |`;
  };
  const byKind = [...Map.groupBy(results, ({ kinds }) => kinds[0] ?? '')].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = [...byKind.map(([kind, some]) => row(kind, some)), row('all', results)];
  process.stdout.write(
    `${set.name}, ${results.length} of ${set.cases.length} pages, floor ${set.floor}\n\n| kind | right |\n|---|---|\n${rows.join('\n')}\n\n`,
  );
  for (const { kinds, detected, file } of showsWrong ? results.filter((result) => !isRight(result)) : [])
    process.stdout.write(
      `${kinds.join('|')} => ${detected.kind} ${file}\n  ${detected.evidence.map(renderEnglish).join(' ')}\n`,
    );
  if (results.filter(isRight).length < set.floor * results.length) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { set: { type: 'string' }, wrong: { type: 'boolean', default: false } },
});
const sets = readSets('page-kinds', pageKindCaseShape).filter(({ measured_by }) => measured_by !== undefined);
const asked = sets.filter(({ name }) => name === (values.set ?? name));
if (positionals.length === 0 || asked.length === 0) {
  const names = sets.map(({ name }) => name).join(' | ');
  process.stderr.write(`usage: npm run lab -- page-kinds FOLDER… [--set ${names}] [--wrong]\n`);
  process.exitCode = 2;
} else for (const set of asked) scoreSet(set, positionals, values.wrong);
