import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

/** A verb and the text of its objects. */
export interface VerbPhrase {
  readonly verb: string;
  readonly text: string;
}

/** How many characters at the beginning of a part are a verb. "We restore meadows, run walks": the pronoun is said once. */
function leadingVerb(part: string, { offers }: ReadingWords): number {
  const verb = wordPattern(offers).exec(part);
  if (verb?.index === 0) return verb[0].length;
  const behindWe = wordPattern(offers).exec(`we ${part}`);
  return behindWe?.index === 0 && behindWe[0].length > 3 ? behindWe[0].length - 3 : 0;
}

/**
 * Splits the objects of a verb and of the verbs in a row with it, each with its own objects: "reupholster armchairs and sofas, make cushions and sell
 * fabric" is three phrases, and what an "and" joins in one of them is joined there.
 */
export function verbPhrases(verb: string, text: string, words: ReadingWords): VerbPhrase[] {
  const boundary = new RegExp(String.raw`,\s(?:(?:${words.and})\s)?|\s(?:${words.and})\s`, 'giu');
  const phrases: VerbPhrase[] = [];
  let start = 0;
  let current = verb;
  for (const found of text.matchAll(boundary)) {
    const at = found.index + found[0].length;
    if (found.index < start || text.slice(start, found.index).trim() === '') continue;
    const length = leadingVerb(text.slice(at), words);
    if (length === 0) continue;
    phrases.push({ verb: current, text: text.slice(start, found.index) });
    current = text.slice(at, at + length).trim();
    start = at + length;
  }
  phrases.push({ verb: current, text: text.slice(start) });
  return phrases;
}
