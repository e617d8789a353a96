import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { namesCustomers } from './list-audience.ts';
import { isAdjectiveAlone, listItems, nounOfAdjective } from './phrase-lists.ts';
import { separableVerb } from './verb-objects.ts';

/** "We design and build": two verbs have one object. */
export function removeSecondVerb(objects: string, words: ReadingWords): string {
  const row = readAfterVerbs(objects, words);
  if (row !== null) return row;
  const second = compiled(String.raw`^(?:${words.and})\s(\p{Ll}+)\s(?=\S)`).exec(objects);
  if (second === null) return objects;
  const rest = objects.slice(second[0].length - (second[1]?.length ?? 0) - 1);
  const nested = wordPattern(words.offers).exec(rest) ?? nestedVerb(rest, words);
  if (nested?.index === 0) return rest.slice(nested[0].length).trim();
  // "reparerar och vinterförvarar båtar"
  return compiled(String.raw`^(?:och|og)\s\p{Ll}{3,}[ae]r\s(?=\p{Ll})`).test(objects) && /^(?:och|og)\s/u.test(objects)
    ? objects.slice(second[0].length)
    : objects;
}

/** "ontwerpt, legt aan en onderhoudt tuinen": verbs in a row, and the one object behind the last. Null where there is no such row. */
function readAfterVerbs(objects: string, words: ReadingWords): string | null {
  const found = compiled(
    String.raw`^,\s(?:\p{Ll}{3,}(?:\s(?:aan|af|op|uit|in|an|ab|auf|aus|ein|ut|upp|opp|op|ud))?,\s){0,2}\p{Ll}{3,}(?:\s(?:aan|af|op|uit|in|an|ab|auf|aus|ein|ut|upp|opp|op|ud))?,?\s(?:${words.and})\s\p{Ll}{3,}\s(?=\p{L})`,
  ).exec(objects);
  return found === null ? null : objects.slice(found[0].length);
}

/** ", both children and adults", ", preferably at home": for whom and how, behind the objects. */
const aside =
  /,\s(?:both|whether|sowohl|egal ob|tant pour|tanto para|sia per|zowel|både|zarówno|preferably|am liebsten|de préférence|preferiblemente|preferibilmente|de preferência|het liefst|liefst|najchętniej|helst)\s.*/iu;

/** "Asesoramos a pymes en derecho laboral, contratos y marcas": whom, and then in what. */
export function removeWhom(objects: readonly string[]): string[] {
  const [first = '', ...rest] = objects;
  const [lead, whom = ''] =
    /^(?:(?:a|à|aux|ai|alle|agli|aos|às|an)\s)?((?:\p{L}+\s){1,3}?)(?:en|in|em|dans|bei|w)\s(?=\p{L})/u.exec(first) ??
    [];
  return lead === undefined || rest.length === 0 || !namesCustomers([whom.trim()])
    ? [...objects]
    : [first.slice(lead.length), ...rest];
}

/** "Je pratique en droit de la famille, en médiation et en successions": each object has the preposition of the verb. */
export function removeSharedPreposition(objects: readonly string[]): string[] {
  const [first = ''] = objects;
  const [shared] =
    /^(?:en|in|em|dans le|dans les|nel|nella|no|na|v|w|im|aux?|à la|de|en el|en la|sur)\s/iu.exec(first) ?? [];
  return shared === undefined || objects.length < 2 || !objects.every((object) => object.startsWith(shared))
    ? [...objects]
    : objects.map((object) => object.slice(shared.length));
}

/** The objects of a verb: a part that begins a separate clause ends them. */
export function splitObjects(text: string, words: ReadingWords): string[] {
  const objects: string[] = [];
  for (const part of listItems(removeTeaching(text.replace(aside, '')), words)) {
    const nested = wordPattern(words.offers).exec(part) ?? nestedVerb(part, words);
    const shared = ofSharedHead.exec(part);
    const head = shared === null ? undefined : headBefore(objects.at(-1) ?? '', shared[1] ?? '');
    const whole = separableVerb(part, words);
    if (head !== undefined) objects.push(`${head} ${part}`);
    else if (whole !== null) objects.push(whole);
    else if (nested !== null && nested.index === 0) {
      // "beliefern Hotels": who is supplied is a customer.
      if (supplies.test(nested[0])) break;
      objects.push(part.slice(nested[0].length).trim());
    } else if (nested !== null && part.slice(0, nested.index).trim().split(' ').length <= WORDS_BEFORE_VERB_MAX) {
      // "… and to order I make tableware"
      objects.push(part.slice(nested.index + nested[0].length).trim());
    } else if (startsClause(part, words)) break;
    else objects.push(part);
  }
  return objects;
}

