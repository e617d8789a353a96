/** Where a run of letters stands: in which text, and from which letter on. */
interface RunPlace {
  readonly text: number;
  readonly at: number;
}

/** A run that stands in more places than these is one of those that a page repeats. */
const PLACES_MAX = 8;
const base = 16_777_619;

/**
 * The places of runs of one length in several strings, in one walk over them: to search them for each run would cost their product on
 * a long page. Windows are compared by a number that moves with them (Rabin and Karp), and by their letters where it fits.
 */
export function findRuns(
  texts: readonly string[],
  runs: ReadonlySet<string>,
  length: number,
): ReadonlyMap<string, readonly RunPlace[]> {
  const places = new Map<string, RunPlace[]>();
  if (runs.size === 0) return places;
  const numbers = new Set([...runs].map((run) => hashLetters(run, run.length)));
  let highest = 1;
  for (let power = 0; power < length; power += 1) highest = Math.imul(highest, base);
  for (const [text, letters] of texts.entries()) {
    let number = hashLetters(letters, length);
    for (let at = 0; at + length <= letters.length; at += 1) {
      if (numbers.has(number)) note(letters.slice(at, at + length), { text, at });
      const leaves = Math.imul(letters.charCodeAt(at), highest);
      number = (Math.imul(number, base) + letters.charCodeAt(at + length) - leaves) | 0;
    }
  }
  return places;

  function note(run: string, place: RunPlace): void {
    if (!runs.has(run)) return;
    const known = places.get(run);
    if (known === undefined) places.set(run, [place]);
    else if (known.length < PLACES_MAX) known.push(place);
  }
}

function hashLetters(letters: string, length: number): number {
  let number = 0;
  for (let at = 0; at < Math.min(length, letters.length); at += 1)
    number = (Math.imul(number, base) + letters.charCodeAt(at)) | 0;
  return number;
}
