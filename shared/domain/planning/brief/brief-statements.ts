import { isTerm, wordsOf } from '../../language/subject-terms.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { blocksOf } from './brief-blocks.ts';
import { wordPattern } from './word-pattern.ts';

/** What the heading or label above a statement says that it is about. */
export type StatementTopic =
  | 'offer'
  | 'wish'
  | 'denied'
  | 'rivals'
  | 'audience'
  | 'area'
  | 'place'
  | 'name'
  | 'other'
  | null;

export interface Statement {
  readonly kind: 'heading' | 'item' | 'sentence';
  /** The words of the brief. */
  readonly text: string;
  readonly topic: StatementTopic;
  /** The label or heading above it. */
  readonly under: string | null;
  /** What it says that there is, without what it says that there is not. */
  readonly said: string;
  /** What it says that there is not. */
  readonly denied: string;
}

/** Statements of a brief in its order, each with what it denies set apart. */
export function statementsIn(brief: string, words: ReadingWords): Statement[] {
  return blocksOf(brief).map(({ kind, text, under, pair }): Statement => {
    const said = pair === undefined || kind !== 'item' ? null : topicOf(pair.label, words);
    // "- Area: Leeds and York" in a list is a label and what it says.
    if (pair !== undefined && said !== null && said !== 'denied' && !isQuantity(pair.value)) {
      const { label, value } = pair;
      return { kind: 'sentence', text: value, topic: said, under: label, ...splitDenied(value, words) };
    }
    const topic = under === null ? null : topicOf(under, words);
    if (topic === 'denied' || kind === 'denied')
      return { kind: 'item', text, topic: 'denied', under, said: '', denied: text };
    if (kind === 'heading') return { kind, text, topic: null, under, said: text, denied: '' };
    return { kind, text, topic, under, ...splitDenied(text, words) };
  });
}

/** A price or a number beside a name: a row of a price list. */
const isQuantity = (value: string): boolean => /^\D{0,8}\d[\d.,\s]*\D{0,12}$/u.test(value) && !/\d{5,}/u.test(value);

const wholeLabel = (phrases: string): RegExp => new RegExp(String.raw`^(?:${phrases.trim()})\W{0,3}$`, 'iu');
const labels = new Map<string, RegExp>();

function isLabel(label: string, phrases: string): boolean {
  let pattern = labels.get(phrases);
  if (pattern === undefined) {
    pattern = wholeLabel(phrases);
    labels.set(phrases, pattern);
  }
  return pattern.test(label.trim());
}

const nameInAnyScript =
  '店名|会社名|名称|屋号|社名|サイト名|商号|이름|상호|회사명|名字|公司名称|店铺名称|Όνομα|Назва|اسم|שם';
const onTheSite =
  'on the (?:web)?site|auf der (?:web)?(?:seite|site)|sur le site|en (?:la web|el sitio)|sul sito|no site|op de (?:web)?site|na stronie|på (?:sidan|webbplatsen)|na webu|на сайте|sitede';
/** "Website wishes" */
const ofTheSite = /^(?:on the |the |our |new )?(?:web ?site|site|homepage|webseite|web|sito|webbplats)[\s-]+/iu;

/** The topic of a heading or a label; null for one that says nothing we know. */
export function topicOf(label: string, words: ReadingWords): StatementTopic {
  if (isLabel(label, words.nameHeads) || isLabel(label, nameInAnyScript)) return 'name';
  if (isLabel(label, words.placeHeads)) return 'place';
  if (isLabel(label, words.negationHeads)) return 'denied';
  if (isLabel(label, words.rivalHeads)) return 'rivals';
  if (isLabel(label, words.audienceHeads)) return 'audience';
  if (isLabel(label, words.areaHeads)) return 'area';
  if (isLabel(label, words.wishHeads) || isLabel(label.replace(ofTheSite, ''), words.wishHeads)) return 'wish';
  if (isLabel(label, words.otherHeads)) return 'other';
  if (isLabel(label, words.offerHeads)) return 'offer';
  if (wordPattern(words.wish).test(label) || isLabel(label, onTheSite)) return 'wish';
  return wordPattern(words.offers).test(label) ? 'offer' : null;
}

/** "not only" denies nothing. */
const notOnly =
  /^\s*(?:only|just|nur|seulement|que\b|solo|sólo|solamente|soltanto|só|apenas|alleen|tylko|bara|jen|только|sadece)/iu;
/** "gluten-free", "ohne Termin": what it is without makes it what it is. */
const quality =
  /^\s*(?:gluten\p{L}*|glutine|glúten|lactos\p{L}*|laktos\p{L}*|lattosio|sugar|zucker|sucre|azúcar|zucchero|açúcar|suiker|cukru|socker|alcohol|alkohol|alcool|rendez-vous|engagement|frais|limite|appointment|obligation|commitment|contract|compromise|(?:an )?appointment|termin|voranmeldung|voranmeldung|verpflichtung|vertragsbindung|umwege|cita(?: previa)?|compromiso|permanencia|appuntamento|impegno|marcação|compromisso|afspraak|verplichting|umówienia|zobowiązań|tidsbokning|limits?|objednání)(?!\p{L})/iu;
const clauseStart = /[,;–—(]\s/u;

function splitDenied(text: string, words: ReadingWords): { said: string; denied: string } {
  const said: string[] = [];
  const denied: string[] = [];
  let rest = text;
  for (let round = 0; round < 6; round += 1) {
    const found = wordPattern(words.negation).exec(rest);
    if (!found) break;
    const after = rest.slice(found.index + found[0].length);
    if (notOnly.test(after) || quality.test(after)) {
      said.push(rest.slice(0, found.index + (quality.test(after) ? found[0].length : 0)));
      rest = after;
      continue;
    }
    const end = endOfDenial(after, words);
    const scope = after.slice(0, end);
    if (hasTerm(scope)) {
      said.push(rest.slice(0, found.index));
      denied.push(scope);
    } else {
      // "A blog we do not want": what is denied stands before.
      const before = rest.slice(0, found.index);
      const starts = [...before.matchAll(new RegExp(clauseStart, 'gu'))];
      const start = starts.at(-1)?.index ?? 0;
      said.push(before.slice(0, start));
      denied.push(before.slice(start));
    }
    rest = after.slice(end);
  }
  said.push(rest);
  return { said: said.join(' ').replaceAll(/\s+/gu, ' ').trim(), denied: denied.join(', ').trim() };
}

const hasTerm = (text: string): boolean => wordsOf(text.slice(0, 300)).some((word) => isTerm(word, null));

/** A denial ends at "but", or where a new clause says what there is. */
function endOfDenial(text: string, words: ReadingWords): number {
  const but = wordPattern(words.but).exec(text);
  let end = but ? but.index : text.length;
  for (const cue of [words.offers, words.wish]) {
    for (const comma of text.matchAll(/[,;–—]\s/gu)) {
      if (comma.index >= end) break;
      const found = wordPattern(cue).exec(text.slice(comma.index));
      if (found && found.index <= 3) end = Math.min(end, comma.index);
    }
  }
  return end;
}
