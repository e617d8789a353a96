import type { PlanLanguage } from '../../language/plan-language.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { findWordings } from '../trades/find-wordings.ts';
import { type TradeWording, tradeWordings } from '../trades/trade-wordings.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Statement } from './brief-statements.ts';
import { capitalizedFirst } from './phrase-lists.ts';
import type { TradeOffering } from './trade-offering.ts';
import { wishCue } from './wish-sentences.ts';

export interface TradeReading {
  /** The trades of the business, the surest first. */
  readonly trades: readonly string[];
  /** The brief calls the business by the first of them, in its name or at its beginning, or names much of what it offers. */
  readonly isSure: boolean;
  readonly offerings: readonly TradeOffering[];
}

const READ_CHARACTERS_MAX = 1_000;
/** The first statements say what a business is. */
const FIRST_STATEMENTS = 2;
const CALLED_IN_NAME = 3;
const CALLED_FIRST = 2;
const CALLED_LATER = 0.4;
const OFFERED_WORD = 0.7;
const OFFERED_WORDS = 1.2;
/** Less is no evidence of a trade. */
const SCORE_MIN = 1.6;
/** Without a word for the business, two things may be named in passing. */
const UNCALLED_OFFERS_MIN = 3;
/** A second trade has its own evidence: a café in a bookshop. */
const FURTHER_OFFERS_MIN = 3;
const FURTHER_CALLED_MIN = 2;
const FURTHER_MAX = 2;
const SURE_OFFERS_MIN = 4;

