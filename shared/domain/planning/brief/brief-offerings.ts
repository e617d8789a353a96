import type { Language } from '../../language/languages.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';
import { addTradeOfferings } from './add-trade-offerings.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { isDenied } from './denied-phrases.ts';
import { offeredIn } from './offered-in.ts';
import {
  listedObjects,
  OFFERING_WORDS_MAX,
  type OfferingContext,
  type OfferingItem,
  offeringName,
} from './offering-name.ts';
import { canNamePage } from './page-names/page-name.ts';
import { bareItem, listItems } from './phrase-lists.ts';
import { selfReference } from './self-reference.ts';
import { addServices } from './service-phrases.ts';
import { wishCue } from './wish-sentences.ts';

/** Something that a brief says, with the words that say so. */
export interface Said {
  readonly value: string;
  readonly words: string;
}

export const OFFERINGS_MAX = 14;

/** All that a brief offers: the items of its lists, and what stands after "we offer". What it denies is none. */
export function offeringsIn(statements: readonly Statement[], context: OfferingContext): Said[] {
  const { words } = context;
  const listed = statements.filter(({ kind, topic }) => kind === 'item' && topic === 'offer').length;
  const rows = statements.filter(({ kind, topic }) => kind === 'item' && topic === null).length;
  const isListed = listed >= LIST_MIN || (listed === 0 && rows >= LIST_MIN);
  const readContext =
    context.inventory === undefined
      ? context
      : { ...context, words: { ...words, offers: `${words.offers}|${context.inventory}` } };
  const listedUnder = new Set(
    statements.flatMap(({ kind, topic, under }) =>
      kind === 'item' && topic === 'offer' && under !== null ? under : [],
    ),
  );
  const found: Said[] = [];
  for (const given of statements) {
    const statement = { ...given, said: removeIntroduction(given.said, context) };
    // "What we do:", a list, and then "Two vets, three nurses.": the sentence says something else.
    const isBelowList = statement.kind === 'sentence' && statement.under !== null && listedUnder.has(statement.under);
    const items = isBelowList
      ? offeredIn(statement.said, readContext)
      : itemsOfStatement(statement, statement.said, listed > 0, readContext);
    // Where the brief lists what is offered, a sentence in passing sums it up.
    const isSummary = items.length <= SUMMARY_ITEMS_MAX || inflects.has(context.language ?? 'en');
    if (isListed && statement.kind !== 'item' && statement.topic !== 'offer' && isSummary) continue;
    for (const item of items) {
      const value = offeringName(item, context);
      if (value !== null) found.push({ value, words: statement.text });
    }
  }
  const named = context.ofTrade ?? [];
  return removeRepeats(
    addTradeOfferings(
      addServices(found, statements, context).filter(({ value }) => canNamePage(value, context.language)),
      named,
      statements,
      context.language,
    )
      .filter((offering) => !isDenied(offering.value, statements, context.language))
      .map(({ value, words: said }) => ({ value, words: said })),
    context.language,
  );
}

/** "I run the pottery “Clay and Fire” in Leeds": what a verb says of the business itself is not what it offers. */
function removeIntroduction(said: string, { words, name }: OfferingContext): string {
  if (name === undefined || !said.includes(name)) return said;
  return said
    .split(/(?<=[.;!?])\s/u)
    .filter((clause) => {
      const cue = wordPattern(words.offers).exec(clause);
      const nameAt = clause.indexOf(name);
      const between = cue === null ? '' : clause.slice(cue.index + cue[0].length, nameAt);
      return cue === null || nameAt < cue.index || /[,:]/u.test(between);
    })
    .join(' ');
}

const LIST_MIN = 3;
const SUMMARY_ITEMS_MAX = 2;
/** Objects of a verb have endings there that a name of a page must not have. */
const inflects: ReadonlySet<string> = new Set(['pl', 'cs', 'ru']);
function itemsOfStatement(
  statement: Statement,
  said: string,
  labelled: boolean,
  context: OfferingContext,
): OfferingItem[] {
  const { words } = context;
  const { kind, topic } = statement;
  if (kind === 'heading' || said === '') return [];
  if (kind === 'item') {
    const isOffer = topic === 'offer' || (topic === null && !labelled);
    if (!isOffer || wishCue(said, words) !== null || (topic === null && isNote(said))) return [];
    return listedItem(said, context);
  }
  if (topic === 'offer') {
    if (planPrice.test(said)) return [];
    // "Services: a, b and c", or a sentence in the part about the services.
    const offered = offeredIn(said, context);
    if (offered.length > 0) return offered;
    // A sentence behind the list says something else: "Users are platform engineers".
    const isSentence = statement.isCarried === true && wordPattern(words.is).test(said) && !/[,;]/u.test(said);
    const isShort = statement.under !== null && statement.text.length < 400 && !/[.!?]\s/u.test(said);
    const isList = isShort && !isSentence && !selfReference.test(said);
    return isList ? listedObjects(listItems(said, words), words) : [];
  }
  if ((topic !== null && topic !== 'other') || wishCue(said, words) !== null) return [];
  return offeredIn(said, context);
}

/** "Repairs, servicing and sales" in one line of a list are three; else what a comma adds describes the item. */
function listedItem(text: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const item = (part: string): OfferingItem => ({ text: part, isListed: true, isObject: false });
  const offered = text.split(' ').length > OFFERING_WORDS_MAX + 2 ? offeredIn(text, context) : [];
  if (offered.length > 0) return offered;
  const bare = bareItem(text);
  const parts = listItems(bare, words);
  const isList =
    parts.length > 2 &&
    parts.every(
      (part) => part.split(' ').length <= 3 && !/\d/u.test(part) && wordPattern(words.tail).exec(part)?.index !== 0,
    ) &&
    (words.hasCapitalNouns !== true || parts.every((part) => /\p{Lu}/u.test(part)));
  return isList ? parts.map(item) : [item(bare.split(/,\s/u, 1)[0] ?? bare)];
}

/** "Solo 9 €/month": what a plan of a subscription costs names nothing that is offered. */
const planPrice = compiled(
  String.raw`(?:[€$£]|\b(?:eur|usd|chf|zł|kr|kč)|₽|₺)\s?(?:\d[\d.,]*\s?)?(?:${wordsFor('planPriceBy')})\s?(?:${wordsFor('planPrice')})`,
);

/** Each offering once: of two with the same words, the first. */
function removeRepeats(found: readonly Said[], language: Language | null): Said[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    // "Klasse A" and "Klasse B" differ by a letter.
    const letters = value.match(/(?<![\p{L}\d])[A-Z]{1,2}\d{0,2}[A-Z]?(?![\p{L}\d])/gu) ?? [];
    const key = [...listTermKeys(value, language).toSorted(), ...letters].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
