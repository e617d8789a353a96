import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { lastCut, namesCustomers } from './list-audience.ts';
import type { OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';

const THINGS_MIN = 3;
const WORDS_MAX = 5;

/** "Our breads are", "Zu unseren Broten zählen", "These are": the subject and the verb before a list of what there is. */
const subjects: Readonly<Partial<Record<Language, string>>> = {
  en: String.raw`(?:our|my|the)\s((?:[\p{L}-]+\s){0,2}\p{L}+s)\s(?:are|include|range from|go from)|()(?:these|they)\s(?:are|include)`,
  de: String.raw`(?:unsere|meine|die)\s((?:\p{L}+\s){0,2}\p{Lu}\p{L}+)\s(?:sind|umfassen|heißen)|()(?:dies|das)\s(?:sind|umfasst)`,
  nl: String.raw`(?:onze|mijn|de)\s((?:\p{L}+\s){0,2}\p{L}+)\s(?:zijn|omvatten)|()(?:dit|dat)\szijn`,
  sv: String.raw`(?:våra|mina)\s((?:\p{L}+\s){0,2}\p{L}+)\s(?:är|omfattar)|()det\sär`,
  da: String.raw`(?:vores|mine)\s((?:\p{L}+\s){0,2}\p{L}+)\s(?:er|omfatter)|()det\ser`,
  no: String.raw`(?:våre|mine)\s((?:\p{L}+\s){0,2}\p{L}+)\s(?:er|omfatter)|()det\ser`,
};

/** Things in a list behind "our … are" that are not offered: people, places, times, values. */
export const notOffered =
  /(?:customers?|clients?|guests|patients|members|students|pupils|readers|users|visitors|competitors?|rivals|people|staff|employees|team|owners|founders|partners|sponsors|suppliers|values|goals|aims|hours|times|prices|rates|fees|offices?|branch(?:es)?|locations?|shops?|stores?|towns?|areas?|villages|strengths|colou?rs|wishes|pages|kunden\p{L}{0,12}|gäste|patienten|mitglieder|schüler|leser|nutzer|besucher|mitbewerber|konkurrenten|mitarbeiter\p{L}{0,12}|inhaber|gründer|partner|lieferanten|werte|ziele|öffnungszeiten|zeiten|preise|filialen|standorte|orte|stärken|farben|wünsche|seiten|büros|läden|klanten|gasten|leden|leerlingen|bezoekers|concurrenten|medewerkers|eigenaren|leveranciers|waarden|doelen|openingstijden|tijden|prijzen|vestigingen|winkels|plaatsen|wensen|kunder\p{L}{0,12}|gäster|medlemmar|elever|besökare|konkurrenter|medarbetare|anställda|ägare|leverantörer|värderingar|mål|öppettider|tider|priser|butiker|orter|önskemål|gæster|medlemmer|besøgende|medarbejdere|ansatte|ejere|leverandører|værdier|åbningstider|ønsker|gjester|besøkende|eiere|verdier|åpningstider|butikker|steder)$/iu;

/** A thing has an article, a plural, a capital or several words; "bright, quiet and warm" are qualities. */
export const isThing = (part: string, isOfCapitals: boolean): boolean =>
  isOfCapitals
    ? /\p{Lu}/u.test(part)
    : /^(?:an?|the|een|de|het|en|ett|et|ei)\s\p{L}/iu.test(part) ||
      (/\p{L}{3}(?:s|en|er|ar|or|ing)$/u.test(part) && !/(?:ss|ous)$/u.test(part)) ||
      part.split(' ').length > 2;

/** ", and on weekends we make cakes" */
const clauseEnd =
  /[.;!?:]|\s[–—]\s|,?\s(?:and|but|und|aber|en|maar|och|men|og)\s(?:[\p{L}'’]+\s){0,3}?(?:we|i|wir|ich|wij|ik|vi|jag|jeg)\s/iu;

/** "Our breads are rye, country loaf, baguettes and a seed loaf": a list behind what a business calls its things. */
export function ourThings(
  { kind, said, topic, denied }: Statement,
  words: ReadingWords,
  language: Language | null,
): OfferingItem[] {
  const subject = language === null ? undefined : subjects[language];
  if (subject === undefined || kind !== 'sentence' || topic !== null || denied !== '') return [];
  const found = compiled(
    String.raw`^(?:${subject})(?:\s(?:mainly|mostly|vor allem|vooral|främst|især))?:?\s(?=\S)`,
  ).exec(said);
  if (found === null || notOffered.test(found[1] ?? '')) return [];
  const [list = ''] = said.slice(found[0].length).split(clauseEnd, 1);
  const parts = listItems(list, words);
  const areThings =
    parts.filter((part) => isThing(part.trim(), words.hasCapitalNouns === true)).length * 2 >= parts.length;
  const isList =
    parts.length >= THINGS_MIN &&
    parts.every((part) => part.split(' ').length <= WORDS_MAX + 3) &&
    placeMentions(list).length === 0 &&
    !isNote(list) &&
    !namesCustomers(parts);
  return isList && areThings ? lastCut(parts, words) : [];
}
