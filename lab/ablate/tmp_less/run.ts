import { appendFileSync } from 'node:fs';
import { findHeld } from '../count-held.ts';
import { measures } from '../measures.ts';
import { rules, switches, switchRules } from '../switches.ts';
const room = measures[process.argv[2]!]!;
const MAX = Number(process.argv[3]); const out = process.argv[4]!;
switchRules(room.folders);
const cases = await room.readCases(undefined);
for (const one of cases) findHeld(one);
const makes = new Set(switches.found);
const foundIn = new Map<string, { one: (typeof cases)[0]; held: Set<number> }[]>();
for (const one of cases) {
  switches.found.clear();
  const held = findHeld(one);
  for (const id of switches.found) { if (!foundIn.has(id)) foundIn.set(id, []); foundIn.get(id)!.push({ one, held }); }
}
const take = <T>(all: T[]): T[] => all.length <= MAX ? all : all.filter((_, at) => Math.floor((at * MAX) / all.length) !== Math.floor(((at - 1) * MAX) / all.length));
for (const rule of rules.values()) {
  const reached = foundIn.get(rule.id) ?? [];
  let [lost, won, of] = [0, 0, 0]; const sets: Record<string, number> = {};
  switches.off.add(rule.id);
  for (const { one, held } of take(reached)) {
    const now = findHeld(one); of++;
    const l = held.difference(now).size; const w = now.difference(held).size;
    lost += l; won += w; if (l - w) sets[one.set] = (sets[one.set] ?? 0) + l - w;
    if (lost - won >= 4) break;
  }
  switches.off.delete(rule.id);
  appendFileSync(out, `${lost - won}\t${reached.length}\t${of}\t${rule.kind}\t${rule.characters}\t${makes.has(rule.id) && !reached.length ? 'T' : ''}\t${rule.id}\t${JSON.stringify(sets)}\n`);
}
appendFileSync(out, 'END\n');
