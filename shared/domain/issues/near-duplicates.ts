import { likeness, SAMPLE_VALUES } from './text-sample.ts';

/** Pages with this share of equal runs of words say the same, but for names and numbers. */
const NEAR_DUPLICATE_LIKENESS = 0.85;

/**
 * Locality-sensitive hashing (P. Indyk, R. Motwani, 1998): samples that agree in all values of a band are compared. Of pairs that
 * are 85 in 100 alike it misses one in 1,800.
 */
const BAND_VALUES = 6;
/** A template's pages share a band by the thousand: each is compared with the first ones of it. */
const COMPARED_OF_BAND = 24;
const PARTNERS_MAX = 10;

interface LikePair {
  readonly other: number;
  readonly likeness: number;
}

/** For each sample the others that are nearly the same, the likest first, up to ten. Its work is linear in the number of samples. */
export function nearDuplicates(samples: readonly (Uint16Array | null)[]): ReadonlyMap<number, readonly LikePair[]> {
  const pairs = new Map<number, LikePair[]>();
  const bands = new Map<string, number[]>();
  const add = (at: number, other: number, alike: number): void => {
    const known = pairs.get(at) ?? [];
    pairs.set(at, known);
    known.push({ other, likeness: alike });
  };
  for (const [at, sample] of samples.entries()) {
    if (sample === null) continue;
    const compared = new Set<number>();
    for (let band = 0; band + BAND_VALUES <= SAMPLE_VALUES; band += BAND_VALUES) {
      const key = String.fromCharCode(band, ...sample.subarray(band, band + BAND_VALUES));
      const members = bands.get(key);
      if (members === undefined) {
        bands.set(key, [at]);
        continue;
      }
      for (const other of members) compared.add(other);
      if (members.length < COMPARED_OF_BAND) members.push(at);
    }
    for (const other of compared) {
      const alike = likeness(sample, samples[other] ?? sample);
      if (alike < NEAR_DUPLICATE_LIKENESS) continue;
      add(at, other, alike);
      if ((pairs.get(other)?.length ?? 0) < PARTNERS_MAX) add(other, at, alike);
    }
  }
  for (const known of pairs.values()) {
    known.sort((a, b) => b.likeness - a.likeness || a.other - b.other);
    known.splice(PARTNERS_MAX);
  }
  return pairs;
}
