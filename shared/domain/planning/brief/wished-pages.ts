import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { WritingWords } from '../words/writing-words.ts';
import type { Statement } from './brief-statements.ts';
import { listItems } from './phrase-lists.ts';
import { rolesIn } from './site-roles.ts';
import { removeRelativeClause } from './wish-sentences.ts';

/** "something simple with a menu and directions" */
export const siteWith =
  /(?<!\p{L})(?:web ?site|site|something(?: \p{L}+)?|webseite|homepage|etwas(?: \p{L}+)?|quelque chose(?: de \p{L}+)?|web|sitio|algo(?: \p{L}+)?|sito|qualcosa(?: di \p{L}+)?|stronę|coś(?: \p{L}+)?|webbplats|hemsida|iets(?: \p{L}+)?|webové stránky|сайт)(?:\s(?:internet|web|nuevo|nueva|new))?\s(?:with|mit|avec|con|com|met|z|med|s|с)\s(.+)$/iu;

/** "a page on braces and another on children" */
export const another =
  'one(?= (?:about|on|for|with|where|explaining|showing)\\s)|eine(?= (?:über|zu[mr]?|für|mit)\\s)|une(?= sur\\s)|una(?= (?:su|sul|sulla|sulle|sui|sobre)\\s)|uma(?= sobre\\s)|(?:een|eentje)(?= over\\s)|jedną(?= o\\s)|something(?= (?:about|on))|etwas(?= (?:über|zu|darüber|dazu))|quelque chose(?= sur)|algo(?= sobre)|qualcosa(?= s)|iets(?= over)|coś(?= o)|något(?= om)|another(?: one)?|(?:eine )?(?:weitere|andere)(?= (?:über|zu|zum|zur|für))|une autre|otra|un.altra|outra|een andere|jeszcze jedna|en annan|en(?= om )|jednu(?= o )|ещё одн[ау]';

/** "Our method / Prices / FAQ / a checklist": of a row of short names two are parts of any site. */
export function listsParts({ said, topic }: Statement, words: ReadingWords, writing: WritingWords): boolean {
  if (topic !== null || !/ \/ /u.test(said)) return false;
  const items = listItems(said, words);
  return (
    items.length > 2 &&
    items.filter((item) => item.split(' ').length <= 3 && rolesIn(item, writing).length > 0).length > 1
  );
}

/** "i necrologi e una pagina": what stands before a page, without the words that join it. */
export function removeLead(before: string, words: ReadingWords): string {
  const joined = compiled(String.raw`,?\s(?:${words.and})\s(?:[\p{L}'’]{1,30}(?:\s[\p{L}'’]{1,30})?\s?)?$`).exec(
    before,
  );
  return joined === null ? trimTrailing(before, /[^,;]/u) : before.slice(0, joined.index);
}

const tells =
  /(?<!\p{L})(?:to explain|erklären|expliquer|explicar|contar|spiegare|raccontare|wyjaśnić|opisać|vysvětlit|popsat|объяснить)\s([^,;.!?:]{5,70})/iu;

/** "Queremos explicar los requisitos de vacunación y publicar las tarifas": what the site shall tell is a page. */
export function toldIn(wanted: string, words: ReadingWords): string[] {
  const [first = ''] = listItems(tells.exec(wanted)?.[1] ?? '', words);
  return first.split(' ').length > 1 ? [removeRelativeClause(first)] : [];
}

/** Where "about" gives the noun another ending, it stays: "O bólu kręgosłupa". */
export const keptAbout = /^\s*(?:o|об?|про|dla|для|pro)\s(?=\p{L}{2})/iu;
