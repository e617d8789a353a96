import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { cleaned } from './clean-name.ts';
import { findTopic } from './label-topics.ts';

const STATEMENTS_READ_MAX = 8;
const TITLE_WORDS_MAX = 5;

/** The first line as a title, where the text speaks of it again: "ledgerline", "Fieldnotes 2027". */
export function repeatedTitle(statements: readonly Statement[]): Said | null {
  const [first, ...others] = statements;
  if (first?.kind !== 'heading' || first.text.split(' ').length > TITLE_WORDS_MAX) return null;
  const name = cleaned(first.text, null);
  if (name === null || isPlace(name)) return null;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  );
  return others.some(({ text, kind }) => kind !== 'heading' && pattern.test(text))
    ? { value: name, words: first.text }
    : null;
}

/** Letters without case: what stands behind "called", up to a mark or a word that begins a clause. */
export function uncasedName(
  statements: readonly Statement[],
  words: ReadingWords,
  language: Language | null,
): Said | null {
  if (language !== 'ar') return null;
  const name = String.raw`(\p{L}+(?:\s\p{L}+){0,3}?\s?)(?=[.,;:("«»]|$|\s(?:${words.tail}|${words.is}|و|نقدم|نبيع|هي)\s)`;
  const cues = [
    String.raw`(?<!\p{L})(?:${words.named})\s["«“]?`,
    String.raw`(?<!\p{L})(?:${words.weAre})\s(?=(?:شركة|عيادة|مطعم|مقهى|متجر|جمعية|مدرسة|معهد|فندق|مركز|مكتب|مصنع|مخبز|صالون|ورشة|وكالة|منصة|دار|حلويات|مكتبة|مستشفى|أكاديمية)\s\p{L})`,
    '^(?=(?:شركة|عيادة|مطعم|مقهى|متجر|جمعية|مدرسة|معهد|فندق|مركز|مكتب|مصنع|مخبز|صالون|ورشة|وكالة|منصة|دار|حلويات|مكتبة|مستشفى|أكاديمية)\\s\\p{L})',
  ];
  for (const cue of cues)
    for (const { text } of statements.slice(0, STATEMENTS_READ_MAX)) {
      const found = compiled(`${cue}${name}`).exec(text)?.[1]?.trim();
      if (found !== undefined && found.length > 2) return { value: found, words: text };
    }
  return null;
}

/** The one heading of the highest rank, as a README has it: "# kvlite". A heading of a part of the brief is none. */
export function onlyTitle(statements: readonly Statement[], words: ReadingWords): Said | null {
  const title = statements.find(({ isTitle }) => isTitle === true);
  if (title === undefined || findTopic(title.text, words) !== null) return null;
  const name = cleaned(title.text.split(/\s[–—|·-]\s|:\s/u, 1)[0] ?? '', null);
  return name === null || isPlace(name) || name.split(' ').length > TITLE_WORDS_MAX || ofBriefs.test(name)
    ? null
    : { value: name, words: title.text };
}

/** "Website brief", "Neue Webseite": what the text is, and not whom it is about. */
const ofBriefs =
  /(?<!\p{L})(?:brief(?:ing)?|web ?site|webseite|website|homepage|site|sito|sitio|página|strona|hemsida|relaunch|redesign|requirements|anforderungen|notes?|notizen|questionnaire|fragebogen|overview|introduction|project|projekt|proposal|about|services?|products?|welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenuti)(?!\p{L})/iu;

/** A place, or several: "Windermere and Ambleside". */
export const isPlace = (name: string): boolean => {
  const parts = name.split(/,\s|\s(?:and|und|et|y|e|en|i|och|og|a)\s/u);
  return [[name], parts].some((names) =>
    names.every((part) => placeMentions(part).some(({ text, at }) => at === 0 && text === part)),
  );
};
