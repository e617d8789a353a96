import type { Rule } from './add-switches.ts';
import type { MeasuredCase } from './cases/measured-case.ts';
import { findHeld } from './count-held.ts';
import { rules, switches } from './switches.ts';

export interface RuleCost extends Rule {
  /** In how many cases it finds something. */
  cases: number;
  /** Lines of checklists that its absence loses and wins. */
  lost: number;
  won: number;
}

/** A rule that loses so many lines earns its place: the cases that are left are not read. */
const ENOUGH_LINES = 3;
/** Of a rule that finds something in more cases, as many from all parts of the list are read. */
const CASES_MAX = 60;

const takeEvenly = <Item>(all: readonly Item[]): Item[] =>
  all.length <= CASES_MAX
    ? [...all]
    : all.filter(
        (_, at) => Math.floor((at * CASES_MAX) / all.length) !== Math.floor(((at - 1) * CASES_MAX) / all.length),
      );

/** Measures the absence of each rule by itself. Two rules that find the same cost nothing alone, and much together. */
export function measureRules(cases: readonly MeasuredCase[], report: (line: string) => void): RuleCost[] {
  // Tables are made at first use. A rule that makes one and finds nothing later is no rule of the text.
  for (const one of cases) findHeld(one);
  const makesTables = new Set(switches.found);
  const foundIn = new Map<string, { one: MeasuredCase; held: Set<number> }[]>();
  for (const one of cases) {
    switches.found.clear();
    const held = findHeld(one);
    for (const id of switches.found) foundIn.set(id, [...(foundIn.get(id) ?? []), { one, held }]);
  }
  const costs: RuleCost[] = [];
  for (const rule of rules.values()) {
    const reached = foundIn.get(rule.id) ?? [];
    if (reached.length === 0 && makesTables.has(rule.id)) continue;
    let [lost, won] = [0, 0];
    switches.off.add(rule.id);
    for (const { one, held } of takeEvenly(reached)) {
      const now = findHeld(one);
      lost += held.difference(now).size;
      won += now.difference(held).size;
      if (lost - won >= ENOUGH_LINES) break;
    }
    switches.off.delete(rule.id);
    costs.push({ ...rule, cases: reached.length, lost, won });
    if (costs.length % 100 === 0) report(`${costs.length} of ${rules.size} rules`);
  }
  return costs;
}
