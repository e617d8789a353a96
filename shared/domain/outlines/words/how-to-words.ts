import { readWorkWords } from '../../../language-data/work-words/read-work-words.ts';
import type { Language } from '../../language/languages.ts';

/** Languages whose infinitive ends the phrase: "Fahrrad reparieren", "band plakken". In the others it begins: "réparer un vélo". */
const verbLast: ReadonlySet<Language> = new Set(['de', 'nl']);

/** True for a search in the infinitive that asks how something is done. */
export function isInfinitiveOfWork(keyword: string, language: Language | null): boolean {
  const list = language === null ? undefined : readWorkWords(language)?.infinitives?.join('|');
  if (language === null || list === undefined || !/\s/u.test(keyword)) return false;
  return new RegExp(verbLast.has(language) ? String.raw`\s(?:${list})$` : String.raw`^(?:${list})\s`, 'iu').test(
    keyword,
  );
}

/** True for a title or a search that says in words that it tells how something is done. */
export function saysHow(text: string, language: Language | null): boolean {
  const pattern = readWorkWords(language ?? 'en')?.titles.join('|');
  return pattern !== undefined && new RegExp(pattern, 'iu').test(text.trim());
}
