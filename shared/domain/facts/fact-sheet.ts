import { codePointLength } from '../language/text-length.ts';
import { type FactKind, type FactSource, factKinds, rankSource } from './fact-kinds.ts';
import type { FactStatus } from './merge-fact.ts';
import { isOffer } from './offer-data.ts';

/** The fields by which facts are ranked. */
export interface RankedFact {
  id: string;
  kind: FactKind;
  key: string | null;
  data: unknown;
  source: FactSource;
  status: FactStatus;
  verified: boolean;
  edited: boolean;
  activeCitationCount: number;
  updatedAt: string;
}

/** The sheet goes into a prompt with the page itself: about 1,500 tokens of it. */
export const SHEET_CHARACTERS_MAX = 6_000;

/** So that a site with a thousand reviews still tells its generator who it is, what it does and for whom. */
export const sheetFactsMax: Readonly<Record<FactKind, number>> = {
  identity: 7,
  contact: 12,
  listing: 1,
  testimonial: 12,
  stat: 15,
  award: 10,
  client: 20,
  person: 10,
};

/** Services and prices have separate places on the sheet: a price list leaves those of the other figures alone. */
const OFFERS_MAX = 20;

type Shelf = FactKind | 'offer';

const chooseShelf = ({ kind, data }: Pick<RankedFact, 'kind' | 'data'>): Shelf =>
  kind === 'stat' && isOffer(data) ? 'offer' : kind;

const shelfMax = (shelf: Shelf): number => (shelf === 'offer' ? OFFERS_MAX : sheetFactsMax[shelf]);

/** All strings and numbers of a value, in order; bounded by the schemas of the data. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** Characters that a fact takes on the sheet: `kind key: text, text`. */
export const sheetCharacters = ({ kind, key, data }: Pick<RankedFact, 'kind' | 'key' | 'data'>): number =>
  [kind, key ?? '', ...collectTexts(data)].reduce((sum, text) => sum + codePointLength(text) + 2, 0);

/** A person's change weighs as much as a person's entry. */
const weighFact = (fact: RankedFact): number => rankSource(fact.edited ? 'manual' : fact.source);

/**
 * Best first: verified, then the source's weight, then what the site is before what it can show (the order of the kinds), then
 * by citations, then the latest change; equal ones by id, so that the order is total.
 */
export function compareFacts(a: RankedFact, b: RankedFact): number {
  return (
    Number(b.verified) - Number(a.verified) ||
    weighFact(b) - weighFact(a) ||
    factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind) ||
    b.activeCitationCount - a.activeCitationCount ||
    compareTexts(b.updatedAt, a.updatedAt) ||
    compareTexts(a.id, b.id)
  );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The ids of the facts that a content generator sees: the best active ones, at most so many of a kind, within the budget
 * of characters. One that does not fit leaves its place to smaller ones after it.
 */
export function factSheet(facts: readonly RankedFact[]): Set<string> {
  const sheet = new Set<string>();
  const counts = new Map<Shelf, number>();
  let characters = 0;
  for (const fact of facts.filter(({ status }) => status === 'active').sort(compareFacts)) {
    const shelf = chooseShelf(fact);
    const count = counts.get(shelf) ?? 0;
    const size = sheetCharacters(fact);
    if (count >= shelfMax(shelf) || characters + size > SHEET_CHARACTERS_MAX) continue;
    sheet.add(fact.id);
    counts.set(shelf, count + 1);
    characters += size;
  }
  return sheet;
}
