/**
 * `npm run lab -- ablate <room> [--pages FOLDER] [--write FILE]`: what the absence of each rule of a room costs on the labelled sets that rules
 * have seen, and what costs nothing together. Sets that no rule has seen are the gate: they are read twice, at the beginning and at the end.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { MeasuredCase } from './cases/measured-case.ts';
import { countHeld } from './count-held.ts';
import { measures } from './measures.ts';
import { measureRules } from './rule-costs.ts';
import { switchOffTogether } from './switch-off-together.ts';
import { switches, switchRules } from './switches.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, write: { type: 'string' } },
});
const room = measures[positionals[0] ?? ''];
if (room === undefined) {
  process.stderr.write(
    `usage: npm run lab -- ablate ${Object.keys(measures).join(' | ')} [--pages FOLDER] [--write FILE]\n`,
  );
  process.exit(2);
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const report = (line: string): void => void process.stderr.write(`${line}\n`);

switchRules(room.folders);
const cases = await room.readCases(values.pages);
const seen = cases.filter(({ isSeen }) => isSeen);
const costs = measureRules(seen, report);
const sets = Map.groupBy(cases, ({ set }) => set);
const countSets = (): Map<string, number> => new Map([...sets].map(([set, own]) => [set, countHeld(own)]));
const before = countSets();
const off = switchOffTogether(costs, seen, report);
const after = countSets();

for (const { id, lost, won, cases: reached } of costs.toSorted((a, b) => a.lost - a.won - (b.lost - b.won)))
  say(`${lost - won} lost (${lost} - ${won}) in ${reached} cases: ${id}`);
const linesOf = (own: readonly MeasuredCase[]): number => own.reduce((sum, { check }) => sum + check().length, 0);
switches.off.clear();
for (const [set, own] of sets)
  say(`${set}: ${before.get(set)} of ${linesOf(own)} lines hold, ${after.get(set)} without the rules`);
say(`${off.length} of ${costs.length} rules cost nothing together`);
if (values.write) await writeFile(values.write, `${JSON.stringify({ costs, off }, null, 1)}\n`);
