import type { Language } from '../../language/languages.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { areCustomers, lastCut } from './list-audience.ts';
import type { OfferingItem } from './offering-name.ts';
import { isThing, notOffered } from './our-things.ts';
import { listItems } from './phrase-lists.ts';

const THINGS_MIN = 3;
const WORDS_MAX = 8;
const SUBJECT_WORDS_MAX = 9;

/** Verbs before a list of what there is, whoever is their subject: "our work covers", "bei uns bekommt man". */
const verbs: Readonly<Partial<Record<Language, string>>> = {
  en: 'covers?|includes?|comprises?|spans|are|ranges? from|consists? of|deals? with|people come (?:to us|here) for|(?:can|may) (?:get|buy|find|choose|learn|rent|hire|book|order|see|try)|(?:you|customers|clients|guests|visitors|people) (?:get|find|buy|see)',
  de: 'umfasst|umfassen|sind|reicht von|reichen von|bekommt man|bekommen (?:sie|kunden|gäste)|gibt es|findet man|finden (?:sie|kunden|gäste)|erhalten (?:sie|kunden)|(?:gehören|zählen)(?: dazu)?',
  fr: 'couvr(?:e|ent)|compren(?:d|nent)|sont|va de|vont de|regroupe(?:nt)?|(?:on|vous|les clients) (?:y )?(?:trouve|trouvez|trouvent|voit|peut (?:acheter|trouver|louer|voir)|pouvez (?:acheter|trouver|louer|voir))',
  es: 'abarcan?|incluyen?|comprenden?|son|van? desde|(?:se|el cliente) (?:puede|pueden) (?:comprar|encontrar|alquilar|ver)|(?:encuentran?|encontrará[ns]?)',
  it: 'copr(?:e|ono)|comprend(?:e|ono)|inclu(?:de|dono)|sono|va da|vanno da|si (?:trova|trovano|può (?:comprare|trovare|noleggiare|vedere))|(?:i clienti|gli ospiti) trovano',
  pt: 'abrangem?|incl(?:ui|uem)|compreendem?|são|v(?:ai|ão) desde|(?:pode|podem)(?:-se)? (?:comprar|encontrar|alugar|ver)|encontram?',
  nl: 'omvat|omvatten|zijn|bestaat uit|bestaan uit|(?:vindt|vind|koopt|krijgt) (?:u|je|men)|(?:kun|kan|kunt) (?:je|u|men)',
  sv: 'omfattar|är|består av|finns|(?:hittar|får|köper) (?:man|du|kunderna)',
  da: 'omfatter|er|består af|findes|(?:finder|får|køber) (?:man|du|kunderne)',
  no: 'omfatter|er|består av|finnes|(?:finner|får|kjøper) (?:man|du|kundene)',
  pl: 'obejmuj[eą]|są|to|należą|(?:można|klienci mogą) (?:kupić|znaleźć|wypożyczyć|zobaczyć)',
  cs: 'zahrnuj[eí]|jsou|patří|(?:lze|můžete) (?:koupit|najít|půjčit|vidět)',
};

/** "for four things: ", "drei Bereiche: " */
const counted =
  '(?:two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|sieben|acht|deux|trois|quatre|cinq|sept|huit|dos|cuatro|cinco|seis|siete|ocho|due|tre|quattro|cinque|sei|sette|otto|dois|duas|três|quatro|sete|oito|twee|drie|vijf|zes|zeven|acht|två|tre|fyra|fem|sex|to|fire|seks|dwie|dwa|trzy|cztery|pięć|sześć|dvě|tři|čtyři|pět|\\d)\\s(?:[\\p{L}-]+\\s){0,2}([\\p{L}-]+)';

/** Another clause, or who acts in it. */
const clauseEnd = /[.;!?:]|\s[–—]\s/u;

/**
 * Three things and more behind a verb that says what there is: "Our work covers family law, wills and employment law". Less sure than a verb of
 * offering: for a brief in which hardly any is found. Lists of people, places and qualities are none.
 */
export function listedThings(
  { kind, said, topic, under, isCarried }: Statement,
  words: ReadingWords,
  language: Language | null,
): OfferingItem[] {
  const verb = language === null ? undefined : verbs[language];
  if (verb === undefined || kind !== 'sentence' || (topic !== null && topic !== 'other')) return [];
  if (wordPattern(`${words.wish}|${words.rivals}`).test(said)) return [];
  // "Managers use it for four things: …" is a label and its list.
  const label = under !== null && isCarried !== true && compiled(`${counted}$`).test(under) ? `${under}: ` : '';
  const text = label + said;
  const pattern = compiled(String.raw`${counted}\s?:\s|(?<!\p{L})(?:${verb})(?!\p{L})[\s:]+`);
  for (const found of text.matchAll(new RegExp(pattern, 'giu'))) {
    const subject = text.slice(0, found.index).split(clauseEnd).at(-1)?.trim() ?? '';
    const noun = found[1] ?? subject.split(' ').at(-1) ?? '';
    const isOfOthers = notOffered.test(noun) || wordPattern(words.audience).test(`${subject} ${found[0]}`);
    if (isOfOthers || subject.split(' ').length > SUBJECT_WORDS_MAX) continue;
    const [list = ''] = text.slice(found.index + found[0].length).split(clauseEnd, 1);
    const parts = listItems(list, words);
    const things = parts.filter((part) => isThing(part.trim(), words.hasCapitalNouns === true));
    const areThings = parts.length >= THINGS_MIN && things.length * 2 >= parts.length;
    const isShort = parts.every((part) => part.split(' ').length <= WORDS_MAX);
    if (
      areThings &&
      isShort &&
      placeMentions(list).length === 0 &&
      !isNote(list) &&
      !areCustomers(parts, words, language)
    )
      return lastCut(parts, words);
  }
  return [];
}
