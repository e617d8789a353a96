import { listData, readData } from '../read-data.ts';
import type { GuardWords } from './guard-words-schema.ts';

const ofMeaning = new Map<keyof GuardWords, readonly string[]>();

/** The words of one meaning in all languages that have them: a model may claim in another language than that of the page. */
export function listGuardWords(meaning: keyof GuardWords): readonly string[] {
  let words = ofMeaning.get(meaning);
  if (words === undefined) {
    const files = listData('guard-words').map((language) => readData('guard-words', language) as GuardWords);
    words = [...new Set(files.flatMap((file) => file[meaning] ?? []))];
    ofMeaning.set(meaning, words);
  }
  return words;
}
