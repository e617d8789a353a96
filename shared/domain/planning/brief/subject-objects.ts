import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { selfReference } from './bare-lists.ts';
import { lastCut, removeRecipients } from './list-audience.ts';
import { splitObjects } from './object-parts.ts';
import type { OfferingContext, OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';
import { verbPhrases } from './verb-phrases.ts';

const ARTICLE_CHARACTERS_MAX = 12;
const OBJECTS_MIN = 3;
const copula =
  /^(?:is|are|was|has|ist|sind|war|hat|wird|est|sont|es|son|sono|são|zijn|heeft|jest|są|är|har|er|jsou|это)$/iu;
/** Activities of a business that offer nothing. */
const stances =
  /^(?:looks|cares|caters|serves|covers|works|helps|welcomes|employs|believes|celebrates|turns|needs|wants|competes|supports|supplies|lives|sits|stands|brings|connects|sucht|feiert|kommt|arbeitet|betreut|beschäftigt|gehört|bekommt|heißt|braucht|möchte|wünscht|befindet|besteht|freut|kümmert|richtet|liegt|steht|unterstützt|berät|verbindet|hilft|findet|zählt|kennt|bringt|wächst|ligt|zit|staat|zoekt|werkt|helpt|bestaat|ligger|finns|söker|arbetar|hjälper|vill|cherche|busca|cerca|procura|travaille|trabaja|lavora|trabalha|existe|esiste|aide|ayuda|aiuta|ajuda|reçoit|recibe|riceve|recebe|accueille|acoge|accoglie|acolhe|emploie|emplea|fête|cumple|compie|réunit|reúne|riunisce|compte|cuenta|conta|tiene|tem|ha|a|fue|foi|naît|nació|nasce|nasceu|veut|quiere|vuole|quer|ouvre|abre|apre|szuka|pomaga|działa|istnieje|ma|hledá|pomáhá|působí|má|findes|søger|arbejder|hjælper|vil|finnes|arbeider|jobber|hjelper)$/iu;

const opensWithArticle = (text: string, words: ReadingWords): boolean =>
  compiled(String.raw`^(?:${words.article})\s`).test(text);

/** Where the business is, between its name and its verb: "Weinkellerei Trautmann in Maienfeld erzeugt …". */
const placeBetween = (words: ReadingWords): RegExp =>
  compiled(
    String.raw`^(?:\s(?:${words.at})\s(?:(?:der|dem|the|de)\s)?[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?|,\s[^,.;:]{3,60},)?\s([\p{L}]{3,20})\s(.{3,300})$`,
  );

/** "Die Schreinerei Holzer baut Küchen, Haustüren und Treppen": whatever the verb is, the business does it. */
export function objectsOfName(clause: string, { name, words, language }: OfferingContext): OfferingItem[] {
  const at = name === undefined ? -1 : clause.indexOf(name);
  if (name === undefined || at === -1 || at > ARTICLE_CHARACTERS_MAX) return [];
  const [, verb, rest] = placeBetween(words).exec(clause.slice(at + name.length)) ?? [];
  // "The Copper Kettle is a tea room, …" says what it is.
  if (verb === undefined || rest === undefined || !/^\p{Ll}/u.test(verb)) return [];
  if (copula.test(verb) || stances.test(verb)) return [];
  // "Die Werkstatt wurde ein Café": with one object it says what it is; a list says what it runs.
  if (
    opensWithArticle(rest, words) &&
    (words.hasCapitalNouns === true || words.anyVerb === undefined || listItems(rest, words).length < OBJECTS_MIN)
  )
    return [];
  const phrases = verbPhrases(verb, removeRecipients(rest, words), words, language);
  const objects = phrases.flatMap(({ text }) => splitObjects(text, words));
  const areNouns = words.hasCapitalNouns === true && objects.every((object) => /^(?:\p{Ll}+\s)?\p{Lu}/u.test(object));
  const least = areNouns ? 2 : OBJECTS_MIN;
  const areThings =
    objects.length >= least &&
    placeMentions(rest).length === 0 &&
    !selfReference.test(rest) &&
    wordPattern(words.tail).exec(rest)?.index !== 0;
  return areThings
    ? phrases.flatMap(({ verb: of, text }) =>
        lastCut(splitObjects(text, words), words).map((item) => ({ ...item, verb: of })),
      )
    : [];
}

/** "bieten wir an", "führen wir durch" */
const particleOfOffer = /^(?:an|her|durch|aus|aan|uit|ut|opp?|om)[\s.!]*$/u;
const WORDS_BEFORE_MAX = 10;
const endsInSubject = /\s(?:wir|ich|wij|we|ik|vi|jag|jeg)$/iu;
const alsoFirst =
  /^(?:(?:auch|außerdem|ebenso|daneben|zusätzlich|natürlich|ook|daarnaast|verder|också|även|dessutom|også|desuden|i tillegg|dertil)\s)+/iu;
/** When, where, how and why a sentence begins with: no objects. */
const noObjects =
  /^(?:das|dies|dat|dit|det|dette|alles|so|dort|hier|heute|gerne?|seitdem|inzwischen|mittlerweile|besonders|vor allem|derzeit|jetzt|neu|zusammen|gemeinsam|deshalb|daher|dabei|dazu|dafür|dann|da|immer|täglich|zuerst|für|mit|seit|im|am|an|in|bei|von|zum|zur|nach|ohne|unter|auf|über|um|vor|met|voor|sinds|op|naast|bij|daar|nu|vandaag|altijd|samen|daarom|op|med|för|för att|sedan|där|här|idag|nu|alltid|tillsammans|på|hos|for|siden|der|her|altid|alltid|sammen|i)(?!\p{L})|^\p{L}+tags(?!\p{L})/iu;

/** "Reparaturen alter Möbel übernehmen wir": the object may stand first. Null where it does not. */
export function frontedObjects(before: string, verb: string, behind: string, words: ReadingWords): string[] | null {
  if (!endsInSubject.test(verb) || /:\s/u.test(before)) return null;
  const rest = behind.replace(/^(?:auch|ebenfalls|gerne?|ook|graag|også|också|gärna|gerne)(?:\s|$)/iu, '').trim();
  // "Texte liefern wir nach": a particle of another verb.
  if (/^\p{Ll}+[\s.!]*$/u.test(rest) && !particleOfOffer.test(rest)) return null;
  const isEmpty =
    /^[\s.!]*$/u.test(rest) ||
    particleOfOffer.test(rest) ||
    wordPattern(`${words.tail}|${words.forWhom}`).exec(rest)?.index === 0;
  const first = before.trim();
  const object = first.replace(alsoFirst, '');
  if (!isEmpty || object === '' || object.split(' ').length > WORDS_BEFORE_MAX || noObjects.test(object)) return null;
  const isNoun = words.hasCapitalNouns === true ? /\p{Lu}/u.test(object) : true;
  return isNoun && !selfReference.test(object) && !/,\s\p{Ll}+\s\p{Ll}/u.test(object) ? listItems(object, words) : null;
}
