import { measureReadability, type Readability } from '../../language/readability.ts';
import { countTextWords, segmentSentences } from '../../language/segment-words.ts';
import { replaceAdvice, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, plural, quote, rule, say, statementClaims } from '../statement.ts';
import { LONG_SENTENCE_WORDS, SENTENCE_WORDS_MIN } from '../text-length-shares.ts';
import { openings, passive, transitions } from './readability-style.ts';

export const readabilityGrader: ComponentGrader = {
  componentType: 'readability',
  criteria: {
    readability_ease: readingEase,
    readability_sentences: sentenceLength,
    readability_passive: passive,
    readability_transitions: transitions,
    readability_openings: openings,
    readability_paragraphs: paragraphLength,
    readability_tone: tone,
  },
};

const longParagraphWords = 100;
/** A handful of words says little about how a page reads. */
const sufficientWords = 150;

function readingEase(page: PageReading): Verdict | null {
  if (!page.hasBody) return nothingToRead;
  const prose = page.proseBlocks.map(({ text }) => text).join('\n');
  const readability = measureReadability(prose === '' ? page.text : prose, page.language);
  // No formula says anything of this language or script: nothing is claimed.
  if (readability === null) return null;
  const { formula, score } = readability;
  const measured = rule(`${formula.name} ${Math.round(score)} (${describeScale(readability)})`);
  const average = averageSentence(page);
  const isLong = average > plainSentenceWords;
  const longWords = findLongestWords(page);
  return scaledByLength(page, sufficientWords, {
    share: ramp(score, formula.hard, formula.plain),
    evidence: say`${measured}.`,
    // Sentences that are short already are not what makes the text hard.
    advice: isLong
      ? replaceAdvice(page, 'body:sentences', hardestParagraphs(page), {
          title: 'Simplify the wording',
          description: say`${measured}; aim for ${describeAim(readability)}. Sentences average ${stateAverage(average)} words: split the longest, first in the paragraphs named here.`,
          whyItMatters: 'Text that takes effort is left; plain text is read to the end, on phones above all.',
        })
      : longWords.length === 0
        ? undefined
        : replaceAdvice(page, 'body:long-words', hardestParagraphs(page), {
            title: 'Replace long words',
            description: say`${measured}; aim for ${describeAim(readability)}. The sentences are short enough, with ${stateAverage(average)} words on average; the words are long, such as ${enumerated(longWords.map((word) => quote('text', word)))}. Use shorter ones where there are some.`,
            whyItMatters: 'Text that takes effort is left; plain text is read to the end, on phones above all.',
          }),
  });
}

const LONG_WORD_LETTERS = 12;
const LONG_WORDS_NAMED = 3;

/** The longest words of the paragraphs that the advice names, as they stand there. */
function findLongestWords(page: PageReading): string[] {
  const ids = new Set(hardestParagraphs(page));
  const words = page.paragraphs
    .filter(({ id }) => ids.has(id))
    .flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}@./_-])\p{L}{12,40}(?![\p{L}\p{N}@/_-])/gu) ?? [])
    .filter((word) => word.length >= LONG_WORD_LETTERS && !/^\p{Lu}+$/u.test(word));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, LONG_WORDS_NAMED);
}

