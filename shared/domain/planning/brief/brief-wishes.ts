import type { Language } from '../../language/languages.ts';
import { amountIn } from '../../language/money-amount.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { roleIs } from '../role-rows.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { NamedRole, WritingWords } from '../words/writing-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { bareItem, capitalizedFirst, listItems } from './phrase-lists.ts';
import { namesSubject, questionSubject } from './question-subjects.ts';
import { rolesIn } from './site-roles.ts';
import { isUsable, type Wanted, wantedPage } from './wanted-page.ts';
import { leadsTo, removeReason, type WishCue, wishCue } from './wish-sentences.ts';
import { another, keptAbout, siteWith } from './wished-pages.ts';

export interface BriefWishes {
  /** Pages that the client wants by their part in a site. */
  readonly roles: ReadonlyMap<NamedRole, string>;
  /** Pages that the client wants about a subject. */
  readonly topics: readonly Said[];
  /** Pages that the client does not want. */
  readonly refused: ReadonlySet<NamedRole>;
  /** Roles that the brief mentions without a wish for a page. */
  readonly mentioned: ReadonlyMap<NamedRole, string>;
}

const delivers = compiled(String.raw`(?<!\p{L})(?:${wordsFor('delivers')})(?!\p{L})`);
const TOPICS_MAX = 8;
const TOPIC_WORDS_MAX = 9;
/** A short part after a comma is a further subject; a longer one is a separate clause. */
const FURTHER_WORDS_MAX = 4;

export function wishesIn(
  statements: readonly Statement[],
  words: ReadingWords,
  writing: WritingWords,
  language: Language | null,
): BriefWishes {
  const roles = new Map<NamedRole, string>();
  const mentioned = new Map<NamedRole, string>();
  const refused = new Set<NamedRole>();
  const topics: Said[] = [];
  for (const statement of statements) {
    const { kind, topic, denied, text } = statement;
    const said = removeReason(statement.said);
    for (const role of rolesIn(denied, writing)) refused.add(role);
    if (kind === 'heading' || topic === 'rivals') continue;
    for (const role of rolesIn(said, writing))
      if (!mentioned.has(role) && !(role === 'gallery' && delivers.test(said))) mentioned.set(role, text);
    const wish = wishCue(said, words);
    if (topic !== 'wish' && wish === null) continue;
    const wanted = wantedIn(said, wish, words).replaceAll(/\s?\([^()]{0,200}\)/gu, '');
    const isListed = topic === 'wish' || wish?.isOfSite === true;
    for (const { role, subject } of wantedPages(wanted, isListed, words, writing)) {
      if (role !== null) roles.set(role, text);
      else if (
        (listTerms(subject, language).length > 0 || (topic === 'wish' && kind === 'item' && subject.includes(' '))) &&
        namesSubject(subject, text, language) &&
        topics.length < TOPICS_MAX
      )
        topics.push({ value: subject, words: text });
    }
  }
  // "No setup fee" does not refuse the prices of which the brief speaks elsewhere.
  for (const role of mentioned.keys()) if (roleIs(role, 'isLasting')) refused.delete(role);
  refused.delete('contact');
  for (const role of refused) roles.delete(role);
  return { roles, topics, refused, mentioned };
}

/** The part of a statement that says what is wanted. */
function wantedIn(said: string, wish: WishCue | null, words: ReadingWords): string {
  if (wish === null || words.offersAfter !== undefined) return said;
  const after = said.slice(wish.index + wish[0].length);
  // "Jobs should be on it": what is wanted stands before.
  if (!/\p{L}/u.test(after)) return said.slice(0, wish.index) || said;
  return wish.isOfSite ? after : said.slice(wish.index);
}

/** "a page about allergies, a blog and online booking": one subject and two parts of a site. */
function wantedPages(wanted: string, isListed: boolean, words: ReadingWords, writing: WritingWords): Wanted[] {
  const pages = new RegExp(wordPattern(`${words.page}|${another}`), 'giu');
  const marks = [...wanted.matchAll(pages)];
  const found: Wanted[] = [];
  // "a site with the exhibitions, a page on the house": what stands beside the pages are parts as well.
  const parts = siteWith.exec(wanted)?.[1];
  for (const part of parts === undefined ? [] : listItems(parts.split(/[.;!?]/u, 1)[0] ?? '', words))
    if (part.split(' ').length <= FURTHER_WORDS_MAX + 1) found.push(wantedPage(part, words, writing));
  const quotedTitle = /^\s(?::\s)?["“”„«»]\s?([^"“”„«»]{3,80})["“”»]/u;
  const about = compiled(String.raw`^[\s,]*(?:\p{L}+\s)?(?:${words.about})(?:\s|(?<=['’])\s?)(.+)$`);
  const loose = marks[0] ? wanted.slice(0, marks[0].index) : wanted;
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    const untilNext = wanted.slice(mark.index + mark[0].length, next?.index);
    // "an article on marathons and a page with …": what leads to the next page is no part of the subject.
    const after = next === undefined ? untilNext : untilNext.replace(leadsTo(words), '');
    const title = quotedTitle.exec(after)?.[1];
    if (title !== undefined) {
      found.push({ role: null, subject: capitalizedFirst(title.trim()) });
      continue;
    }
    const question = questionSubject(after);
    if (question !== null) {
      found.push({ role: null, subject: capitalizedFirst(question) });
      continue;
    }
    const subject = about.exec(after)?.[1];
    if (subject !== undefined) {
      const kept = keptAbout.exec(after)?.[0] ?? '';
      found.push(
        ...listItems(subject, words)
          .filter((item, index) => index === 0 || item.split(' ').length <= FURTHER_WORDS_MAX)
          .map((item, index) => (index === 0 ? `${kept}${item}` : item))
          .filter((item) => amountIn(item) === null && !wordPattern(words.rivals).test(item))
          .map((item) => wantedPage(item, words, writing)),
      );
    }
  }
  // "We need: catalogue, authors, a page for manuscripts, press": what stands beside the pages in a list is wanted too.
  if (isListed && marks[0] !== undefined) {
    found.push(...shortItems(wanted.slice(0, marks[0].index), words, writing));
    return found.filter(isUsable);
  }
  if (isListed && marks.length === 0) {
    const items = listItems(bareItem(wanted), words);
    const isShort = items.every((item) => item.split(' ').length <= TOPIC_WORDS_MAX);
    return (isShort ? items : [bareItem(wanted)])
      .filter((item) => words.hasCapitalNouns !== true || /\p{Lu}/u.test(item))
      .map((item) => wantedPage(item, words, writing))
      .filter(isUsable);
  }
  for (const role of rolesIn(loose, writing)) found.push({ role, subject: '' });
  // The part after the last subject may be wished too: "… and a blog".
  return found.filter(isUsable);
}

const shortItems = (text: string, words: ReadingWords, writing: WritingWords): Wanted[] =>
  listItems(text, words)
    .filter((item) => item.split(' ').length <= FURTHER_WORDS_MAX && amountIn(item) === null)
    .map((item) => wantedPage(item, words, writing));
