import type { MeasuredCase } from './cases/measured-case.ts';
import { countHeld } from './count-held.ts';
import type { RuleCost } from './rule-costs.ts';
import { switches } from './switches.ts';

/** Of more cases than these each attempt reads one of so many. */
const CASES_MAX = 300;
const ONE_OF = 3;
/** Lines that the rules of one file may lose together, where some cases are read; none where all are. */
const LOST_OF_FILE_MAX = 2;

/**
 * Switches off what costs nothing alone as long as nothing is lost together: file by file, and where too much is lost, half by half down to
 * the rule that has to stay. The switches stay off. @returns the rules that are off.
 */
export function switchOffTogether(
  costs: readonly RuleCost[],
  cases: readonly MeasuredCase[],
  report: (line: string) => void,
): string[] {
  const isLarge = cases.length > CASES_MAX;
  const sample = cases.filter((_, at) => !isLarge || at % ONE_OF === 0);
  const before = countHeld(sample);
  let held = before;
  const attempt = (ids: readonly string[], lostMax: number): void => {
    for (const id of ids) switches.off.add(id);
    const now = countHeld(sample);
    if (held - now <= lostMax) {
      held = now;
      return;
    }
    for (const id of ids) switches.off.delete(id);
    if (ids.length < 2) return;
    const middle = ids.length >> 1;
    for (const half of [ids.slice(0, middle), ids.slice(middle)]) attempt(half, lostMax >> 1);
  };
  const free = costs.filter(({ lost, won }) => lost <= won);
  for (const [file, rules] of Map.groupBy(free, ({ id }) => id.split(':')[0] ?? '')) {
    attempt(
      rules.toSorted((a, b) => a.cases - b.cases).map(({ id }) => id),
      isLarge ? LOST_OF_FILE_MAX : 0,
    );
    report(`${file}: ${switches.off.size} rules are off, ${held} of ${before} lines hold`);
  }
  return [...switches.off];
}
