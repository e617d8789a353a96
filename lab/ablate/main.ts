/**
 * `npm run lab -- ablate <room> [--enough LINES] [--write FILE]`: what the absence of each rule of a room costs on the labelled sets. Rules
 * that find nothing in any case cost nothing; each other one is switched off for the cases in which it finds something, until so many
 * lines of checklists are lost.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { rules, switches, switchRules } from './switches.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'string' },
    enough: { type: 'string', default: '3' },
    cases: { type: 'string', default: '60' },
  },
});
const { measures } = await import('./measures.ts');
const room = measures[positionals[0] ?? ''];
if (room === undefined) {
  process.stderr.write(`usage: npm run lab -- ablate ${Object.keys(measures).join(' | ')} [--write FILE]\n`);
  process.exit(2);
}
switchRules(room.folders);
const cases = await room.cases();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The places of the lines that hold; none where the room cannot do without the rule. */
function heldLines(at: number): Set<number> {
  try {
    return new Set((cases[at]?.check() ?? []).flatMap(({ holds }, place) => (holds ? [place] : [])));
  } catch {
    return new Set();
  }
}

// Tables that are made at first use are made now, so that the second reading finds what a case finds.
for (const at of cases.keys()) heldLines(at);
const foundIn = new Map<string, number[]>();
const base = [...cases.keys()].map((at) => {
  switches.found.clear();
  const held = heldLines(at);
  for (const id of switches.found) foundIn.set(id, [...(foundIn.get(id) ?? []), at]);
  return held;
});

/** At most so many of them, from all parts of the list. */
const evenly = (all: readonly number[], max: number): number[] =>
  all.length <= max ? [...all] : Array.from({ length: max }, (_, at) => all[Math.floor((at * all.length) / max)] ?? 0);

interface Cost {
  id: string;
  kind: string;
  characters: number;
  cases: number;
  lost: number;
  won: number;
}

const costs: Cost[] = [];
const enough = Number(values.enough);
const startedAt = performance.now();
const rareFirst = [...rules.values()].toSorted(
  (a, b) => (foundIn.get(a.id)?.length ?? 0) - (foundIn.get(b.id)?.length ?? 0),
);
process.stderr.write(`read ${cases.length} cases twice, ${foundIn.size} of ${rules.size} rules find something\n`);
for (const { id, kind, characters } of rareFirst) {
  const reached = evenly(foundIn.get(id) ?? [], Number(values.cases));
  let [lost, won] = [0, 0];
  switches.off.add(id);
  for (const at of reached) {
    if (lost - won >= enough) break;
    const held = heldLines(at);
    const before = base[at] ?? new Set<number>();
    lost += before.difference(held).size;
    won += held.difference(before).size;
  }
  switches.off.clear();
  costs.push({ id, kind, characters, cases: reached.length, lost, won });
  if (costs.length % 200 === 0)
    process.stderr.write(
      `${costs.length} of ${rules.size}, ${Math.round((performance.now() - startedAt) / 1_000)} s\n`,
    );
}
const total = base.reduce((sum, held) => sum + held.size, 0);
const free = costs.filter(({ lost, won }) => lost <= won);
for (const { id, cases: reached, lost, won } of costs.toSorted((a, b) => a.lost - a.won - (b.lost - b.won)))
  say(`${lost - won} lost (${lost} - ${won}) in ${reached} cases: ${id}`);
say(
  `${costs.length} rules, ${total} expectations hold; ${free.length} rules cost nothing, ${free.filter((one) => one.cases === 0).length} of them find nothing`,
);
if (values.write) await writeFile(values.write, `${JSON.stringify({ costs }, null, 1)}\n`);
