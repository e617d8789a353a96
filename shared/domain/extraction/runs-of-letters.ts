const base = 16_777_619;

/**
 * Those of the runs of one length that stand in one of the strings, in one walk over them: to search them for each run would cost their
 * product on a long page. Windows are compared by a number that moves with them (Rabin and Karp), and by their letters where it fits.
 */
export function findRuns(texts: readonly string[], runs: ReadonlySet<string>, length: number): ReadonlySet<string> {
  const found = new Set<string>();
  if (runs.size === 0) return found;
  const numbers = new Set([...runs].map((run) => hashLetters(run, run.length)));
  let highest = 1;
  for (let power = 0; power < length; power += 1) highest = Math.imul(highest, base);
  for (const letters of texts) {
    let number = hashLetters(letters, length);
    for (let at = 0; at + length <= letters.length; at += 1) {
      const window = numbers.has(number) ? letters.slice(at, at + length) : null;
      if (window !== null && runs.has(window)) found.add(window);
      const leaves = Math.imul(letters.charCodeAt(at), highest);
      number = (Math.imul(number, base) + letters.charCodeAt(at + length) - leaves) | 0;
    }
  }
  return found;
}

function hashLetters(letters: string, length: number): number {
  let number = 0;
  for (let at = 0; at < Math.min(length, letters.length); at += 1)
    number = (Math.imul(number, base) + letters.charCodeAt(at)) | 0;
  return number;
}
