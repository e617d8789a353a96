/** The share of mutants that a test notices, by folder of `shared/domain`. */
import path from 'node:path';
import Table from 'cli-table3';

/** Of the report that Stryker keeps of a folder, what is read here. */
export interface FolderReport {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>;
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);

const fileFolder = (file: string): string => file.split(path.sep).slice(0, 3).join('/');

function scoreRow({ files }: FolderReport): (string | number)[] {
  const mutated = Object.entries(files).filter(([, { mutants }]) => mutants.length > 0);
  const statuses = mutated.flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => NOTICED.has(status)).length;
  const survived = statuses.filter((status) => status === 'Survived').length;
  const uncovered = statuses.filter((status) => status === 'NoCoverage').length;
  const mutants = noticed + survived + uncovered;
  const score = mutants === 0 ? '' : `${((100 * noticed) / mutants).toFixed(1)} %`;
  return [fileFolder(mutated[0]?.[0] ?? ''), mutated.length, mutants, noticed, survived, uncovered, score];
}

/** Prints what is known of every folder, of this run and of earlier ones. */
export function printScores(reports: readonly FolderReport[]): void {
  const head = ['folder', 'files', 'mutants', 'noticed', 'survived', 'no test', 'score'];
  const table = new Table({ head, style: { head: [], border: [] } });
  for (const report of reports) table.push(scoreRow(report));
  process.stdout.write(`\n${table.toString()}\n`);
}
