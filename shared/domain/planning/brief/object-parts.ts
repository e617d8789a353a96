import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { isAdjectiveAlone, listItems, nounOfAdjective } from './phrase-lists.ts';

/** ", both children and adults", ", preferably at home": for whom and how, behind the objects. */
const aside = compiled(String.raw`,\s(?:${wordsFor('aside')})\s.*`);
const inWhere = compiled(String.raw`^(?:${wordsFor('inWhere')})\s`);

/** "Je pratique en droit de la famille, en médiation et en successions": each object has the preposition of the verb. */
export function removeSharedPreposition(objects: readonly string[]): string[] {
  const [first = ''] = objects;
  const [shared] = inWhere.exec(first) ?? [];
  return shared === undefined || objects.length < 2 || !objects.every((object) => object.startsWith(shared))
    ? [...objects]
    : objects.map((object) => object.slice(shared.length));
}

/** The objects of a verb. */
export function splitObjects(text: string, words: ReadingWords): string[] {
  const objects: string[] = [];
  for (const part of listItems(text.replace(aside, ''), words)) {
    const nested = wordPattern(words.offers).exec(part) ?? nestedVerb(part, words);
    const shared = ofSharedHead.exec(part);
    const head = shared === null ? undefined : headBefore(objects.at(-1) ?? '', shared[1] ?? '');
    if (head !== undefined) objects.push(`${head} ${part}`);
    else if (nested?.index === 0) objects.push(part.slice(nested[0].length).trim());
    else if (nested !== null && part.slice(0, nested.index).trim().split(' ').length <= WORDS_BEFORE_VERB_MAX) {
      // "… and to order I make tableware"
      objects.push(part.slice(nested.index + nested[0].length).trim());
    } else objects.push(part);
  }
  return objects;
}

const WORDS_BEFORE_VERB_MAX = 3;

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
const ofSharedHead = new RegExp(String.raw`^(${wordsFor('ofSharedHead')})(?:\s|(?<='))(?=\p{Ll})`, 'u');
const headBefore = (object: string, preposition: string): string | undefined =>
  new RegExp(String.raw`^(\p{L}+(?:\s\p{L}+)?)\s${preposition}(?:\s|(?<='))`, 'u').exec(object)?.[1];

/** "We restore meadows, run walks": the pronoun is said once. */
export function nestedVerb(part: string, words: ReadingWords): { index: number; 0: string } | null {
  const lead = /^(?:run|hold|host|lead|keep) (?=\p{Ll})/u.exec(part);
  if (lead) return { index: 0, 0: lead[0] };
  const ending = /^\p{L}{3,}(?:amos|emos|imos|iamo)\s(?=\p{Ll})/u.exec(part);
  if (ending) return { index: 0, 0: ending[0] };
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
