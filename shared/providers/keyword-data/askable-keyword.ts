import { matchable } from '../../domain/fields/keyword-match.ts';

/** DataForSEO's limits of a keyword (keywords_data/google_ads, dataforseo_labs). */
const CHARACTERS_MAX = 80;
const WORDS_MAX = 10;

/**
 * The keyword as DataForSEO takes it; null when it takes none like it. One that it refuses fails the task of the whole
 * batch, so what may be refused is not asked: symbols, emoji, whole sentences.
 */
export function askableKeyword(keyword: string): string | null {
  const text = matchable(keyword);
  const fits = text !== '' && Array.from(text).length <= CHARACTERS_MAX && text.split(' ').length <= WORDS_MAX;
  return fits && /^[\p{L}\p{M}\p{N} '’&.+#-]+$/u.test(text) && /[\p{L}\p{N}]/u.test(text) ? text : null;
}
