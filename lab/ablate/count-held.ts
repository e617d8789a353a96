import type { MeasuredCase } from './cases/measured-case.ts';

/** The places of the lines that hold; none where the room cannot do without a rule. */
export function findHeld({ check }: MeasuredCase): Set<number> {
  try {
    return new Set(check().flatMap(({ holds }, place) => (holds ? [place] : [])));
  } catch {
    return new Set();
  }
}

export const countHeld = (cases: readonly MeasuredCase[]): number =>
  cases.reduce((sum, one) => sum + findHeld(one).size, 0);
