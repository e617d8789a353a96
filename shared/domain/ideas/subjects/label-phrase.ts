import { alternatives, listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { isCountry } from '../../keywords/countries.ts';
import { type PhraseToken, readTokens } from '../../keywords/phrase-tokens.ts';
import { isSiteName, type SiteNames } from '../../keywords/site-names.ts';
import { splitSegments } from '../../keywords/subject-phrases.ts';
import {
  isBroadNoun,
  isInvitation,
  isLinker,
  isOfClass,
  isPartNoun,
  isPointing,
  isPromising,
} from '../../keywords/subject-words.ts';
import { isGeneric } from '../../keywords/title-parts.ts';
import { asksPrice, removePriceWords } from '../../language/composed-words.ts';
import { type Language, writesCompounds } from '../../language/languages.ts';
import { hasUnspacedScript } from '../../language/segment-words.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { conjunctionPattern } from './label-sides.ts';

/** A subject as the site writes it: a noun phrase, with its words as they are compared. */
interface NamedSubject {
  /** In lower case but for what is never small: "Lokale Betäubung" in German, "PostgreSQL roles" in English. */
  readonly text: string;
  readonly terms: number;
}

const LABEL_CHARACTERS_MAX = 70;
const TERMS_MAX = 4;
const SIDES_MAX = 2;
const WORDS_MAX = 7;
const WORD_ALONE_CHARACTERS_MIN = 7;
/** Languages whose adjectives stand before the noun: its last word says what the label is. */
const nounIsLast: ReadonlySet<Language> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no', 'fi', 'hu', 'tr']);

/** The page's context of a phrase. */
export interface PhraseContext {
  readonly language: Language | null;
  readonly site: SiteNames;
  /** The words that its text has in lower case. */
  readonly small: ReadonlySet<string>;
  /** Phrases that its text writes with capitals alone, by the keys of their words. */
  readonly names: ReadonlySet<string>;
  /** It stands in a list of what is offered: names of services have capitals too. */
  readonly isOffered?: boolean;
}

export const pictures = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\u200D|\uFE0F/gu;

/** The subjects that a short text names when all of it is noun phrases; none for sentences, invitations, code, dates and names. */
export function labelSubjects(given: string, context: PhraseContext): NamedSubject[] {
  const label = trimTrailing(given.replaceAll(pictures, ' '), /[\s:：.…*]/u)
    .replaceAll(/(?<!\s)\s*[([（][^()[\]（）]{0,60}[)\]）]/gu, '')
    .trim();
  if (label === '' || label.length > LABEL_CHARACTERS_MAX || /[?!？！]$/u.test(label)) return [];
  const sides = label.split(conjunctionPattern(context.language));
  const named = sides.map((side) => sideSubject(side, context));
  if (sides.length > SIDES_MAX || named.includes(null)) return [];
  return named.flatMap((one) => (one === null || (sides.length > 1 && !standsAlone(one, context)) ? [] : [one]));
}

/** "Ventilation & insulation": a side of one word is half of a name, unless it is a compound. */
const standsAlone = ({ terms, text }: NamedSubject, { language }: PhraseContext): boolean =>
  terms > 1 || writesCompounds(language) || hasUnspacedScript(text);

function sideSubject(side: string, context: PhraseContext): NamedSubject | null {
  if (isCode(side) || isGeneric(side)) return null;
  const segments = splitSegments(readTokens(side, context.language));
  const [tokens = []] = segments;
  return segments.length === 1 ? nounPhrase(removeArticle(tokens), context) : null;
}

/** The tokens as a subject, where they are one noun phrase from the first to the last. */
export function nounPhrase(
  tokens: readonly PhraseToken[],
  { language, site, small, names, isOffered = false }: PhraseContext,
): NamedSubject | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || tokens.length > WORDS_MAX) return null;
  if (!(first.class === 'term' || (first.class === 'modifier' && !isOfClass(first.word, 'praise')))) return null;
  if (last.class !== 'term' || !tokens.every((token) => isOfPhrase(token, language))) return null;
  const terms = tokens.filter(({ class: kind }) => kind === 'term' || kind === 'modifier');
  if (terms.length > TERMS_MAX || new Set(terms.map(({ key }) => key)).size < terms.length) return null;
  if (terms.some(({ word }) => isPointing(word) || isPromising(word))) return null;
  if (isInvitation(first.word) || isVerbWithObject(tokens)) return null;
  // "Peace of mind starts with the facts" is a sentence.
  if (language === 'en' && tokens.slice(1).some(({ word }) => articles.has(word))) return null;
  if (isOffered ? titles.test(first.text) : isName(tokens, { small, names, language })) return null;
  const nouns = terms.filter(({ class: kind }) => kind === 'term');
  const head = headNoun(tokens, language);
  // "Leistungen Großtiere": the part of the page, and whom it is for.
  if (terms.length > 1 && language !== null && language !== 'en' && nounIsLast.has(language) && isPartNoun(first.word))
    return null;
  if (head === undefined || isPartNoun(head.word) || nouns.every(({ word }) => isBroadNoun(word) || isPartNoun(word)))
    return null;
  if (terms.length === 1 && !isTellingWord(head)) return null;
  if (asksPrice(head.word, language) && removePriceWords(tokens.map(({ text: own }) => own).join(' '), language) === '')
    return null;
  if (tokens.some(({ text }) => /\w\.\w/.test(text))) return null;
  const text = writtenForm([removeJoinedArticle(first), ...tokens.slice(1)], language, properIn(tokens, small));
  return isCountry(text) || isSiteName(text, site) ? null : { text, terms: terms.length };
}

