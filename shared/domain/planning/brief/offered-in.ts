import { amountIn } from '../../language/money-amount.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { removeVariants } from './bare-lists.ts';
import { isNote } from './brief-notes.ts';
import { governsInstrumental, lessonsIn } from './instrumental.ts';
import { lastCut, namesCustomers, removeRecipients } from './list-audience.ts';
import { addSharedHeads, removeSharedPreposition, removeWhom, splitObjects } from './object-parts.ts';
import { offerCue } from './offer-cue.ts';
import type { OfferingContext, OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';
import { servedWith } from './served-with.ts';
import { addSharedNoun } from './shared-noun.ts';
import { frontedObjects, objectsOfName } from './subject-objects.ts';
import { removeTowns } from './town-lists.ts';
import { verbObjects } from './verb-objects.ts';
import { type VerbPhrase, verbPhrases } from './verb-phrases.ts';

/** Words that add to a list: "we also sell". */
export const adds =
  /(?<!\p{L})(?:also|too|besides|in addition|auch|außerdem|zudem|zusätzlich|aussi|également|en plus|también|además|anche|inoltre|também|ainda|ook|daarnaast|również|też|także|também|även|dessutom|også|desuden|i tillegg|také|также|ещё|ayrıca)(?!\p{L})/iu;

/** "Nous recevons nourrissons, femmes enceintes et seniors" */
const receives =
  /(?:conseill|unterricht|teach|advis|tutor|coach|accompagn|enseñ|insegn|asesor|aconsej|formons|consigliamo|berat|undervis|uczymy|szkolimy|begeleid|ondersteun|support|re[cç]e(?:vons|bemos)|reçois|accueill|recib(?:imos|o)|recebo|empfang|betreue|ricev(?:iamo|o)|accog|ontvang|przyjmuj|tar emot|tar imot|tager imod)/iu;
/** "On livre à Liège" */
const toPlace = /^\s*(?:à|en|a|in|em|no|na|w|we|v|ve|do|в|te|i|to|nach)\s(?=\p{Lu})/u;
const suppliesVerb = /(?:suppl(?:y|ies)|beliefer|versorg|fourniss|suministr|riforn|fornec|bevoorra|leverer)/iu;
/** Verbs that govern the customer where no "with" says what with. */
const suppliesCustomers = /(?:suppl(?:y|ies)|beliefer|versorg|bevoorra)/iu;
/** "Vi restaurerar också gamla fönster" */
const addsFirst = /^(?:also|auch|außerdem|ook|också|även|også|desuden)\s(?=\p{L})/iu;
/** "Außerdem machen wir Altersvorsorge": one object is enough. */
const machen = /(?<!\p{L})machen?(?!\p{L})/iu;
const CLAUSE_CHARACTERS_MAX = 300;

/** Offerings behind the verbs of a sentence, clause by clause. */
export function offeredIn(said: string, context: OfferingContext, isPartlyDenied = false): OfferingItem[] {
  const { words } = context;
  const items: OfferingItem[] = [];
  const clauses = removeVariants(said, words).split(
    /[;!?()]|,\s(?=(?:and also|und auch|et aussi|y también|e anche|e também|en ook|och även)\s)|\s[–—]\s|(?<=\p{L}{3})\.\s|:\s(?=\p{Lu}\p{Ll}+ (?:we|wir|nous)\b)/u,
  );
  for (const whole of clauses) {
    const full = removeTowns(addSubject(whole.split(because, 1)[0] ?? whole, words), words, context.language);
    const served = servedWith(full, words, context.language);
    const clause = full.slice(0, served.at);
    items.push(...served.items);
    items.push(...namedByVerbs(clause, context.language));
    const found = offerCue(clause, words);
    const listed = verbObjects(clause, context);
    if (listed.length > 0) items.push(...listed);
    else if (found) {
      const objects = objectsBehind(clause, found, context, isPartlyDenied);
      // "Vi fører regnskap, kjører lønn og leverer årsoppgjør": the verb that a list knows may be the last of the row.
      const any = words.anyVerb === undefined ? null : wordPattern(words.anyVerb).exec(clause);
      const ofRow = any !== null && any.index < found.index ? objectsOfAnyVerb(clause, context) : [];
      items.push(...(ofRow.length > objects.length ? ofRow : objects));
    } else if (words.anyVerb !== undefined) items.push(...objectsOfAnyVerb(clause, context));
    else if (words.offersAfter !== undefined) {
      const verb = wordPattern(words.offersAfter).exec(clause);
      if (verb) items.push(...lastCut(listItems(clause.slice(0, verb.index), words), words));
    }
    if (items.length === 0) items.push(...objectsOfName(clause, context));
  }
  return items;
}

// "We serve Leeds and York" lists places.
const isOfPlaces = (objects: readonly string[]): boolean =>
  objects.some((object) => placeMentions(object)[0]?.text === object.replace(toPlace, '').trim());

/** Objects behind "we sell" and the verbs in a row with it. */
function objectsBehind(
  clause: string,
  found: RegExpExecArray,
  context: OfferingContext,
  isPartlyDenied: boolean,
): OfferingItem[] {
  const { words, language } = context;
  const behind = clause.slice(found.index + found[0].length).replace(/^[\s:]+/u, '');
  // "Ved säljer jag inte": what stands first may be what is denied.
  const fronted = isPartlyDenied ? null : frontedObjects(clause.slice(0, found.index), found[0], behind, words);
  if (fronted !== null) return lastCut(fronted, words);
  // "We supply cafes and hotels round here with bread": whom, and with what.
  const supplied = suppliesVerb.test(found[0])
    ? /\s(?:with|mit|avec|con|com|met|med)\s(\p{L}.*)/u.exec(behind)?.[1]
    : undefined;
  const after = supplied ?? behind;
  const but = wordPattern(words.but).exec(after);
  const text = but ? after.slice(0, but.index) : after;
  return verbPhrases(found[0], text, words, language).flatMap((phrase) =>
    phrase.isFurther && suppliesCustomers.test(phrase.verb) && namesCustomers(listItems(phrase.text, words))
      ? []
      : objectsOfPhrase(phrase, context, phrase.isFurther || after === behind),
  );
}

function objectsOfPhrase(
  { verb, text: given }: VerbPhrase,
  { words, language }: OfferingContext,
  isOfOneVerb: boolean,
): OfferingItem[] {
  const text = removeRecipients(given, words);
  const whole = addSharedHeads(removeWhom(removeSharedPreposition(splitObjects(text, words))));
  const objects = addSharedNoun(whole, language);
  const isOfPeople = /fotogra|photogra/iu.test(verb);
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
  // "Trabajamos con empresas y particulares"
  const areCustomers =
    /(?:beliefer|versorg|bevoorra)/iu.test(verb) ||
    ((/^\p{L}+\s(?:con|com)$/iu.test(verb) || suppliesCustomers.test(verb)) && namesCustomers(bare));
  if (isOfPlaces(objects) || areCustomers) return [];
  return lastCut(bare, words).map((item) => withVerb({ ...item, isOfPeople }));
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
  const isKnown = language !== 'en' && words.hasCapitalNouns === true && machen.test(verb[0]);
  const phrases = verbPhrases(word, behind, words, language);
  const objects = removeWhom(removeSharedPreposition(phrases.flatMap(({ text }) => splitObjects(text, words))));
  const things = objects.filter((object) => wordPattern(words.tail).exec(object)?.index !== 0 && !isNote(object));
  const areReceived = receives.test(verb[0]) && namesCustomers(objects);
  const isAdded =
    things.length === 1 && objects.length === 1 && (adds.test(clause.slice(0, verb.index)) || addsFirst.test(behind));
  if (areReceived || isOfPlaces(objects) || !(things.length > 1 || isAdded || (isKnown && things.length > 0)))
    return [];
  return phrases.flatMap((phrase) => objectsOfPhrase(phrase, context, true));
}

/** "Wij knippen, kleuren en doen bruidskapsels": verbs without an object are what is done, by their infinitives. */
function namedByVerbs(clause: string, language: OfferingContext['language']): OfferingItem[] {
  const row =
    language === 'nl' || language === 'de'
      ? /(?<!\p{L})(?:[Ww]ij|[Ww]e|[Ww]ir)\s((?:\p{Ll}{4,}n,\s)+\p{Ll}{4,}n)\s(?:en|und)\s\p{Ll}/u.exec(clause)?.[1]
      : undefined;
  return (row?.split(', ') ?? []).map((verb) => ({
    text: verb.slice(0, 1).toUpperCase() + verb.slice(1),
    isListed: true,
    isObject: false,
  }));
}

/** Why something is so names nothing that is offered. */
const because = /\s(?:because|weil|parce qu[e']|porque|perché|omdat|ponieważ|eftersom|protože|потому что|çünkü)\s/iu;

/** "machen Impfungen, Allergietests und Ultraschall": notes leave the pronoun out. */
function addSubject(clause: string, words: ReadingWords): string {
  if (words.anyVerb === undefined || words.hasCapitalNouns !== true || !/^\p{Ll}{4,}en\s/u.test(clause)) return clause;
  const full = `wir ${clause}`;
  return wordPattern(words.anyVerb).exec(full)?.index === 0 ? full : clause;
}
