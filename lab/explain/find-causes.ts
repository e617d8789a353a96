import { rules, switches } from '../ablate/switches.ts';

/** A rule without which more is gone reads everything, and says nothing of one line. */
const SHARE_MAX = 0.5;
const CAUSES_SHOWN = 8;

/**
 * Reads once more without each rule that found something, and says for each line which rules it rests on: those on which the fewest
 * lines rest first. Conditions are parts of rules.
 */
export function findCauses(read: () => readonly string[]): Map<string, string[]> {
  // Tables are made at the first reading.
  read();
  switches.found.clear();
  const lines = new Set(read());
  const causes = [...switches.found]
    .filter((id) => ['pattern', 'words', 'function'].includes(rules.get(id)?.kind ?? ''))
    .map((id) => ({ id, lines: findLost(id, lines, read) }));
  return new Map(
    [...lines].map((line) => [
      line,
      causes
        .filter((cause) => cause.lines.includes(line) && cause.lines.length <= Math.max(1, lines.size * SHARE_MAX))
        .toSorted((a, b) => a.lines.length - b.lines.length)
        .slice(0, CAUSES_SHOWN)
        .map(({ id }) => id),
    ]),
  );
}

function findLost(id: string, lines: ReadonlySet<string>, read: () => readonly string[]): string[] {
  switches.off.add(id);
  try {
    return [...lines.difference(new Set(read()))];
  } catch {
    // The room cannot do without it.
    return [];
  } finally {
    switches.off.delete(id);
  }
}
