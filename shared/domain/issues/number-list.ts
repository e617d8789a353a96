type Numbers = Uint16Array | Uint32Array | Float64Array;

/** A list of numbers that grows, in an array of one type: a million pages have forty million links. */
export class NumberList<Kind extends Numbers> {
  #values: Kind;
  readonly #create: (length: number) => Kind;
  #length = 0;

  /** @param room - of so many numbers: a list that is as long in the end is never copied. */
  constructor(create: (length: number) => Kind, room = 1_024) {
    this.#create = create;
    this.#values = create(room);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    this.#makeRoom(1);
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** Sets the number at a place, which may be the next one. */
  put(place: number, value: number): void {
    if (place === this.#length) this.push(value);
    else this.#values[place] = value;
  }

  append(values: ArrayLike<number>): void {
    this.#makeRoom(values.length);
    this.#values.set(values, this.#length);
    this.#length += values.length;
  }

  at(place: number): number {
    return this.#values[place] ?? 0;
  }

  /** The numbers so far; a later one may be in another array. */
  values(): Kind {
    return this.#values.subarray(0, this.#length) as Kind;
  }

  #makeRoom(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#values.length) return;
    const larger = this.#create(Math.max(needed, Math.ceil(1.5 * this.#values.length)));
    larger.set(this.#values);
    this.#values = larger;
  }
}

export const wholeNumbers = (room?: number): NumberList<Uint32Array> =>
  new NumberList((length) => new Uint32Array(length), room);

/** Ids of links may be larger than 32 bits. */
export const largeNumbers = (): NumberList<Float64Array> => new NumberList((length) => new Float64Array(length));