/** "l'aperitivo": the article is joined to its noun. */
const joinedArticle = /^l['’](?=\p{L}{3})/iu;

const removeJoinedArticle = (token: PhraseToken): PhraseToken => ({
  ...token,
  text: token.text.replace(joinedArticle, ''),
  word: token.word.replace(joinedArticle, ''),
});

const isOfPhrase = ({ class: kind, word }: PhraseToken, language: Language | null): boolean =>
  kind === 'term' || kind === 'modifier' || (kind === 'function' && isLinker(word, language));

/** The noun that says what the phrase is: the last one before what is joined to it, or the first. */
function headNoun(tokens: readonly PhraseToken[], language: Language | null): PhraseToken | undefined {
  const joint = tokens.findIndex(({ class: kind }) => kind === 'function');
  const core = (joint === -1 ? tokens : tokens.slice(0, joint)).filter(({ class: kind }) => kind === 'term');
  return language === null || nounIsLast.has(language) ? core.at(-1) : core[0];
}

/** The word that says what a phrase is, in the form in which words are compared; null where it has none. */
export const findHeadWord = (phrase: string, language: Language | null): string | null =>
  headNoun(readTokens(phrase, language), language)?.word ?? null;

const isTellingWord = ({ word }: PhraseToken): boolean =>
  Array.from(word).length >= WORD_ALONE_CHARACTERS_MIN ||
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{3}/u.test(word);

const articles = new Set(listReadingWords('ideas', 'articles'));

export const isArticle = (word: string): boolean => articles.has(word);

function removeArticle(tokens: readonly PhraseToken[]): readonly PhraseToken[] {
  const [first, ...rest] = tokens;
  return first !== undefined && rest.length > 0 && first.class === 'function' && articles.has(first.word)
    ? rest
    : tokens;
}

const objectLinks = new RegExp(`^(?:${alternatives('ideas', 'objectLinks')})$`);

/** "Demander un devis", "scopri le camere", "get the app": what stands before an article does something. */
const isVerbWithObject = ([, second]: readonly PhraseToken[]): boolean =>
  second !== undefined && second.class === 'function' && articles.has(second.word) && !objectLinks.test(second.word);

/** A person, a place or a brand: the text has none of its words in lower case. */
function isName(
  tokens: readonly PhraseToken[],
  { small, names, language }: Pick<PhraseContext, 'small' | 'names' | 'language'>,
): boolean {
  const terms = tokens.filter(({ class: kind }) => kind === 'term' || kind === 'modifier');
  if (terms.some(({ text }) => titles.test(text))) return true;
  // German writes every noun with a capital.
  if (language === 'de') return false;
  if (names.has(phraseKey(tokens))) return true;
  const isBig = ({ text }: PhraseToken): boolean => /^\p{Lu}\p{Ll}/u.test(text);
  const [first] = terms;
  return terms.every(isBig) && first !== undefined && !small.has(first.word) && terms.length > 1;
}

export const phraseKey = (tokens: readonly PhraseToken[]): string => tokens.map(({ key }) => key).join(' ');

const titles = new RegExp(`^(?:${alternatives('ideas', 'titles')})$`, 'iu');

/** Identifiers, commands, paths, markup and numbers of versions. */
const isCode = (text: string): boolean =>
  /[_(){}<>=;\\@#$%^~`|+[\]"]|::|\w\.\w|\/|(?:^|\s)-{1,2}\w|^\W|\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|(?:^|\s)(?!i[A-Z])\p{Ll}+\p{Lu}/u.test(
    text,
  );

/** Also behind an article that is joined to it: "d'Ablon". */
export const bigStart = /^(?:\p{Ll}{1,5}['’])?\p{Lu}\p{Ll}/u;

/** Words that a label writes with a capital beside others without one, and the text never without: towns and brands. */
function properIn(tokens: readonly PhraseToken[], small: ReadonlySet<string>): ReadonlySet<string> {
  const terms = tokens.filter(({ class: kind }) => kind === 'term' || kind === 'modifier');
  const later = terms.slice(1);
  const isJoined = ({ text, word }: PhraseToken): boolean => /^\p{Ll}{1,5}['’]\p{Lu}/u.test(text) && !small.has(word);
  if (!terms.some(({ text }) => /^\p{Ll}(?!\p{Ll}{0,4}['’]\p{Lu})/u.test(text)))
    return new Set(later.filter(isJoined).map(({ text }) => text));
  return new Set(later.flatMap(({ text, word }) => (bigStart.test(text) && !small.has(word) ? text : [])));
}

/** As it stands within a sentence: capitals stay where the language wants them, and in abbreviations. */
const writtenForm = (
  tokens: readonly PhraseToken[],
  language: Language | null,
  proper: ReadonlySet<string> = new Set(),
): string =>
  tokens
    .map(({ text, joins }, at) => {
      const isAbbreviation =
        (/\p{Lu}.*\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) ||
        (/^(?=.*\p{Lu})[\p{Lu}\p{N}]{2,6}s?$/u.test(text) && tokens.length > 1);
      const isName = proper.has(text) || (language === 'de' && /^\p{Lu}\p{Ll}/u.test(text));
      const shown = isAbbreviation || isName ? text : text.toLowerCase();
      return at === 0 || joins ? shown : ` ${shown}`;
    })
    .join('');