/** "undervisning i piano, fiol och sång": each of them is taught. */
const removeTeaching = (text: string): string =>
  text.replace(
    /^\s?(?:(?:private|individual|group|regular)\s)?(?:lessons|teaching|tuition|training|classes|unterricht|cours|leçons|clases|lezioni|corsi|aulas|lessen|lekcje|undervisning|lektioner|výuku|lekce|уроки|обучение)\s(?:in|of|im|en|de|d['’]|di|da|in|i|gry na|v|по)\s(?=\p{L}+(?:,\s\p{L}+)+)(?!.*(?<!\p{L})(?:lessons?|classes|cours|clases?|lezioni|corsi|aulas?|lessen|lekcje|lektioner|kurser)(?!\p{L}))/iu,
    '',
  );

const WORDS_BEFORE_VERB_MAX = 3;

/** Verbs whose object is the customer. */
const supplies =
  /(?:beliefer|versorg|betreue|berat|supply|serve|abbeliefer|fourniss|livrons|abastece|suministra|riforni|bevoorra|leverer)/iu;
/** "Nettoyage de bureaux, de vitres", "vinos blancos, tintos y rosados": each part with the noun that is said once. */
export function addSharedHeads(items: readonly string[]): string[] {
  const named: string[] = [];
  for (const item of items) {
    const before = named.at(-1) ?? '';
    const preposition = ofSharedHead.exec(item)?.[1];
    const head = preposition === undefined ? undefined : headBefore(before, preposition);
    const noun = isAdjectiveAlone(item) ? nounOfAdjective(before) : null;
    named.push(head !== undefined ? `${head} ${item}` : noun !== null ? `${noun} ${item}` : item);
  }
  return named;
}

/** "talleres de arroces, de pescado y de repostería": the noun before the preposition is said once. */
const ofSharedHead = /^(de|del|d'|di|da|do|dos|das|delle|dei|of)(?:\s|(?<='))(?=\p{Ll})/u;
const headBefore = (object: string, preposition: string): string | undefined =>
  new RegExp(String.raw`^(\p{L}+(?:\s\p{L}+)?)\s${preposition}(?:\s|(?<='))`, 'u').exec(object)?.[1];

/** "We restore meadows, run walks": the pronoun is said once. */
export function nestedVerb(part: string, words: ReadingWords): { index: number; 0: string } | null {
  const lead = /^(?:run|hold|host|lead|keep) (?=\p{Ll})/u.exec(part);
  if (lead) return { index: 0, 0: lead[0] };
  const ending = /^\p{L}{3,}(?:amos|emos|imos|iamo)\s(?=\p{Ll})/u.exec(part);
  if (ending) return { index: 0, 0: ending[0] };
  // "repairs bikes and builds wheels"
  const third = words.ambiguousOffers === undefined ? null : wordPattern(words.ambiguousOffers).exec(part);
  if (third?.index === 0 && /^\s(?!(?:and|or|of|for|from|in|with|to)\s)\p{L}/u.test(part.slice(third[0].length)))
    return { index: 0, 0: third[0] + (/^\s(?:out|up|off|down)(?=\s)/u.exec(part.slice(third[0].length))?.[0] ?? '') };
  const any = words.anyVerb === undefined ? null : wordPattern(words.anyVerb).exec(part);
  if (any?.index === 0) return { index: 0, 0: any[0] };
  // "machen Torten auf Bestellung": where nouns have capitals, a small word before one is the verb.
  const small =
    words.hasCapitalNouns === true
      ? /^\p{Ll}{3,}(?:e?n|iere)\s(?=(?:\p{Ll}{2,}(?:e|es|er)\s)?\p{Lu})/u.exec(part)
      : null;
  if (small) return { index: 0, 0: small[0] };
  const found = wordPattern(words.offers).exec(`we ${part}`);
  return found?.index === 0 && found[0].length > 3 ? { index: 0, 0: found[0].slice(3) } : null;
}

const pronoun =
  /^(?:it|they|he|she|we|i(?=\s(?:do|sell|make|have|am|also)\s)|wir|ich|sie|es|nous|je|elle|ils|on|vi|jag|wij|we|ik|zij|мы|я|они)\s(?=\p{Ll})/iu;

/** "liegen in Michelstadt" */
const verbThenPreposition = /^\p{Ll}{3,}(?:en|t|e)\s(?:in|im|an|am|auf|bei|zu|zum|zur|nach|aus|mit|von|vom|seit)\s/u;
const number = /\d{2}[\s/-]?\d{2}[\s/-]?\d{2}|@/u;
/** "führen mein Mann und ich": who acts, behind the verb. */
export const subjectBehind =
  /^(?:wir|ich|(?:mein|meine|unsere?) \p{Lu}\p{L}+(?:,? und (?:ich|wir|(?:mein|meine) \p{Lu}\p{L}+))?)\s/u;

const startsClause = (part: string, words: ReadingWords): boolean => {
  const found = wordPattern(words.weAre).exec(part);
  const isVerb = words.hasCapitalNouns === true && verbThenPreposition.test(part);
  return (found?.index === 0 && part.split(' ').length > 3) || pronoun.test(part) || isVerb || number.test(part);
};
