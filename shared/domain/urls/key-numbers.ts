/** Keys are distinguished by 64 bits of a hash: two keys of a million share it once in 30 million sites. */
export type KeyHash = readonly [high: number, low: number];

/** Hashes a key twice, with a finalizer of MurmurHash3 over both. */
export function hashKey(key: string): KeyHash {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < key.length; at += 1) {
    const letter = key.charCodeAt(at);
    high = Math.imul(high ^ letter, 0x9e3779b1);
    low = Math.imul(low ^ letter, 0x5f356495);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  const mixedLow = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 0xc2b2ae35);
  return [mixedHigh >>> 0, mixedLow >>> 0];
}

/** Numbers keys in the order in which they come, without the keys: a million of them take 16 MB. */
export class KeyNumbers {
  #size = 0;
  #highs = new Uint32Array(512);
  #lows = new Uint32Array(512);
  /** By a part of the hash, the number of a key and one; 0 where there is none. At most half of it is taken. */
  #slots = new Uint32Array(1_024);

  get size(): number {
    return this.#size;
  }

  has(key: string): boolean {
    return this.find(hashKey(key)) >= 0;
  }

  /** The number of a key; -1 where it has none. */
  find(hash: KeyHash): number {
    return (this.#slots[this.#slotOf(hash)] ?? 0) - 1;
  }

  /** The number of a key, which is the next one where it has none. */
  add([high, low]: KeyHash): number {
    const slot = this.#slotOf([high, low]);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    if (this.#size === this.#highs.length) this.#grow();
    this.#highs[this.#size] = high;
    this.#lows[this.#size] = low;
    this.#size += 1;
    this.#slots[this.#slotOf([high, low])] = this.#size;
    return this.#size - 1;
  }

  #slotOf([high, low]: KeyHash): number {
    const last = this.#slots.length - 1;
    for (let slot = low & last; ; slot = (slot + 1) & last) {
      const at = (this.#slots[slot] ?? 0) - 1;
      if (at < 0 || (this.#lows[at] === low && this.#highs[at] === high)) return slot;
    }
  }

  #grow(): void {
    const double = (numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
      const larger = new Uint32Array(2 * numbers.length);
      larger.set(numbers);
      return larger;
    };
    this.#highs = double(this.#highs);
    this.#lows = double(this.#lows);
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let at = 0; at < this.#size; at += 1) {
      const hash: KeyHash = [this.#highs[at] ?? 0, this.#lows[at] ?? 0];
      this.#slots[this.#slotOf(hash)] = at + 1;
    }
  }
}
