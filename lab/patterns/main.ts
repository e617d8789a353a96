/**
 * Writes `verdicts.json`: how long each regular expression of the product can take, as `recheck` decides it.
 *
 *   npm run lab -- patterns             patterns that have no line yet, or an undecided one; lines of patterns that are gone are removed
 *   npm run lab -- patterns --all    every pattern from nothing; fails where a line says something else
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { checkPatterns } from './check-pattern.ts';
import { collectPatterns } from './collect-patterns.ts';
import { type Line, readLedger, type Verdict, writeLedger } from './ledger.ts';
import { written } from './pattern.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { written: literals, built, unreached } = await collectPatterns('all');
// `npm test` looks up what few samples build; of one place they are other representatives.
const { built: builtByFew } = await collectPatterns('few');
const known = readLedger();
const patterns = new Map([...literals, ...built, ...builtByFew]);
const isOpen = (id: string): boolean => all || (known.get(id)?.verdict ?? 'undecided') === 'undecided';
const open = [...patterns].filter(([id]) => isOpen(id)).map(([id, pattern]) => ({ id, ...pattern }));
say(
  `${literals.size} patterns are written and ${patterns.size - literals.size} more are built; ${open.length} to check`,
);
const verdicts = new Map<string, Verdict>();
const linesNow = (): Map<string, Line> =>
  new Map(
    [...patterns.keys()].flatMap((id): [string, Line][] => {
      const verdict = verdicts.get(id) ?? (all ? undefined : known.get(id)?.verdict);
      return verdict === undefined ? [] : [[id, { verdict, isBuilt: !literals.has(id) }]];
    }),
  );
await checkPatterns(open, {
  atOnce: availableParallelism(),
  onChecked: ({ id, verdict }) => {
    verdicts.set(id, verdict);
    if (verdicts.size % 100 !== 0) return;
    say(`${verdicts.size} of ${open.length}`);
    // Verdicts are kept when the run is ended.
    if (!all) writeLedger(linesNow());
  },
});
const lines = linesNow();
writeLedger(lines);

for (const place of unreached) say(`no sample builds the pattern at ${place}`);
const refused = [...patterns].filter(([id]) => lines.get(id)?.verdict !== 'linear');
for (const [id, pattern] of refused) say(`${lines.get(id)?.verdict}: ${pattern.at.join(' ')} ${written(pattern)}`);
const forged = all ? [...known].filter(([id, { verdict }]) => lines.has(id) && lines.get(id)?.verdict !== verdict) : [];
for (const [id, { verdict }] of forged) say(`the line of ${id} said ${verdict}, not ${lines.get(id)?.verdict}`);
say(`${lines.size} patterns, ${refused.length} not linear or not decided`);
process.exit(forged.length === 0 && unreached.length === 0 ? 0 : 1);
