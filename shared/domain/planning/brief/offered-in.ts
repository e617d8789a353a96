import { amountIn } from '../../language/money-amount.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';
import { removeVariants } from './bare-lists.ts';
import { isNote } from './brief-notes.ts';
import { governsInstrumental, lessonsIn } from './instrumental.ts';
import { addSharedHeads, removeSharedPreposition, splitObjects } from './object-parts.ts';
import { offerCue } from './offer-cue.ts';
import { listedObjects, type OfferingContext, type OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';
import { type VerbPhrase, verbPhrases } from './verb-phrases.ts';

const suppliesVerb = compiled(`(?:${wordsFor('suppliesVerb')})`);
const CLAUSE_CHARACTERS_MAX = 300;
const clauseJoins = new RegExp(wordsFor('clauseJoins'), 'u');

/** Offerings behind the verbs of a sentence, clause by clause. */
export function offeredIn(said: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const items: OfferingItem[] = [];
  const clauses = removeVariants(said, words).split(clauseJoins);
  for (const whole of clauses) {
    const [clause = whole] = whole.split(because, 1);
    const found = offerCue(clause, words);
    if (found) {
      const objects = objectsBehind(clause, found, context);
      // "Vi fører regnskap, kjører lønn og leverer årsoppgjør": the verb that a list knows may be the last of the row.
      const any = words.anyVerb === undefined ? null : wordPattern(words.anyVerb).exec(clause);
      const ofRow = any !== null && any.index < found.index ? objectsOfAnyVerb(clause, context) : [];
      items.push(...(ofRow.length > objects.length ? ofRow : objects));
    } else if (words.anyVerb !== undefined) items.push(...objectsOfAnyVerb(clause, context));
    else if (words.offersAfter !== undefined) {
      const verb = wordPattern(words.offersAfter).exec(clause);
      if (verb) items.push(...listedObjects(listItems(clause.slice(0, verb.index), words), words));
    }
  }
  return items;
}

const suppliedWith = new RegExp(String.raw`\s(?:${wordsFor('suppliedWith')})\s(\p{L}.*)`, 'u');

/** Objects behind "we sell" and the verbs in a row with it. */
function objectsBehind(clause: string, found: RegExpExecArray, context: OfferingContext): OfferingItem[] {
  const { words, language } = context;
  const behind = clause.slice(found.index + found[0].length);
  // "We supply cafes and hotels round here with bread": whom, and with what.
  const supplied = suppliesVerb.test(found[0]) ? suppliedWith.exec(behind)?.[1] : undefined;
  const after = supplied ?? behind;
  const but = wordPattern(words.but).exec(after);
  const text = but ? after.slice(0, but.index) : after;
  return verbPhrases(found[0], text, words, language).flatMap((phrase) =>
    objectsOfPhrase(phrase, context, phrase.isFurther || after === behind),
  );
}

/** Verbs that govern the customer. */
const customersVerb = /(?:beliefer|versorg|bevoorra)/iu;

function objectsOfPhrase({ verb, text }: VerbPhrase, { words }: OfferingContext, isOfOneVerb: boolean): OfferingItem[] {
  if (customersVerb.test(verb)) return [];
  const objects = addSharedHeads(removeSharedPreposition(splitObjects(text, words)));
  // "we specialise in brakes and in gears"
  const [link = ''] = verb.split(' ').slice(-1);
  // "…, 40 € la sesión": a price behind the objects.
  const things = lessonsIn(objects.filter((object) => !object.startsWith(amountIn(object) ?? '\n')));
  const bare = things.map((object) =>
    link.length <= 3 && object.startsWith(`${link} `) ? object.slice(link.length + 1) : object,
  );
  // "We repair watches and sell straps": the second verb has its own object.
  const own = listItems(text, words);
  const isOwn = (object: string): boolean =>
    own.some((item) => item === object || item.startsWith(`${object} `) || object.startsWith(`${item} `));
  const withVerb = (item: OfferingItem): OfferingItem =>
    (isOwn(item.text) && isOfOneVerb) || governsInstrumental.test(verb) ? { ...item, verb } : item;
  return listedObjects(bare, words).map((item) => withVerb(item));
}

/** "We reupholster armchairs and sofas": a list behind whatever the business does. */
function objectsOfAnyVerb(clause: string, context: OfferingContext): OfferingItem[] {
  const { words, language } = context;
  if (clause.length >= CLAUSE_CHARACTERS_MAX || words.anyVerb === undefined) return [];
  // "Nous intervenons à Angers, Avrillé et Trélazé": towns that no table has are no offerings either.
  const verb = wordPattern(words.area).test(clause) ? null : wordPattern(words.anyVerb).exec(clause);
  if (verb === null) return [];
  const behind = clause.slice(verb.index + verb[0].length).trim();
  const [word = ''] = verb[0].trim().split(' ').slice(-1);
  const phrases = verbPhrases(word, behind, words, language);
  const objects = removeSharedPreposition(phrases.flatMap(({ text }) => splitObjects(text, words)));
  const things = objects.filter((object) => wordPattern(words.tail).exec(object)?.index !== 0 && !isNote(object));
  if (things.length < 2) return [];
  return phrases.flatMap((phrase) => objectsOfPhrase(phrase, context, true));
}

/** Why something is so names nothing that is offered. */
const because = compiled(String.raw`\s(?:${wordsFor('because')})\s`);
