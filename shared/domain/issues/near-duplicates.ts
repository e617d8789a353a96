import { NumberList, wholeNumbers } from './number-list.ts';
import { likeness, SAMPLE_VALUES } from './text-sample.ts';

/** Pages with this share of equal runs of words say the same, but for names and numbers. */
const NEAR_DUPLICATE_LIKENESS = 0.85;

/**
 * Locality-sensitive hashing (P. Indyk, R. Motwani, 1998): samples that agree in all values of a band are compared. Of pairs that
 * are 85 in 100 alike it misses one in 1,800.
 */
const BAND_VALUES = 6;
const BANDS = SAMPLE_VALUES / BAND_VALUES;
/** A template's pages share a band by the thousand: each is compared with the first ones of it. */
const COMPARED_OF_BAND = 24;
const PARTNERS_MAX = 10;

export interface LikePair {
  readonly other: number;
  readonly likeness: number;
}

/** Samples of what pages say, one behind the other in numbers alone, and which of them are nearly the same. */
export class NearDuplicates {
  readonly #values: NumberList<Uint16Array>;
  readonly #ids = wholeNumbers();
  #partners: Partners | null = null;

  /** @param samplesMax - that may come: a million of them take 170 MB, and are not copied then. */
  constructor(samplesMax = 12) {
    this.#values = new NumberList((length) => new Uint16Array(length), samplesMax * SAMPLE_VALUES);
  }

  /** @param id - by which the text is named in pairs; each one later is greater. */
  add(id: number, sample: Uint16Array): void {
    this.#ids.push(id);
    this.#values.append(sample);
  }

  /**
   * For each one the others that are nearly the same, the likest first, up to ten, when all were added. Its work is linear in their number.
   * @param from - an id: of those from it to before another.
   */
  list(from = 0, to = Number.POSITIVE_INFINITY): ReadonlyMap<number, readonly LikePair[]> {
    this.#partners ??= this.#findPartners();
    const pairs = new Map<number, readonly LikePair[]>();
    for (let at = 0; at < this.#ids.length; at += 1) {
      const id = this.#ids.at(at);
      if (id < from || id >= to) continue;
      const found = this.#partners
        .list(at)
        .map(({ other, likeness: alike }) => ({ other: this.#ids.at(other), likeness: alike }));
      if (found.length > 0) pairs.set(id, found);
    }
    return pairs;
  }

  #findPartners(): Partners {
    const values = this.#values.values();
    const sampleAt = (at: number): Uint16Array => values.subarray(at * SAMPLE_VALUES, (at + 1) * SAMPLE_VALUES);
    const partners = new Partners(this.#ids.length);
    const bands = new Bands(values);
    for (let at = 0; at < this.#ids.length; at += 1) {
      const sample = sampleAt(at);
      const compared = new Set<number>();
      for (let band = 0; band < BANDS; band += 1) for (const other of bands.join(at, band)) compared.add(other);
      const alike = [...compared]
        .map((other) => ({ other, likeness: likeness(sample, sampleAt(other)) }))
        .filter((pair) => pair.likeness >= NEAR_DUPLICATE_LIKENESS);
      for (const pair of sortPairs(alike)) partners.add(at, pair);
      for (const { other, likeness: likely } of alike) partners.add(other, { other: at, likeness: likely });
    }
    return partners;
  }
}

const sortPairs = (pairs: LikePair[]): LikePair[] =>
  pairs.toSorted((a, b) => b.likeness - a.likeness || a.other - b.other);

/** The first partners of each sample, in numbers alone: of a template's million pages all have ten. */
class Partners {
  readonly #counts: Uint8Array;
  readonly #others: Uint32Array;
  /** As values that are equal. */
  readonly #equal: Uint8Array;

  constructor(samples: number) {
    this.#counts = new Uint8Array(samples);
    this.#others = new Uint32Array(samples * PARTNERS_MAX);
    this.#equal = new Uint8Array(samples * PARTNERS_MAX);
  }

  /** Adds one unless there are ten. */
  add(at: number, pair: LikePair): void {
    const count = this.#counts[at] ?? 0;
    if (count === PARTNERS_MAX) return;
    this.#others[at * PARTNERS_MAX + count] = pair.other;
    this.#equal[at * PARTNERS_MAX + count] = Math.round(pair.likeness * SAMPLE_VALUES);
    this.#counts[at] = count + 1;
  }

  list(at: number): LikePair[] {
    return sortPairs(
      Array.from({ length: this.#counts[at] ?? 0 }, (_, place) => {
        const of = at * PARTNERS_MAX + place;
        return { other: this.#others[of] ?? 0, likeness: (this.#equal[of] ?? 0) / SAMPLE_VALUES };
      }),
    );
  }
}

/** The first samples of each band, in a table of numbers: a million samples have more bands than a `Map` takes. */
class Bands {
  readonly #values: Uint16Array;
  /** By the hash of a band, the latest place there; by place, the one before. A place is a sample's number times the bands, and one. */
  readonly #latest: Int32Array;
  readonly #before: Int32Array;

  constructor(values: Uint16Array) {
    this.#values = values;
    const places = values.length / BAND_VALUES + 1;
    this.#latest = new Int32Array(2 ** Math.ceil(Math.log2(places + 1)));
    this.#before = new Int32Array(places);
  }

  /** Lists the members of the band that the sample has, and adds it unless there are enough of them. */
  join(at: number, band: number): number[] {
    const slot = this.#hash(at, band) & (this.#latest.length - 1);
    const members: number[] = [];
    for (let place = this.#latest[slot] ?? 0; place > 0; place = this.#before[place] ?? 0) {
      const other = Math.floor((place - 1) / BANDS);
      if ((place - 1) % BANDS === band && this.#isSameBand(at, other, band)) members.push(other);
    }
    if (members.length < COMPARED_OF_BAND) {
      const place = at * BANDS + band + 1;
      this.#before[place] = this.#latest[slot] ?? 0;
      this.#latest[slot] = place;
    }
    return members.reverse();
  }

  #hash(at: number, band: number): number {
    const begin = at * SAMPLE_VALUES + band * BAND_VALUES;
    let hash = band + 1;
    for (let value = 0; value < BAND_VALUES; value += 1)
      hash = Math.imul(hash ^ (this.#values[begin + value] ?? 0), 0x5bd1e995) ^ (hash >>> 15);
    return hash ^ (hash >>> 13);
  }

  #isSameBand(at: number, other: number, band: number): boolean {
    const [a, b] = [at * SAMPLE_VALUES + band * BAND_VALUES, other * SAMPLE_VALUES + band * BAND_VALUES];
    for (let value = 0; value < BAND_VALUES; value += 1)
      if (this.#values[a + value] !== this.#values[b + value]) return false;
    return true;
  }
}
