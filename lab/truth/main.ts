/**
 * Checks every statement about the pages of a folder against their HTML:
 *
 *   npm run lab -- truth FOLDER [--base URL] [--count N] [--skip N] [--examples N] [--json]
 *
 * Exits 1 when more than 2 % of the statements of a kind are false, or when a statement claims nothing that is checked. Of a kind with
 * fewer than a hundred uses, one may be false.
 */
import { parseArgs } from 'node:util';
import { loadPages } from './load-pages.ts';
import { printTally } from './print-tally.ts';
import { fails, tally } from './tally.ts';

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'https://www.example/' },
      count: { type: 'string', default: '100' },
      skip: { type: 'string', default: '0' },
      examples: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
      dump: { type: 'string' },
    },
  });
  const [folder] = positionals;
  const numbers = [values.count, values.skip, values.examples].map(Number);
  const [count = 0, skip = 0, examples = 0] = numbers;
  const base = URL.parse(values.base);
  if (
    folder === undefined ||
    base === null ||
    numbers.some((number) => !Number.isInteger(number) || number < 0) ||
    count < 1
  ) {
    process.stderr.write(
      'usage: npm run lab -- truth FOLDER [--base URL] [--count N] [--skip N] [--examples N] [--json]\n',
    );
    process.exitCode = 2;
    return;
  }
  const pages = loadPages(folder, { base, count, skip });
  if (pages.length === 0) throw new Error(`${folder} has no HTML pages`);
  const result = tally(pages);
  if (values.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else printTally(result, examples);
  if (fails(result)) process.exitCode = 1;
}

main();
