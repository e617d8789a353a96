import { isPageExtension } from '../crawling/file-extensions.ts';
import type { AuditedPage, CheckedUrl } from './audited-page.ts';
import { isUnknown, isWrong, unknownResult } from './checks.ts';
import type { SpellingProbe } from './spelling-probes.ts';
import type { WrongAddress } from './whole-site.ts';

/** Of a host that is no part of the site, a crawl requests so many addresses. */
const OF_HOST_MAX = 50;
/** Distinct addresses that are kept while a site is audited, some 200 bytes each. */
export const NAMED_MAX = 50_000;

/** Addresses of the site's pages: one that redirects, or has the page, is an issue as well. */
export const kindsOfPages: ReadonlySet<CheckedUrl['kind']> = new Set(['spelling', 'reference', 'probe', 'copy']);

export interface ToCheck extends Pick<CheckedUrl, 'url' | 'kind'> {
  /** Of a probe: the text of the page. */
  readonly contentHash?: string;
}

/** An address with the latest result that is known of it, and when it was requested last. */
export interface KnownCheck extends CheckedUrl {
  readonly checkedAt: string;
}

/** Distinct addresses that are no pages of the site. */
export interface CheckCounts {
  /** That its pages name. */
  readonly named: number;
  /** That this crawl requested. */
  readonly checked: number;
  /** With a result, of this crawl or of one before. */
  readonly known: number;
  /** That no crawl has requested yet. */
  readonly left: number;
  /** Not judged, because no other host at all was found. */
  readonly unjudged: number;
}

/** An address that a page names. */
export type NamedByPage = readonly [url: string, kind: CheckedUrl['kind']];

interface NamedAddress extends ToCheck {
  readonly isOther: boolean;
}

/**
 * Lists the addresses that a page names and that are no pages of the site, each once.
 * @param isOtherSpelling - whether the crawl requested the address in another spelling of its path.
 */
export function listNamed(
  { record, links }: Pick<AuditedPage, 'record' | 'links'>,
  isOtherSpelling: (url: string) => boolean,
): NamedByPage[] {
  const named = new Map<string, CheckedUrl['kind']>(record.images.map((url) => [url, 'image']));
  for (const { url, isInternal } of links) {
    if (named.has(url)) continue;
    if (!isInternal) named.set(url, 'link');
    else if (!isPageExtension(URL.parse(url)?.pathname ?? '/')) named.set(url, 'file');
    else if (isOtherSpelling(url)) named.set(url, 'spelling');
  }
  return [...named];
}

/**
 * The addresses to be requested at the end of a crawl: those that were wrong first, so that they are known to be right when they no
 * longer are; then those that were not requested for longest, so that each has its turn.
 */
export class CheckList {
  readonly #max: number;
  readonly #before: ReadonlyMap<string, KnownCheck>;
  readonly #isOtherSpelling: (url: string) => boolean;
  readonly #named = new Map<string, NamedAddress>();
  #probes: readonly SpellingProbe[] = [];

  /**
   * @param before - by address, what the crawl before knew.
   * @param isOtherSpelling - whether the crawl requested the address in another spelling of its path.
   */
  constructor(max: number, before: ReadonlyMap<string, KnownCheck>, isOtherSpelling: (url: string) => boolean) {
    this.#max = max;
    this.#before = before;
    this.#isOtherSpelling = isOtherSpelling;
  }

