import { isFailing, type KindTally, type Tally } from './tally.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const percent = ({ uses, faults }: KindTally): string => `${((100 * faults.length) / uses).toFixed(1)} %`;

function printTable(title: string, tallies: readonly KindTally[], examples: number): void {
  const uses = tallies.reduce((sum, kind) => sum + kind.uses, 0);
  const faults = tallies.reduce((sum, kind) => sum + kind.faults.length, 0);
  print(`\n| ${title} | uses | false | share |\n|---|---|---|---|`);
  for (const kind of tallies)
    print(`| ${kind.kind}${isFailing(kind) ? ' **' : ''} | ${kind.uses} | ${kind.faults.length} | ${percent(kind)} |`);
  print(`| all | ${uses} | ${faults} | ${((100 * faults) / Math.max(1, uses)).toFixed(2)} % |`);
  for (const kind of tallies.filter((one) => one.faults.length > 0)) {
    for (const { file, text, fault, source } of kind.faults.slice(0, examples))
      print(`\n${kind.kind} (${source}) in ${file}\n  says: ${text.slice(0, 400)}\n  but: ${fault.slice(0, 300)}`);
  }
}

/** Prints the share of false statements by kind, the worst first, with examples. */
export function printTally({ pages, ungraded, kinds, sources, unchecked }: Tally, examples: number): void {
  print(`${pages} pages, ${ungraded} of them not graded`);
  printTable('claim', kinds, examples);
  printTable('statement', sources, 0);
  if (unchecked.length > 0) printTable('not checked', unchecked, Math.min(1, examples));
}
