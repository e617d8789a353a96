import { measureReadability } from '../../language/readability.ts';
import { endsAsSentence } from '../../language/sentence-end.ts';
import { message } from '../../messages/message.ts';
import { adviceWords, replaceAdvice, scaledByLength } from '../advice.ts';
import { listSentences } from '../block-sentences.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, quote, rule, say } from '../statement.ts';
import { LONG_SENTENCE_WORDS, SENTENCE_WORDS_MIN } from '../text-length-shares.ts';
import { noText } from './more-text.ts';
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
  const { plain, hard } = formula;
  const rising = plain > hard;
  const measured = rule('grading.readability_ease.measured', {
    formula: formula.name ?? message('grading.readability_ease.formula', { author: formula.author ?? '' }),
    score: String(Math.round(score)),
    rising,
    plain,
    hard,
  });
  const average = averageSentence(page);
  const isLong = average > plainSentenceWords;
  const aim = { measured, plain, rising, average: stateAverage(average) };
  const longWords = findLongestWords(page);
  return scaledByLength(page, sufficientWords, {
    share: ramp(score, hard, plain),
    evidence: say('grading.readability_ease.evidence', { measured }),
    // Sentences that are short already are not what makes the text hard.
    advice: isLong
      ? replaceAdvice(page, 'body:sentences', hardestParagraphs(page), {
          title: message('grading.readability_ease.wording-title'),
          description: say('grading.readability_ease.wording', aim),
          whyItMatters: message('grading.readability_ease.why'),
        })
      : longWords.length === 0
        ? undefined
        : replaceAdvice(page, 'body:long-words', hardestParagraphs(page), {
            title: message('grading.readability_ease.words-title'),
            description: say('grading.readability_ease.words', {
              ...aim,
              words: enumerated(longWords.map((word) => quote('text', word))),
            }),
            whyItMatters: message('grading.readability_ease.why'),
          }),
  });
}

const LONG_WORDS_NAMED = 3;

/** The longest words of the paragraphs that the advice names, as they stand there. */
function findLongestWords(page: PageReading): string[] {
  const ids = new Set(hardestParagraphs(page));
  const words = page.paragraphs
    .filter(({ id }) => ids.has(id))
    .flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}@./_-])\p{L}{12,40}(?![\p{L}\p{N}@/_-])/gu) ?? []);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, LONG_WORDS_NAMED);
}

const stateAverage = (value: number) => claim(Number(value.toFixed(1)), { kind: 'average_sentence', value });

/** Sentences of so many words on average are easy to follow. */
const plainSentenceWords = 16;

const averageSentence = (page: PageReading): number => averageAmong(lengthsOfSentences(page));

const averageAmong = (lengths: readonly number[]): number =>
  lengths.reduce((total, length) => total + length, 0) / Math.max(1, lengths.length);

/** Entries of lists, labels and exclamations of fewer words are no sentences; where the page has nothing else, they are counted. */
function lengthsOfSentences({ sentences }: PageReading): number[] {
  const lengths = sentences.map(({ words }) => words);
  const whole = lengths.filter((length) => length >= SENTENCE_WORDS_MIN);
  return whole.length > 0 ? whole : lengths;
}

function hardestParagraphs(page: PageReading): (string | null)[] {
  return page.paragraphs
    .filter(({ words, text }) => words >= 20 && endsAsSentence(text))
    .map((block) => ({ id: block.id, perSentence: block.words / Math.max(1, listSentences(block).length) }))
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
  const longest = page.sentences.find(({ words }) => words === longestWords)?.text ?? '';
  const many = {
    n: claim(longOnes, {
      kind: 'long_sentences',
      value: longOnes,
      of: lengths.length,
      words: LONG_SENTENCE_WORDS,
    }),
    all: lengths.length,
    long: LONG_SENTENCE_WORDS,
  };
  return scaledByLength(page, sufficientWords, {
    share: 0.6 * ramp(average, 38, 20) + 0.4 * ramp(part(longOnes, lengths.length), 0.5, 0.1),
    evidence: say('grading.readability_sentences.evidence', {
      tables: page.tableCount > 0,
      average: stateAverage(average),
      ...many,
    }),
    advice:
      longOnes === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:sentences',
            blocksWithLongSentences(page),
            adviceWords('readability_sentences', {
              ...many,
              longest: claim(longestWords, { kind: 'sentence_words', sentence: longest, value: longestWords }),
              sentence: quote('text', longest, 140),
            }),
          ),
  });
}

function blocksWithLongSentences(page: PageReading): (string | null)[] {
  return page.proseBlocks
    .filter(
      (block) =>
        block.words > LONG_SENTENCE_WORDS && listSentences(block).some(({ words }) => words > LONG_SENTENCE_WORDS),
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
      ? say(
          'grading.readability_paragraphs.short',
          { all: page.paragraphs.length, long: longParagraphWords },
          { kind: 'long_paragraphs', value: 0, words: longParagraphWords },
        )
      : say('grading.readability_paragraphs.evidence', {
          n: claim(longOnes.length, { kind: 'long_paragraphs', value: longOnes.length, words: longParagraphWords }),
          all: page.paragraphs.length,
          long: longParagraphWords,
          longest: claim(longest.words, { kind: 'paragraph_words', paragraph: longest.text, value: longest.words }),
        });
  return scaledByLength(page, sufficientWords, {
    share: clamp(1 - 1.5 * part(inLong, total)),
    evidence: found,
    advice:
      longest === undefined
        ? undefined
        : replaceAdvice(
            page,
            'body:paragraphs',
            longOnes.map(({ id }) => id),
            adviceWords('readability_paragraphs', { found }),
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
  const found = say('grading.readability_tone.evidence', {
    marks: count('exclamation_mark', exclamations),
    capitals: count('capitals_word', shouted),
  });
  return scaledByLength(page, sufficientWords, {
    share: ramp(perSentence, 0.35, 0.05) * ramp(shoutedShare, 0.12, 0.02),
    evidence: found,
    advice:
      exclamations + shouted === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:tone',
            page.proseBlocks
              .filter(({ text }) => text.includes('!') || text.search(inCapitals) !== -1)
              .map(({ id }) => id),
            adviceWords('readability_tone', { found }),
          ),
  });
}

const nothingToRead: Verdict = { share: 0, evidence: noText };

const noParagraphs: Verdict = {
  share: 0,
  evidence: say('grading.readability_paragraphs.none', {}, { kind: 'no_paragraph' }),
};

/** A page of tables, headings or listings has words, and nothing that is read as a sentence. */
const noSentences: Verdict = {
  share: 0,
  evidence: say('grading.readability_sentences.none', {}, { kind: 'no_paragraph' }),
};