  /** @param references - the canonical URL and the alternates, where they are on the site. */
  addPage(page: string, named: readonly NamedByPage[], references: readonly string[] = []): void {
    for (const [url, kind] of named) {
      const known = this.#named.get(url);
      if (known ? known.kind === 'reference' : this.#named.size < NAMED_MAX)
        this.#named.set(url, { url, kind, isOther: hostOf(url) !== hostOf(page) });
    }
    this.addReferences(references);
  }

  /** Adds addresses that no link has to name: those in another spelling than the crawl requested. */
  addReferences(urls: Iterable<string>): void {
    for (const url of urls) {
      if (this.#named.size < NAMED_MAX && !this.#named.has(url) && this.#isOtherSpelling(url))
        this.#named.set(url, { url, kind: 'reference', isOther: false });
    }
  }

  /**
   * The requests to make, in turn from one host to the next. Probes are few, and come on top of the others, unless nothing is to be
   * requested.
   */
  choose(probes: readonly SpellingProbe[]): readonly ToCheck[] {
    this.#probes = probes.filter(({ url }) => [undefined, 'reference'].includes(this.#named.get(url)?.kind));
    for (const { url } of this.#probes) this.#named.delete(url);
    const probed = this.#max === 0 ? [] : this.#probes;
    const asked = probed.map(({ kind, url, contentHash }): ToCheck => ({ url, kind, contentHash }));
    return takeTurns([...asked, ...this.#chooseNamed()]);
  }

  #chooseNamed(): NamedAddress[] {
    const dateOf = (url: string): string => this.#before.get(url)?.checkedAt ?? '';
    const byAge = [...this.#named.values()].toSorted((a, b) => compare(dateOf(a.url), dateOf(b.url)));
    const wasWrong = ({ url }: ToCheck): boolean => {
      const known = this.#before.get(url);
      return known !== undefined && isWrong(known);
    };
    const half = Math.ceil(this.#max / 2);
    const again = byAge.filter(wasWrong).slice(0, half);
    const rest = new Set(byAge);
    for (const address of again) rest.delete(address);
    const due = this.#limitHosts(again, [...rest]);
    // Neither the pictures nor the links of a site take all the room, where it has both.
    const room = this.#max - again.length;
    const first = [true, false].flatMap((isImage) =>
      due.filter(({ kind }) => (kind === 'image') === isImage).slice(0, Math.ceil(room / 2)),
    );
    const taken = new Set(first);
    const others = due.filter((address) => !taken.has(address));
    return [...again, ...[...first, ...others].slice(0, room)];
  }

  /** @param results - of the addresses that were requested, also where nothing came of it. */
  finish(
    results: readonly CheckedUrl[],
    at: string,
  ): { checks: readonly WrongAddress[]; known: readonly KnownCheck[]; counts: CheckCounts } {
    const unjudged = listUnjudged(results, this.#named);
    const judged = results.map((result) => (unjudged.has(result) ? { ...result, ...unknownResult } : result));
    const requested = new Map(judged.map((result) => [result.url, result]));
    const checks: WrongAddress[] = [];
    const known: KnownCheck[] = [];
    for (const { url, kind, probed } of this.#listed()) {
      const before = this.#before.get(url);
      const result = requested.get(url);
      const isNew = result !== undefined && !isUnknown(result);
      const latest = isNew ? result : before;
      if (result === undefined && before === undefined) continue;
      const { statusCode, reason, bytes, redirectsTo, isCopy = false } = latest ?? unknownResult;
      const check = { url, kind, statusCode, reason, bytes, redirectsTo, isCopy };
      known.push({ ...check, checkedAt: result === undefined ? (before?.checkedAt ?? at) : at });
      // Another spelling that leads to the page is an issue as well, of another type.
      if (!isWrong(check) && (!kindsOfPages.has(kind) || isUnknown(check))) continue;
      const isFirstLook = before === undefined || isUnknown(before);
      checks.push({ ...check, isFirstLook, probed });
    }
    const probed = new Set(this.#probes.map(({ url }) => url));
    const ofNamed = known.filter(({ url }) => !probed.has(url));
    return {
      checks,
      known,
      counts: {
        named: this.#named.size,
        checked: results.filter(({ url }) => !probed.has(url)).length,
        known: ofNamed.filter((check) => !isUnknown(check)).length,
        left: this.#named.size - ofNamed.length,
        unjudged: unjudged.size,
      },
    };
  }

  *#listed(): Generator<ToCheck & Pick<WrongAddress, 'probed'>> {
    for (const { url, kind } of this.#named.values()) yield { url, kind, probed: null };
    for (const { kind, url, page } of this.#probes) yield { url, kind, probed: page };
  }

  #limitHosts(again: readonly NamedAddress[], rest: readonly NamedAddress[]): NamedAddress[] {
    const counts = new Map<string, number>();
    const count = ({ url }: ToCheck): number => {
      const ofHost = (counts.get(hostOf(url)) ?? 0) + 1;
      counts.set(hostOf(url), ofHost);
      return ofHost;
    };
    for (const address of again) count(address);
    return rest.filter((address) => !address.isOther || count(address) <= OF_HOST_MAX);
  }
}

/** One host may have ended. Where none of several is found, the resolver is at fault, and says nothing of them. */
const UNFOUND_HOSTS_MIN = 2;

function listUnjudged(
  results: readonly CheckedUrl[],
  named: ReadonlyMap<string, NamedAddress>,
): ReadonlySet<CheckedUrl> {
  const ofOthers = results.filter(({ url }) => named.get(url)?.isOther === true);
  const hosts = new Set(ofOthers.map(({ url }) => hostOf(url)));
  const isNoneFound = ofOthers.every(({ reason }) => reason === 'dns');
  return new Set(isNoneFound && hosts.size >= UNFOUND_HOSTS_MIN ? ofOthers : []);
}

/** A slow host holds the others up less when its addresses do not follow each other. */
function takeTurns(addresses: readonly ToCheck[]): ToCheck[] {
  const turns = new Map<string, number>();
  return addresses
    .map(({ url, kind, contentHash }) => {
      const turn = turns.get(hostOf(url)) ?? 0;
      turns.set(hostOf(url), turn + 1);
      return { turn, address: contentHash === undefined ? { url, kind } : { url, kind, contentHash } };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ address }) => address);
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? '';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
