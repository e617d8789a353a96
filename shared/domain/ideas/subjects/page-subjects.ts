import { listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { type PhraseToken, readTokens } from '../../keywords/phrase-tokens.ts';
import type { SiteNames } from '../../keywords/site-names.ts';
import { isLinker } from '../../keywords/subject-words.ts';
import type { Language } from '../../language/languages.ts';
import { hasUnspacedScript } from '../../language/segment-words.ts';
import { bigStart, isArticle, labelSubjects, nounPhrase, type PhraseContext, phraseKey } from './label-phrase.ts';

/** The subjects that a page names, by how it names them. */
interface PageSubjects {
  /** Subjects that are all of a heading, with the heading as it stands there. */
  subjects: Record<string, string>;
  /** Noun phrases of the text that stand there by themselves, and how often the text says them. */
  phrases: Record<string, number>;
}

const PHRASES_MAX = 60;
const HEADINGS_MAX = 40;
const TERMS_MIN = 2;
const TERMS_MAX = 3;
const WORDS_MAX = 5;
/** Of all the times a phrase is said, this share it must stand by itself: else it is a part of something longer. */
const ALONE_SHARE = 0.4;
/** More often than this, no noun stands before an article or a number. */
const ACTING_SHARE = 0.3;
const NAME_SHARE = 0.75;
const TEXT_CHARACTERS_MAX = 30_000;
const UNSPACED_CHARACTERS_MAX = 8_000;

export function pageSubjects(
  read: { readonly headings: readonly string[]; readonly text: string },
  language: Language | null,
  site: SiteNames,
  /** Headings in a list of what is offered: with capitals alone they are no names. */
  offered: ReadonlySet<string> = new Set(),
): PageSubjects {
  const characters = hasUnspacedScript(read.text.slice(0, 1_000)) ? UNSPACED_CHARACTERS_MAX : TEXT_CHARACTERS_MAX;
  // No phrase goes from one line to the next.
  const tokens = readTokens(read.text.slice(0, characters).replaceAll('\n', '\n· '), language);
  const runs = collectRuns(tokens, language);
  const names = new Set([...runs].flatMap(([key, { count, capital }]) => (capital >= count * NAME_SHARE ? [key] : [])));
  const context: PhraseContext = { language, site, small: smallWords(tokens), names };
  const subjects: Record<string, string> = {};
  for (const heading of read.headings.slice(0, HEADINGS_MAX)) {
    for (const { text } of labelSubjects(heading, { ...context, isOffered: offered.has(heading) }))
      subjects[text] ??= heading;
  }
  return { subjects, phrases: textPhrases(runs, context) };
}

/** A name stands in small letters in commands and addresses too, but seldom. */
const SMALL_SHARE_MIN = 0.2;

function smallWords(tokens: readonly PhraseToken[]): ReadonlySet<string> {
  const counts = new Map<string, { small: number; all: number }>();
  for (const { text, word, isCapital } of tokens) {
    const count = counts.get(word) ?? { small: 0, all: 0 };
    counts.set(word, count);
    count.all += 1;
    // "d'Esparron" has its capital behind the article.
    if (!isCapital && !bigStart.test(text)) count.small += 1;
  }
  return new Set(
    [...counts].flatMap(([word, { small, all }]) => (small > 0 && small >= all * SMALL_SHARE_MIN ? [word] : [])),
  );
}

interface Run {
  count: number;
  /** How often it stands by itself, with no noun beside it. */
  alone: number;
  /** How often every word of it has a capital. */
  capital: number;
  /** How often what follows is an article or a number, as behind a verb: "parentesi indicano gli allergeni". */
  acting: number;
  tokens: readonly PhraseToken[];
}

/** All phrases of the text, by the keys of their words. */
function collectRuns(text: readonly PhraseToken[], language: Language | null): Map<string, Run> {
  const runs = new Map<string, Run>();
  for (const { run, next } of nounRuns(text, language)) {
    const isActing = next !== undefined && !next.breaks && (next.class === 'number' || isArticle(next.word));
    for (const start of run.keys()) {
      for (let end = start + TERMS_MIN; end <= Math.min(run.length, start + WORDS_MAX); end += 1) {
        const tokens = run.slice(start, end);
        const terms = tokens.filter(({ class: kind }) => kind !== 'function');
        if (terms.length < TERMS_MIN || terms.length > TERMS_MAX) continue;
        if (tokens[0]?.class === 'function' || tokens.at(-1)?.class !== 'term') continue;
        const key = phraseKey(tokens);
        const known = runs.get(key) ?? { count: 0, alone: 0, capital: 0, acting: 0, tokens };
        known.count += 1;
        if (tokens.length === run.length) known.alone += 1;
        if (isActing && end === run.length) known.acting += 1;
        if (terms.every(({ text: written }) => /^\p{Lu}\p{Ll}/u.test(written))) known.capital += 1;
        runs.set(key, known);
      }
    }
  }
  return runs;
}

/** Phrases that the text says mostly by themselves, those that it says most first. */
const textPhrases = (runs: ReadonlyMap<string, Run>, context: PhraseContext): PageSubjects['phrases'] =>
  Object.fromEntries(
    [...runs.values()]
      .filter(({ count, alone, acting }) => alone >= count * ALONE_SHARE && acting <= count * ACTING_SHARE)
      .flatMap(({ tokens, count }) => {
        const subject = nounPhrase(tokens, context);
        return subject === null ? [] : [[subject.text, count] as const];
      })
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, PHRASES_MAX),
  );

/** The longest runs of nouns and what modifies them; linkers of Romance languages hold a run together. */
function* nounRuns(
  tokens: readonly PhraseToken[],
  language: Language | null,
): Generator<{ run: PhraseToken[]; next: PhraseToken | undefined }> {
  let run: PhraseToken[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const isNoun = token.class === 'term' || (token.class === 'modifier' && next?.class === 'term' && !next.breaks);
    const isJoint =
      token.class === 'function' &&
      joints.has(token.word) &&
      isLinker(token.word, language) &&
      next?.class === 'term' &&
      !next.breaks;
    // "200 feet elevation": what is counted is a measure.
    const isMeasured = run.length === 0 && tokens[at - 1]?.class === 'number' && !token.breaks;
    // "The server's configuration" is said of one server.
    const isOwned = tokens[at - 1]?.isPossessive === true;
    if (token.breaks || isMeasured || isOwned || !(isNoun || (isJoint && run.length > 0))) {
      if (run.length > 1) yield { run, next: token };
      run = [];
    }
    if (!isMeasured && (isNoun || (isJoint && run.length > 0 && !token.breaks))) run.push(token);
  }
  if (run.length > 1) yield { run, next: undefined };
}

/** Words that join two nouns to one subject. */
const joints = new Set(listReadingWords('ideas', 'joints'));
