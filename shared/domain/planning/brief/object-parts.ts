import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';
import { isAdjectiveAlone, nounOfAdjective } from './phrase-lists.ts';

const inWhere = compiled(String.raw`^(?:${wordsFor('inWhere')})\s`);

/** "Je pratique en droit de la famille, en médiation et en successions": each object has the preposition of the verb. */
export function removeSharedPreposition(objects: readonly string[]): string[] {
  const [first = ''] = objects;
  const [shared] = inWhere.exec(first) ?? [];
  return shared === undefined || objects.length < 2 || !objects.every((object) => object.startsWith(shared))
    ? [...objects]
    : objects.map((object) => object.slice(shared.length));
}

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
