import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

/** "something simple with a menu and directions" */
export const siteWith =
  /(?<!\p{L})(?:web ?site|site|something(?: \p{L}+)?|webseite|homepage|etwas(?: \p{L}+)?|quelque chose(?: de \p{L}+)?|web|sitio|algo(?: \p{L}+)?|sito|qualcosa(?: di \p{L}+)?|stronę|coś(?: \p{L}+)?|webbplats|hemsida|iets(?: \p{L}+)?|webové stránky|сайт)(?:\s(?:internet|web|nuevo|nueva|new))?\s(?:with|mit|avec|con|com|met|z|med|s|с)\s(.+)$/iu;

/** "a page on braces and another on children" */
export const another =
  'one(?= (?:about|on|for|with|where|explaining|showing)\\s)|eine(?= (?:über|zu[mr]?|für|mit)\\s)|une(?= sur\\s)|una(?= (?:su|sul|sulla|sulle|sui|sobre)\\s)|uma(?= sobre\\s)|(?:een|eentje)(?= over\\s)|jedną(?= o\\s)|something(?= (?:about|on))|etwas(?= (?:über|zu|darüber|dazu))|quelque chose(?= sur)|algo(?= sobre)|qualcosa(?= s)|iets(?= over)|coś(?= o)|något(?= om)|another(?: one)?|(?:eine )?(?:weitere|andere)(?= (?:über|zu|zum|zur|für))|une autre|otra|un.altra|outra|een andere|jeszcze jedna|en annan|en(?= om )|jednu(?= o )|ещё одн[ау]';

/** "i necrologi e una pagina": what stands before a page, without the words that join it. */
export function removeLead(before: string, words: ReadingWords): string {
  const joined = compiled(String.raw`,?\s(?:${words.and})\s(?:[\p{L}'’]{1,30}(?:\s[\p{L}'’]{1,30})?\s?)?$`).exec(
    before,
  );
  return joined === null ? trimTrailing(before, /[^,;]/u) : before.slice(0, joined.index);
}

/** Where "about" gives the noun another ending, it stays: "O bólu kręgosłupa". */
export const keptAbout = /^\s*(?:o|об?|про|dla|для|pro)\s(?=\p{L}{2})/iu;