interface Hit {
  readonly wording: TradeWording;
  readonly statement: number;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/**
 * Finds offers of the trade in the brief, however it says so: "Många ringer oss för tapetsering". The trade is the
 * one whose words and offers the brief names most; what only other trades offer is left out.
 */
export function tradeOfferings(
  statements: readonly Statement[],
  words: ReadingWords,
  language: PlanLanguage,
  name: string | null,
): TradeReading {
  const index = tradeWordings(language);
  if (index === null) return { trades: [], isSure: false, offerings: [] };
  const hits = statements.flatMap((statement, at): Hit[] => {
    const said = offeringText(statement, words, language).slice(0, READ_CHARACTERS_MAX);
    const label = ownLabel(statement, statements[at - 1]);
    const text = label === '' ? said : `${label}. ${said}`;
    if (text === '') return [];
    const found = findWordings(text.replaceAll(inBrackets, blank), index);
    // "un logiciel de facturation": what the business calls itself is not what it offers.
    const calls = found.filter(({ wording }) => wording.offer === null);
    const isOfCall = (hit: (typeof found)[number]): boolean =>
      calls.some((call) => call.wording.trade === hit.wording.trade && call.start <= hit.start && hit.end <= call.end);
    return found
      .filter((hit) => hit.wording.offer === null || !isOfCall(hit))
      .map(({ wording, start, end, compound }) => ({
        wording,
        statement: at,
        start,
        end,
        value: capitalizedFirst(compound ?? wording.name),
      }));
  });
  const called = calledTrades(hits, name === null ? [] : findWordings(name, index).map(({ wording }) => wording));
  const trades = selectTrades(hits, called);
  const offered = hits.filter(({ wording }) => wording.offer !== null && trades.includes(wording.trade));
  const [first] = trades;
  const offerings = onePerOffer(longest(offered), statements);
  const ofFirst = offerings.filter(({ trade }) => trade === first).length;
  const isSure = first !== undefined && ((called.get(first) ?? 0) >= CALLED_FIRST || ofFirst >= SURE_OFFERS_MIN);
  return { trades, isSure, offerings };
}

/** The text of a statement in which offers count: no denials, wishes or rivals. */
function offeringText(
  { kind, said, text, topic, isTitle, denied }: Statement,
  words: ReadingWords,
  language: PlanLanguage,
): string {
  if (topic !== null && topic !== 'offer' && topic !== 'other') return '';
  if (kind === 'sentence' && isOfDenial(text, denied, words, language)) return '';
  const read = kind === 'heading' && isTitle !== true ? text : said;
  if (read === '' || wishCue(read, words) !== null || wordPattern(words.rivals).test(read)) return '';
  const customers = kind === 'sentence' ? wordPattern(words.audience).exec(read) : null;
  return customers === null ? read : read.slice(0, customers.index);
}

/** Terms that stand first and alone before a denial are its object. */
const FRONTED_TERMS_MAX = 3;

/**
 * "La climatisation, ce n'est pas chez nous": what stands before a denial without its own object is what it denies, and so is all of a sentence
 * with a denial that could not be set apart.
 */
const isOfDenial = (text: string, denied: string, { negation }: ReadingWords, language: PlanLanguage): boolean =>
  saysNo.test(text) ||
  (denied === ''
    ? wordPattern(negation).test(text)
    : listTerms(denied, language).length <= 1 || isFronted(text, denied, language));

/** "Bodas no hacemos, y tampoco tenemos piscina": the object of the denial stands first. */
const isFronted = (text: string, denied: string, language: PlanLanguage): boolean => {
  const at = text.indexOf(denied);
  return at > 0 && listTerms(text.slice(0, at), language).length <= FRONTED_TERMS_MAX;
};

/** "Pour les mariages, nous disons non." */
const saysNo = compiled(String.raw`(?<!\p{L})(?:${wordsFor('saysNo')})\s?[.!]?$`);

/** "L'archèterie (reméchage, réglage des archets)": what brackets add belongs to what stands before them. */
const inBrackets = /(?<=\S\s?)\([^()]{0,200}\)/gu;
const blank = (part: string): string => ' '.repeat(part.length);

/** "Weddings: our bread and butter.": a label that says nothing of the site names what stands behind it. */
const ownLabel = ({ under, topic }: Statement, before: Statement | undefined): string =>
  topic === null && under !== null && under !== before?.under && under.length <= LABEL_CHARACTERS_MAX ? under : '';
const LABEL_CHARACTERS_MAX = 60;

/** How much the brief calls the business by each trade. */
function calledTrades(hits: readonly Hit[], inName: readonly TradeWording[]): Map<string, number> {
  const called = new Map<string, number>();
  const raise = (trade: string, score: number): void => {
    called.set(trade, Math.max(called.get(trade) ?? 0, score));
  };
  for (const { trade, offer } of inName) if (offer === null) raise(trade, CALLED_IN_NAME);
  for (const { wording, statement } of hits)
    if (wording.offer === null) raise(wording.trade, statement < FIRST_STATEMENTS ? CALLED_FIRST : CALLED_LATER);
  return called;
}

/** The trades of the business, by what it is called and what it names. */
function selectTrades(hits: readonly Hit[], called: ReadonlyMap<string, number>): string[] {
  const offers = new Map<string, Map<number, number>>();
  for (const { wording } of hits) {
    if (wording.offer === null) continue;
    const known = offers.get(wording.trade) ?? new Map<number, number>();
    const weight = wording.keys.length > 1 ? OFFERED_WORDS : OFFERED_WORD;
    known.set(wording.offer, Math.max(known.get(wording.offer) ?? 0, weight));
    offers.set(wording.trade, known);
  }
  const scored = [...new Set([...called.keys(), ...offers.keys()])]
    .map((trade) => {
      const named = [...(offers.get(trade)?.values() ?? [])];
      const calls = called.get(trade) ?? 0;
      return { trade, calls, named: named.length, score: calls + named.reduce((sum, weight) => sum + weight, 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined || best.score < SCORE_MIN || best.named === 0) return [];
  if (best.calls === 0 && best.named < UNCALLED_OFFERS_MIN) return [];
  const spanKey = ({ statement, start }: Hit): string => `${statement} ${start}`;
  const ofBest = new Set(hits.filter(({ wording }) => wording.trade === best.trade).map(spanKey));
  /** Things that the first trade has no word for. */
  const countOwn = (trade: string): number =>
    new Set(
      hits
        .filter((hit) => hit.wording.trade === trade && hit.wording.offer !== null && !ofBest.has(spanKey(hit)))
        .map(({ wording }) => wording.offer),
    ).size;
  const further = scored
    .slice(1)
    .filter(({ trade, calls, score }) => {
      const own = countOwn(trade);
      return calls >= FURTHER_CALLED_MIN ? own > 0 : own >= FURTHER_OFFERS_MIN && score * 2 >= best.score;
    })
    .slice(0, FURTHER_MAX);
  return [best.trade, ...further.map(({ trade }) => trade)];
}

/** Of wordings that share words of the text, the longest. */
function longest(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  const size = ({ wording }: Hit): number => wording.keys.length * 2 + (wording.isName ? 1 : 0);
  for (const hit of hits.toSorted((a, b) => size(b) - size(a))) {
    const overlaps = kept.some(
      (other) => other.statement === hit.statement && other.start < hit.end && hit.start < other.end,
    );
    if (!overlaps) kept.push(hit);
  }
  return kept.toSorted((a, b) => a.statement - b.statement || a.start - b.start);
}

/** Each thing once, by the name that the brief uses first. */
function onePerOffer(hits: readonly Hit[], statements: readonly Statement[]): TradeOffering[] {
  const seen = new Set<string>();
  return hits.flatMap(({ wording, statement, start, value }) => {
    // "Family law" and "divorce" are two pages though a trade has them as one; a verb with its object is the same as the noun.
    const ids = [wording.keys.toSorted().join(' '), value.toLowerCase()];
    const offer = `${wording.trade} ${wording.offer}`;
    if (ids.some((id) => seen.has(id)) || (!wording.isName && seen.has(offer))) return [];
    for (const id of [...ids, offer]) seen.add(id);
    return {
      value,
      words: statements[statement]?.text ?? '',
      keys: wording.keys,
      statement,
      start,
      trade: wording.trade,
    };
  });
}
