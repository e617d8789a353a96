import { hashText } from '../language/compared-words.ts';

/**
 * A sample of a text by which near-duplicates are found: MinHash over runs of words (A. Broder, "On the resemblance and containment
 * of documents", 1997), of whose values 16 bits each are kept (P. Li, A. C. König, "b-Bit Minwise Hashing", 2010).
 */

/** Words of a run. Broder takes four to ten. */
const RUN_WORDS = 5;
/** Values of a sample: the share of equal runs is estimated to 4 in 100 (standard deviation, at 85 in 100). */
export const SAMPLE_VALUES = 84;
/** A shorter text has too few runs to compare. */
const WORDS_MIN = 60;
const RUNS_MAX = 20_000;
const HIGHEST_BIT = 0x80000000;

/** The sample of a text; null when it is too short. */
export function sampleText(words: readonly string[]): Uint16Array | null {
  if (words.length < WORDS_MIN) return null;
  const runs = runHashes(words);
  const sample = new Uint16Array(SAMPLE_VALUES);
  for (let at = 0; at < SAMPLE_VALUES; at += 1) sample[at] = leastPermuted(runs, at) & 0xffff;
  return sample;
}

/** The share of runs of words that two samples have in common, estimated. */
export function likeness(a: Uint16Array, b: Uint16Array): number {
  let equal = 0;
  for (let at = 0; at < SAMPLE_VALUES; at += 1) if (a[at] === b[at]) equal += 1;
  return equal / SAMPLE_VALUES;
}

export function encodeSample(sample: Uint16Array): string {
  return Buffer.from(Uint8Array.from(sample, (value) => value & 0xff))
    .toString('base64')
    .concat('.', Buffer.from(Uint8Array.from(sample, (value) => value >>> 8)).toString('base64'));
}

export function decodeSample(text: string): Uint16Array {
  const [low = '', high = ''] = text.split('.').map((half) => Buffer.from(half, 'base64'));
  return Uint16Array.from({ length: SAMPLE_VALUES }, (_, at) => Number(low[at] ?? 0) | (Number(high[at] ?? 0) << 8));
}

function runHashes(words: readonly string[]): Int32Array {
  const hashes = words.map((text) => hashText(text));
  const runs = new Set<number>();
  for (let from = 0; from + RUN_WORDS <= hashes.length && runs.size < RUNS_MAX; from += 1) {
    let run = 0x9e3779b9;
    for (let at = from; at < from + RUN_WORDS; at += 1)
      run = Math.imul(run ^ (hashes[at] ?? 0), 0x85ebca6b) ^ (run >>> 13);
    runs.add(run | 0);
  }
  // `Int32Array.from` asks a set for each of its values, which takes several times as long.
  const list = new Int32Array(runs.size);
  let at = 0;
  for (const run of runs) {
    list[at] = run;
    at += 1;
  }
  return list;
}

/**
 * The least of the runs in a different order of all numbers of 32 bits for each place (the finalizer of MurmurHash3, seeded). Signed
 * numbers are compared with their highest bit turned, which is the order of unsigned ones: those are no small integers.
 */
function leastPermuted(runs: Int32Array, place: number): number {
  const seed = Math.imul(place + 1, 0x9e3779b1);
  let least = 0x7fffffff;
  for (let at = 0; at < runs.length; at += 1) {
    let value = (runs[at] ?? 0) ^ seed;
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
    value = value ^ (value >>> 16) ^ HIGHEST_BIT;
    if (value < least) least = value;
  }
  return (least ^ HIGHEST_BIT) >>> 0;
}
