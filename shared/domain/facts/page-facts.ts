import { isDeepStrictEqual } from 'node:util';
import type { FactClaim } from './fact-data.ts';
import { claimStatement, factIdentity, normalizedText } from './fact-identity.ts';
import { rankSource } from './fact-kinds.ts';
import type { Observation } from './observation.ts';
import { isOffer } from './offer-data.ts';

/** Facts that the latest reading of a page found. */
export interface PageFacts {
  pageId: number;
  url: string;
  seenAt: string;
  observations: readonly Observation[];
}

/** An observation with the page it was made on. */
export interface Support extends Observation {
  pageId: number;
  url: string;
  seenAt: string;
  /** The statement of the claim, see `claimStatement`. */
  statement: string;
}

/** One fact as the pages of a site together state it. */
export interface StatedFact {
  identity: string;
  claim: FactClaim;
  source: Observation['source'];
  sourceUrl: string;
  /** Everything that was said under this identity, those that say something else too. */
  supports: readonly Support[];
}

/**
 * Combines the facts of all pages of a site, by identity. A function of the set of pages alone: neither their order nor how often it
 * is asked makes a difference, so that pages that disagree never make a fact flip to and fro.
 *
 * Where they disagree (two phone numbers under one key) the weightier source wins, then what more pages say, then the
 * page closest to the start page.
 */
export function statedFacts(pages: readonly PageFacts[]): Map<string, StatedFact> {
  const supports: SupportsByIdentity = new Map();
  for (const page of pages) addSupports(supports, page);
  return combineSupports(supports);
}

export type SupportsByIdentity = Map<string, Support[]>;

/** Adds what a page says: pages of a large site come one by one. */
export function addSupports(byIdentity: SupportsByIdentity, { pageId, url, seenAt, observations }: PageFacts): void {
  for (const observation of observations) {
    const identity = factIdentity(observation.claim);
    const known = byIdentity.get(identity);
    const support = shareWith(known?.at(-1), {
      ...{ ...observation, pageId, url, seenAt },
      statement: claimStatement(observation.claim),
    });
    if (known) known.push(support);
    else byIdentity.set(identity, [support]);
  }
}

/** A telephone number stands on every page of a large site: what two pages say alike is kept once. */
function shareWith(other: Support | undefined, support: Support): Support {
  if (other?.statement !== support.statement || !isDeepStrictEqual(other.claim, support.claim)) return support;
  const { claim, statement, seenAt } = other;
  const evidence = other.evidence === support.evidence ? other.evidence : support.evidence;
  return { ...support, claim, statement, evidence, seenAt: seenAt === support.seenAt ? seenAt : support.seenAt };
}

/** A figure that another one says with more words, `years` beside `years of experience`, is no fact beside it. */
export function combineSupports(byIdentity: SupportsByIdentity): Map<string, StatedFact> {
  const facts = [...byIdentity].map(([identity, supports]) => statedFact(identity, supports));
  const saidInFull = new Set(facts.flatMap(({ claim }) => listShortFigures(claim)));
  return new Map(facts.filter(({ claim }) => !isSaidInFull(claim, saidInFull)).map((fact) => [fact.identity, fact]));
}

/** Its digits, and the words of its label; null of what is no figure. */
function readFigure({ kind, data }: FactClaim): { readonly digits: string; readonly words: readonly string[] } | null {
  // Two services may have one price.
  if (kind !== 'stat' || isOffer(data)) return null;
  const digits = data.value.replace(/\D+/g, '');
  return digits === '' ? null : { digits, words: normalizedText(data.label).split(' ') };
}

const nameFigure = (digits: string, words: readonly string[]): string => [digits, ...words].join(' ');

function isSaidInFull(claim: FactClaim, saidInFull: ReadonlySet<string>): boolean {
  const figure = readFigure(claim);
  return figure !== null && saidInFull.has(nameFigure(figure.digits, figure.words));
}

/** The figures that say the same with fewer words. */
function listShortFigures(claim: FactClaim): string[] {
  const figure = readFigure(claim);
  if (figure === null) return [];
  const { digits, words } = figure;
  return words.slice(1).map((_, at) => nameFigure(digits, words.slice(0, at + 1)));
}

function statedFact(identity: string, unordered: readonly Support[]): StatedFact {
  const supports = [...unordered].sort(compareSupports);
  const weight = Math.max(...supports.map(({ source }) => rankSource(source)));
  const weighty = supports.filter(({ source }) => rankSource(source) === weight);
  const groups = [...Map.groupBy(weighty, ({ statement }) => statement).values()];
  const [first] = groups.sort((a, b) => b.length - a.length || compareFirst(a, b));
  const voice = first?.[0];
  if (!voice) throw new Error('a fact that nobody states');
  return { identity, claim: voice.claim, source: voice.source, sourceUrl: voice.url, supports };
}

const compareFirst = ([a]: Support[], [b]: Support[]): number => (a && b ? compareSupports(a, b) : 0);

/** Weightier first, then closer to the start page, then by address and words: a total order of different supports. */
function compareSupports(a: Support, b: Support): number {
  return (
    rankSource(b.source) - rankSource(a.source) ||
    a.url.length - b.url.length ||
    compareTexts(a.url, b.url) ||
    a.pageId - b.pageId ||
    compareTexts(JSON.stringify(a.claim), JSON.stringify(b.claim))
  );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