/** Hours, addresses and labels are no sentences. */
const endsAsSentence = /[.!?…。！？؟।]["'”’»)\]]*\s*$/u;

const stateAverage = (value: number) => claim(value.toFixed(1), { kind: 'average_sentence', value });

/** Sentences of so many words on average are easy to follow. */
const plainSentenceWords = 16;

const averageSentence = (page: PageReading): number => averageAmong(lengthsOfSentences(page));

const averageAmong = (lengths: readonly number[]): number =>
  lengths.reduce((total, length) => total + length, 0) / Math.max(1, lengths.length);

/** Entries of lists, labels and exclamations of fewer words are no sentences; where the page has nothing else, they are counted. */
function lengthsOfSentences({ sentences }: PageReading): number[] {
  const lengths = sentences.map((sentence) => countTextWords(sentence));
  const whole = lengths.filter((length) => length >= SENTENCE_WORDS_MIN);
  return whole.length > 0 ? whole : lengths;
}

const describeAim = ({ formula: { hard, plain } }: Readability): string =>
  plain > hard ? `${plain} or more` : `${plain} or less`;

const describeScale = ({ formula: { hard, plain } }: Readability): string =>
  plain > hard
    ? `${plain} and more is plain, ${hard} and less is very hard`
    : `${plain} and less is plain, ${hard} and more is very hard`;

function hardestParagraphs(page: PageReading): (string | null)[] {
  return page.paragraphs
    .filter(({ words, text }) => words >= 20 && endsAsSentence.test(text))
    .map(({ id, text, words }) => ({ id, perSentence: words / Math.max(1, segmentSentences(text).length) }))
    .toSorted((a, b) => b.perSentence - a.perSentence)
    .slice(0, 3)
    .map(({ id }) => id);
}

function sentenceLength(page: PageReading): Verdict {
  if (page.sentences.length === 0) return page.hasBody ? noSentences : nothingToRead;
  const lengths = lengthsOfSentences(page);
  const average = averageAmong(lengths);
  const longOnes = lengths.filter((length) => length > LONG_SENTENCE_WORDS).length;
  const longestWords = lengths.reduce((max, length) => Math.max(max, length), 0);
  const longest = page.sentences.find((sentence) => countTextWords(sentence) === longestWords) ?? '';
  const many = claim(longOnes === 0 ? 'none' : `${longOnes} of ${lengths.length}`, {
    kind: 'long_sentences',
    value: longOnes,
    of: lengths.length,
    words: LONG_SENTENCE_WORDS,
  });
  const length = claim(String(longestWords), { kind: 'sentence_words', sentence: longest, value: longestWords });
  return scaledByLength(page, sufficientWords, {
    share: 0.6 * ramp(average, 38, 20) + 0.4 * ramp(part(longOnes, lengths.length), 0.5, 0.1),
    evidence: say`${page.tableCount > 0 ? 'Outside of tables, sentences' : 'Sentences'} average ${stateAverage(average)} words; ${many} ${longOnes > 1 ? 'have' : 'has'} more than ${LONG_SENTENCE_WORDS}.`,
    advice:
      longOnes === 0
        ? undefined
        : replaceAdvice(page, 'body:sentences', blocksWithLongSentences(page), {
            title: 'Shorten the long sentences',
            description: say`${lengths.length === 1 ? claim('The only sentence has', ...statementClaims(many)) : say`${many} sentences ${longOnes === 1 ? 'has' : 'have'}`} more than ${LONG_SENTENCE_WORDS} words. ${longOnes === 1 ? 'It has' : 'The longest has'} ${length} and begins ${quote('text', longest, 140)}. Split it where a new thought begins.`,
            whyItMatters: 'Short sentences are understood at first reading and are easier to quote in search results.',
          }),
  });
}

function blocksWithLongSentences(page: PageReading): (string | null)[] {
  return page.proseBlocks
    .filter(
      ({ text, words }) =>
        words > LONG_SENTENCE_WORDS &&
        segmentSentences(text).some((sentence) => countTextWords(sentence) > LONG_SENTENCE_WORDS),
    )
    .slice(0, 5)
    .map(({ id }) => id);
}

function paragraphLength(page: PageReading): Verdict {
  if (page.paragraphs.length === 0) return page.hasBody ? noParagraphs : nothingToRead;
  const longOnes = page.paragraphs
    .filter(({ words }) => words > longParagraphWords)
    .toSorted((a, b) => b.words - a.words);
  const total = page.paragraphs.reduce((sum, { words }) => sum + words, 0);
  const inLong = longOnes.reduce((sum, { words }) => sum + (words - longParagraphWords), 0);
  const [longest] = longOnes;
  const found =
    longest === undefined
      ? claim(
          `${page.paragraphs.length === 1 ? 'The only paragraph does not exceed' : `None of the ${page.paragraphs.length} paragraphs exceeds`} ${longParagraphWords} words`,
          {
            kind: 'long_paragraphs',
            value: 0,
            words: longParagraphWords,
          },
        )
      : say`${claim(String(longOnes.length), { kind: 'long_paragraphs', value: longOnes.length, words: longParagraphWords })} of ${plural(page.paragraphs.length, 'paragraph')} ${longOnes.length === 1 ? 'exceeds' : 'exceed'} ${longParagraphWords} words; ${claim(`the longest has ${longest.words}`, { kind: 'paragraph_words', paragraph: longest.text, value: longest.words })}`;
  return scaledByLength(page, sufficientWords, {
    share: clamp(1 - 1.5 * part(inLong, total)),
    evidence: say`${found}.`,
    advice:
      longest === undefined
        ? undefined
        : replaceAdvice(
            page,
            'body:paragraphs',
            longOnes.map(({ id }) => id),
            {
              title: 'Break up long paragraphs',
              description: say`${found}. Split each where the thought changes, into paragraphs of two to four sentences.`,
              whyItMatters: 'On a phone, a hundred words fill the screen, and visitors skip long blocks of text.',
            },
          ),
  });
}

/** Five capitals or more, in any script that has them: shorter words are abbreviations. */
const inCapitals = /(?<![\p{Lu}\p{Ll}\p{M}\p{N}_])\p{Lu}{5,}(?![\p{Lu}\p{Ll}\p{M}\p{N}_])/gu;

function tone(page: PageReading): Verdict {
  if (!page.hasBody) return nothingToRead;
  const exclamations = (page.text.match(/!/g) ?? []).length;
  const shouted = (page.text.match(inCapitals) ?? []).length;
  const perSentence = part(exclamations, Math.max(1, page.sentences.length));
  const shoutedShare = part(shouted, page.words.length);
  return scaledByLength(page, sufficientWords, {
    share: ramp(perSentence, 0.35, 0.05) * ramp(shoutedShare, 0.12, 0.02),
    evidence: say`The text has ${count('exclamation_mark', exclamations)} and ${count('capitals_word', shouted)} in capitals (five letters or more).`,
    advice:
      exclamations + shouted === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:tone',
            page.proseBlocks
              .filter(({ text }) => text.includes('!') || text.search(inCapitals) !== -1)
              .map(({ id }) => id),
            {
              title: 'Calm the tone',
              description: say`The text has ${count('exclamation_mark', exclamations)} and ${count('capitals_word', shouted)} in capitals (five letters or more). Use facts instead of emphasis, and write in ordinary case.`,
              whyItMatters: 'Text in capitals and exclamation marks reads like an advertisement and costs trust.',
            },
          ),
  });
}

const nothingToRead: Verdict = {
  share: 0,
  evidence: claim('No main text was found on the page.', { kind: 'missing', of: 'text' }),
};

const noParagraphs: Verdict = {
  share: 0,
  evidence: claim('The text has no paragraph outside of headings, lists and tables.', { kind: 'no_paragraph' }),
};

/** A page of tables, headings or listings has words, and nothing that is read as a sentence. */
const noSentences: Verdict = {
  share: 0,
  evidence: claim('The text has no sentences outside of headings, tables and listings.', { kind: 'no_paragraph' }),
};
