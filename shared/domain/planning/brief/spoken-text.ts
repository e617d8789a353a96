import type { BriefReadingTable } from '../../../language-data/brief-reading/brief-reading-schema.ts';
import { readBriefReading } from '../../../language-data/brief-reading/read-brief-reading.ts';
import type { Language } from '../../language/languages.ts';
import { compiled, joinPatterns } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

/** The words of a language that stand for punctuation in a dictated text, each list as one alternation. */
function spokenWords(language: Language): SpokenWords | undefined {
  const spoken = readBriefReading(language)?.spoken;
  return spoken && (joinPatterns(spoken) as unknown as SpokenWords);
}
type SpokenWords = Readonly<Record<keyof NonNullable<BriefReadingTable['spoken']>, string>>;

const WORDS_MIN = 25;
const WORDS_PER_MARK_MIN = 25;
const NAME_WORDS_MAX = 4;

/** True for a text without capitals and nearly without punctuation, as dictation or haste leaves it. */
export function isSpoken(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (words.length < WORDS_MIN || text.trim().split('\n').length > 3) return false;
  const marks = text.match(/[,;:!?]|\.(?=\s|$)/gu)?.length ?? 0;
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return marks * WORDS_PER_MARK_MIN < words.length && capitals * WORDS_PER_MARK_MIN < words.length;
}

/** A dictated text as sentences: names of places and of the business with capitals, and a stop where a new clause begins. */
export function splitSpokenSentences(brief: string, language: Language, { and }: ReadingWords): string {
  const words = spokenWords(language);
  if (words === undefined || !isSpoken(brief)) return brief;
  let text = brief.replaceAll(/\s+/gu, ' ').trim();
  text = capitalizePlaces(text);
  text = text.replace(
    compiled(
      String.raw`((?<!\p{L})(?:${words.named})\s(?:(?:${wordsFor('spokenArticles')})\s)?)(\p{L}[\p{L}'’&-]*(?:\s\p{L}[\p{L}'’&-]*){0,5}\s?)`,
    ),
    (_, cue: string, behind: string) => capitalizeArticle(cue) + capitalizeName(behind, words, and),
  );
  const own = String.raw`(?<![\p{L}'’])`;
  text = text.replaceAll(new RegExp(`${own}(?:${words.fillers})(?![\\p{L}'’])`, 'giu'), '.');
  text = text.replaceAll(new RegExp(`${own}(?:${words.turns})(?= )`, 'giu'), '. $&');
  text = text.replaceAll(
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}] )(?<!(?<![\p{L}'’])(?:${words.binders}) )(?:(?:${and}) )?(?:${words.pronouns})(?=[\s'’])(?!(?:'ve| have| had)(?! (?:a|an|got|been)))`,
      'giu',
    ),
    '. $&',
  );
  return text
    .replaceAll(/[\s.]+/gu, (run) => (run.includes('.') ? '. ' : run))
    .replace(/^[\s.]+/u, '')
    .replaceAll(/(^|\. )(?:(?:so|and|also|und|et|y|e|en) )+(?=\p{L})/giu, '$1')
    .replaceAll(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(
      /(?<=^|\. )(We offer|What we do is|We do|We sell|We make) ([^.]+)/gu,
      (_, cue: string, objects: string) => `${cue} ${language === 'en' ? addCommas(objects) : objects}`,
    )
    .trim();
}

/** True for a text without capitals that has its commas and stops: haste, or a telephone. */
export function isInSmallLetters(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return words.length >= SMALL_WORDS_MIN && small > 0.8 * words.length && capitals * WORDS_PER_MARK_MIN < words.length;
}

const SMALL_WORDS_MIN = 8;

/** The same text with capitals where names stand, and a stop where a comma joins two clauses. */
export function capitalizeSpoken(brief: string, language: Language, words: ReadingWords): string {
  const { and, named, offers, wish, weAre, anyVerb } = words;
  const ends = spokenWords(language) ?? { fillers: '-', turns: '-', pronouns: weAre, binders: '-', named };
  return brief
    .split('\n')
    .map((line) => {
      const placed = capitalizePlaces(line.replaceAll(/[^\S\n]+/gu, ' '));
      return placed
        .replace(
          compiled(
            String.raw`((?<!\p{L})(?:${named}|${ends.named})\s(?:(?:${wordsFor('spokenArticles')})\s)?)(\p{L}[\p{L}'’&-]*(?:\s\p{L}[\p{L}'’&-]*){0,5}\s?)`,
          ),
          (_, cue: string, behind: string) => capitalizeArticle(cue) + capitalizeName(behind, ends, and),
        )
        .replaceAll(
          new RegExp(
            String.raw`,\s(?=(?:(?:${and})\s)?(?:${offers}|${wish}|${weAre}${anyVerb === undefined ? '' : `|${anyVerb}`}|${firstPerson})(?!\p{L}))`.replaceAll(
              /(?<!\\s)(?<=\p{L}) (?=\p{L})/gu,
              String.raw`\s`,
            ),
            'giu',
          ),
          '. ',
        )
        .replaceAll(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join('\n');
}

/** Verbs of the first person, by their ending, with and without a denial. */
const firstPerson = wordsFor('spokenTextFirstPerson');

/** "chimney repairs guttering leadwork": behind a plural or a word in -ing the next noun begins. */
const addCommas = (objects: string): string =>
  objects.replaceAll(
    /(\p{L}{3}(?:(?<!s)s|ing)) (?=\p{L}{4})(?!(?:and|or|with|from|that|which|mainly|mostly|into|over|like|plus|too|also|when|where|because|repairs?|services?|work|for)\b)(?!\p{L}{1,30}ly\b)/gu,
    '$1, ',
  );

const NAME_ENDS = wordsFor('nameEnds');
const spokenArticle = new RegExp(String.raw`(?<=\s)(?=(?:${wordsFor('spokenArticles')})\s$)\p{L}`, 'u');

/** "called the crusty cob": the article belongs to the name. */
const capitalizeArticle = (cue: string): string => cue.replace(spokenArticle, (letter) => letter.toUpperCase());

/** The words behind "called", up to one that carries no name. */
function capitalizeName(behind: string, { pronouns, turns, fillers }: SpokenWords, and: string): string {
  const ends = compiled(`^(?:${NAME_ENDS}|${and}|${pronouns}|${turns}|${fillers})$`);
  const parts = behind.split(' ');
  const end = parts.findIndex(
    (part, at) => at >= NAME_WORDS_MAX || part === '' || ends.test(part) || part.includes("'"),
  );
  return parts
    .map((part, at) => (end === -1 || at < end ? part.slice(0, 1).toUpperCase() + part.slice(1) : part))
    .join(' ');
}

/** Places that we know with their capitals. */
function capitalizePlaces(text: string): string {
  return text.replaceAll(/\p{L}{4,}(?: \p{L}{4,})?/gu, (found) => {
    for (const phrase of [found, found.split(' ')[0] ?? '']) {
      const name = phrase.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
      const [mention] = placeMentions(name);
      if (mention?.text === name && mention.places.some(({ isEveryday }) => !isEveryday))
        return name + found.slice(phrase.length);
    }
    return found;
  });
}
