import type { Language } from '../../language/languages.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';
import { verbPhrases } from './verb-phrases.ts';

const object = (text: string): OfferingItem => ({
  text,
  isListed: false,
  isObject: true,
});

/** Who comes to a business, and the verbs for what it offers them. */
const forms: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:^|,\s|\sand\s)(?:(?:our|the|all|local)\s)?(?:members|visitors|customers|guests|clients|students|pupils|children|kids|people|learners|families|groups|you can|(?:members|visitors|customers|guests|people|groups|families) can)\s(?:also\s)?(?:borrow|hire|rent|book|buy|order|learn|try|taste|join|pick|choose from|choose between|stay in|practise|sample|shop for)\s(?!online|by|from|with|at|how|about|us|me|in\b)(.{3,200})$/iu,
  de: /(?:können|kann|könnt|kannst)\s(?:(?:unsere\s)?(?:Besucher(?:innen)?|Gäste|Kund(?:en|innen)|Mitglieder|Kinder|Teilnehmer|Schüler|Sie|ihr|man|du|Interessierte|Gruppen|Familien)\s)?(?:(?:auch|bei uns|hier|außerdem|online|vor Ort|direkt)\s){0,3}(.{3,120}?)\s(?:buchen|mieten|kaufen|bestellen|leihen|ausleihen|lernen|probieren|verkosten|erwerben|erleben|genießen|verschenken)(?!\p{L})/u,
  nl: /(?:kunnen|kan|kunt)\s(?:(?:bezoekers|gasten|klanten|leden|kinderen|je|u|groepen)\s)?(?:(?:ook|bij ons|hier|online)\s){0,3}(.{3,120}?)\s(?:huren|boeken|kopen|lenen|leren|proeven|bestellen|volgen|reserveren)(?!\p{L})/iu,
  sv: /(?:kan)\s(?:(?:du|man|ni|gäster|besökare|kunder|medlemmar|barn|grupper)\s)?(?:(?:också|även|hos oss|här)\s){0,3}(?:boka|hyra|köpa|låna|prova|beställa|lära sig|gå)\s(.{3,})/iu,
  da: /(?:kan)\s(?:(?:du|man|i|gæster|besøgende|kunder|medlemmer|børn|grupper)\s)?(?:(?:også|hos os|her)\s){0,3}(?:leje|købe|bestille|booke|låne|prøve|lære|smage)\s(.{3,})/iu,
  no: /(?:kan)\s(?:(?:du|man|dere|gjester|besøkende|kunder|medlemmer|barn|grupper)\s)?(?:(?:også|hos oss|her)\s){0,3}(?:leie|kjøpe|bestille|booke|låne|prøve|lære|smake)\s(.{3,})/iu,
};

const people = 'Kinder|Erwachsene|Jugendliche|Schüler|Senioren|Paare|Familien|Mädchen|Jungen|Frauen|Männer|Anfänger';
/** "Bei uns lernen Kinder Ballett, Erwachsene Salsa" */
const learn = new RegExp(
  String.raw`(?:[Bb]ei uns|[Hh]ier)\s(?:lernen|üben|tanzen|trainieren|spielen)\s(?:(?:die|alle)\s)?(?:${people})\s(\p{Lu}.{3,200})`,
  'u',
);
const ofPeople = new RegExp(String.raw`^(?:${people})\s(?=\p{Lu})`, 'u');

/** Pronouns and times are no things: "you can book it online", "bis Freitag bestellen". */
const noThing =
  /^(?:it|them|this|that|one|a table|tables|an appointment|appointments|online|es|sie|das|dies|uns|bis|einen? (?:termin|tisch)|termine|einen platz|karten|tickets|plätze|online|een (?:afspraak|tafel)|het|deze|tot|den|det|dem|tid|en tid|bord|et bord|time|en time)(?!\p{L})/iu;

/** "Members borrow drills and ladders", "Besucher können Degustationen buchen": what customers do there is offered. */
export function doneByCustomers(said: string, words: ReadingWords, language: Language | null): OfferingItem[] {
  const form = language === null ? undefined : forms[language];
  if (form === undefined) return [];
  return said.split(/[.;!?()]\s?/u).flatMap((clause) => {
    const learnt = learn.exec(clause)?.[1];
    if (learnt !== undefined && language === 'de')
      return listItems(learnt, words).map((thing) => object(thing.replace(ofPeople, '')));
    const things = form.exec(clause)?.[1];
    if (things === undefined || noThing.test(things)) return [];
    return verbPhrases('', things, words, language).flatMap(({ text }) =>
      listItems(text, words)
        .filter((thing) => !noThing.test(thing))
        .map((thing) => object(thing)),
    );
  });
}
