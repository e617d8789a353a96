import { hashKey, KeyNumbers } from '../urls/key-numbers.ts';
import type { KnownUrl } from './known-url.ts';
import { wholeNumbers } from './number-list.ts';

/** Read as a `Map` by key or a store of URLs. */
export interface ByKey<Value> extends Iterable<readonly [string, Value]> {
  readonly size: number;
  get(key: string): Value | undefined;
  has(key: string): boolean;
  values(): Iterable<Value>;
}

type StoredUrl = Pick<KnownUrl, 'url' | 'finalUrl' | 'foundOn'>;

const CHUNK_BYTES = 2 ** 20;
/** URLs that are kept as they are besides: all of a small site. */
const READY_MAX = 20_000;

/**
 * URLs by key, in some hundred bytes each: a large site has a million of them. Their letters stand in arrays of bytes; what else is known of
 * most of them is the same.
 */
export class UrlStore<Known extends StoredUrl> implements ByKey<Known> {
  readonly #numbers = new KeyNumbers();
  readonly #chunks: Buffer[] = [];
  /** Bytes of the last one that are taken. */
  #taken = CHUNK_BYTES;
  /** By the number of a key: where its bytes are, how many its URL and its source have, where among them the key is, and what else is known. */
  readonly #begins = wholeNumbers();
  readonly #urlBytes = wholeNumbers();
  readonly #sourceBytes = wholeNumbers();
  readonly #keyBegins = wholeNumbers();
  readonly #keyBytes = wholeNumbers();
  readonly #kinds = wholeNumbers();
  readonly #restsByKind: { readonly isFinal: boolean; readonly rest: object }[] = [];
  readonly #kindByRest = new Map<string, number>();
  readonly #ready = new Map<number, Known>();

  get size(): number {
    return this.#numbers.size;
  }

  has(key: string): boolean {
    return this.#numbers.has(key);
  }

  /** How many URLs were there before this one; -1 where it is not there. */
  placeAt(key: string): number {
    return this.#numbers.find(hashKey(key));
  }

  get(key: string): Known | undefined {
    const at = this.placeAt(key);
    if (at < 0) return undefined;
    const known = this.#ready.get(at) ?? this.#unpack(at);
    this.#keepReady(at, known);
    return known;
  }

  set(key: string, known: Known): void {
    const at = this.#numbers.add(hashKey(key));
    const { url, finalUrl, foundOn, ...rest } = known;
    const begin = this.#makeRoom(3 * (url.length + (foundOn?.length ?? 0) + key.length));
    const urlBytes = this.#append(url);
    const sourceBytes = this.#append(foundOn ?? '');
    // Most keys are a part of their URLs.
    const place = urlBytes === url.length ? url.indexOf(key) : -1;
    this.#begins.put(at, begin);
    this.#urlBytes.put(at, urlBytes);
    this.#sourceBytes.put(at, sourceBytes);
    this.#keyBegins.put(at, place < 0 ? urlBytes + sourceBytes : place);
    this.#keyBytes.put(at, place < 0 ? this.#append(key) : key.length);
    this.#kinds.put(at, this.#kindOf(finalUrl === url, finalUrl === url ? rest : { ...rest, finalUrl }));
    this.#keepReady(at, known);
  }

  *values(): Generator<Known> {
    for (let at = 0; at < this.size; at += 1) yield this.#unpack(at);
  }

  *[Symbol.iterator](): Generator<readonly [string, Known]> {
    for (let at = 0; at < this.size; at += 1)
      yield [this.#read(at, this.#keyBegins.at(at), this.#keyBytes.at(at)), this.#unpack(at)];
  }

  #unpack(at: number): Known {
    const url = this.#read(at, 0, this.#urlBytes.at(at));
    const sourceBytes = this.#sourceBytes.at(at);
    const foundOn = sourceBytes === 0 ? null : this.#read(at, this.#urlBytes.at(at), sourceBytes);
    const { isFinal, rest } = this.#restsByKind[this.#kinds.at(at)] ?? { isFinal: true, rest: {} };
    return { url, ...(isFinal ? { finalUrl: url } : {}), foundOn, ...rest } as Known;
  }

  #kindOf(isFinal: boolean, rest: object): number {
    const name = `${isFinal} ${JSON.stringify(rest)}`;
    const known = this.#kindByRest.get(name);
    if (known !== undefined) return known;
    this.#kindByRest.set(name, this.#restsByKind.length);
    return this.#restsByKind.push({ isFinal, rest }) - 1;
  }

  #keepReady(at: number, known: Known): void {
    if (this.#ready.size >= READY_MAX && !this.#ready.has(at)) this.#ready.clear();
    this.#ready.set(at, known);
  }

  #read(at: number, from: number, bytes: number): string {
    const begin = this.#begins.at(at);
    const chunk = this.#chunks[Math.floor(begin / CHUNK_BYTES)];
    const first = (begin % CHUNK_BYTES) + from;
    return chunk?.toString('utf8', first, first + bytes) ?? '';
  }

  /** Makes room for so many bytes one behind the other. Returns where they begin. */
  #makeRoom(bytes: number): number {
    if (this.#taken + bytes > CHUNK_BYTES) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(bytes, CHUNK_BYTES)));
      this.#taken = 0;
    }
    return (this.#chunks.length - 1) * CHUNK_BYTES + this.#taken;
  }

  #append(letters: string): number {
    const bytes = this.#chunks.at(-1)?.write(letters, this.#taken) ?? 0;
    this.#taken += bytes;
    return bytes;
  }
}

/** Addresses by key, of which the first one counts: the sitemaps of a large site name a million of them. */
export class AddressStore implements ByKey<string> {
  readonly #urls = new UrlStore<StoredUrl>();

  constructor(entries: Iterable<readonly [key: string, url: string]>) {
    for (const [key, url] of entries)
      if (!this.#urls.has(key)) this.#urls.set(key, { url, finalUrl: url, foundOn: null });
  }

  get size(): number {
    return this.#urls.size;
  }

  has(key: string): boolean {
    return this.#urls.has(key);
  }

  get(key: string): string | undefined {
    return this.#urls.get(key)?.url;
  }

  *values(): Generator<string> {
    for (const { url } of this.#urls.values()) yield url;
  }

  *[Symbol.iterator](): Generator<readonly [string, string]> {
    for (const [key, { url }] of this.#urls) yield [key, url];
  }
}
