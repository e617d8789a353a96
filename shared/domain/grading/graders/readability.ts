import { truncated } from '../../fields/text-length.ts';
import { plural, replaceAdvice, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { fleschReadingEase, lix, sentencesOf, wordsOf } from '../text-statistics.ts';

export const readabilityGrader: ComponentGrader = {
  componentType: 'readability',
  criteria: {
    readability_ease: readingEase,
    readability_sentences: sentenceLength,
    readability_paragraphs: paragraphLength,
    readability_tone: tone,
  },
};

const longSentenceWords = 28;
const longParagraphWords = 100;
/** A handful of words says little about how a page reads. */
const sufficientWords = 150;

function readingEase(page: PageReading): Verdict {
  if (!page.hasBody) return nothingToRead;
  const prose = page.proseBlocks.flatMap(({ text }) => wordsOf(text));
  const words = prose.length > 0 ? prose : page.words;
  const sentenceCount = Math.max(1, page.sentences.length);
  const flesch = fleschReadingEase(words, sentenceCount);
  const difficulty = lix(words, sentenceCount);
  const share = page.isEnglish ? ramp(flesch, 5, 55) : ramp(difficulty, 75, 48);
  return scaledByLength(page, sufficientWords, {
    share: share,
    evidence: page.isEnglish
      ? `Flesch reading ease ${Math.round(flesch)} (60 is plain English, below 30 is academic).`
      : `LIX ${Math.round(difficulty)} (below 40 is easy, above 60 is difficult).`,
    advice: replaceAdvice(page, 'body:sentences', hardestParagraphs(page), {
      title: 'Simplify the wording',
      description: `${page.isEnglish ? `Flesch reading ease is ${Math.round(flesch)}; aim for 55 or more` : `The LIX is ${Math.round(difficulty)}; aim for less than 48`}. Split long sentences and replace long words, first in the paragraphs named here.`,
      whyItMatters: 'Text that takes effort is left; plain text is read to the end, on phones above all.',
    }),
  });
}

function hardestParagraphs(page: PageReading): (string | null)[] {
  return page.paragraphs
    .filter(({ words }) => words >= 20)
    .map(({ id, text, words }) => ({ id, perSentence: words / Math.max(1, sentencesOf(text).length) }))
    .toSorted((a, b) => b.perSentence - a.perSentence)
    .slice(0, 3)
    .map(({ id }) => id);
}

function sentenceLength(page: PageReading): Verdict {
  if (page.sentences.length === 0) return nothingToRead;
  const lengths = page.sentences.map((sentence) => wordsOf(sentence).length);
  const average = lengths.reduce((total, length) => total + length, 0) / lengths.length;
  const longOnes = lengths.filter((length) => length > longSentenceWords).length;
  const longest = page.sentences[lengths.indexOf(lengths.reduce((max, length) => Math.max(max, length), 0))] ?? '';
  return scaledByLength(page, sufficientWords, {
    share: 0.6 * ramp(average, 38, 20) + 0.4 * ramp(part(longOnes, lengths.length), 0.5, 0.1),
    evidence: `Sentences average ${average.toFixed(1)} words; ${longOnes} of ${lengths.length} have more than ${longSentenceWords}.`,
    advice: replaceAdvice(page, 'body:sentences', blocksWithLongSentences(page), {
      title: 'Shorten the sentences',
      description: `Sentences average ${average.toFixed(1)} words, and ${plural(longOnes, 'sentence')} exceed ${longSentenceWords}, such as "${truncated(longest, 140)}". Aim for 20 or fewer on average.`,
      whyItMatters: 'Short sentences are understood at first reading and are easier to quote in search results.',
    }),
  });
}

function blocksWithLongSentences(page: PageReading): (string | null)[] {
  return page.proseBlocks
    .filter(
      ({ text, words }) =>
        words > longSentenceWords && sentencesOf(text).some((sentence) => wordsOf(sentence).length > longSentenceWords),
    )
    .slice(0, 5)
    .map(({ id }) => id);
}

function paragraphLength(page: PageReading): Verdict {
  if (page.paragraphs.length === 0) return nothingToRead;
  const longOnes = page.paragraphs
    .filter(({ words }) => words > longParagraphWords)
    .toSorted((a, b) => b.words - a.words);
  const total = page.paragraphs.reduce((sum, { words }) => sum + words, 0);
  const inLong = longOnes.reduce((sum, { words }) => sum + (words - longParagraphWords), 0);
  const longest = longOnes[0]?.words ?? Math.max(0, page.paragraphs[0]?.words ?? 0);
  return scaledByLength(page, sufficientWords, {
    share: clamp(1 - 1.5 * part(inLong, total)),
    evidence:
      longOnes.length === 0
        ? `None of the ${plural(page.paragraphs.length, 'paragraph')} exceeds ${longParagraphWords} words.`
        : `${longOnes.length} of ${plural(page.paragraphs.length, 'paragraph')} exceed ${longParagraphWords} words; the longest has ${longest}.`,
    advice:
      longOnes.length === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:paragraphs',
            longOnes.map(({ id }) => id),
            {
              title: 'Break up long paragraphs',
              description: `${plural(longOnes.length, 'paragraph')} exceed ${longParagraphWords} words; the longest has ${longest}. Split each where the thought changes, into paragraphs of two to four sentences.`,
              whyItMatters: 'On a phone, a hundred words fill the screen, and visitors skip long blocks of text.',
            },
          ),
  });
}

function tone(page: PageReading): Verdict {
  if (!page.hasBody) return nothingToRead;
  const exclamations = (page.text.match(/!/g) ?? []).length;
  const shouted = (page.text.match(/\b\p{Lu}{5,}\b/gu) ?? []).length;
  const perSentence = part(exclamations, Math.max(1, page.sentences.length));
  const shoutedShare = part(shouted, page.words.length);
  return scaledByLength(page, sufficientWords, {
    share: ramp(perSentence, 0.35, 0.05) * ramp(shoutedShare, 0.12, 0.02),
    evidence: `${plural(exclamations, 'exclamation mark')} and ${plural(shouted, 'word')} in capitals.`,
    advice:
      exclamations + shouted === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:tone',
            page.proseBlocks.filter(({ text }) => /!|\b\p{Lu}{5,}\b/u.test(text)).map(({ id }) => id),
            {
              title: 'Calm the tone',
              description: `The text has ${plural(exclamations, 'exclamation mark')} and ${plural(shouted, 'word')} in capitals. Use facts instead of emphasis, and write in ordinary case.`,
              whyItMatters: 'Text in capitals and exclamation marks reads like an advertisement and costs trust.',
            },
          ),
  });
}

const nothingToRead: Verdict = { share: 0, evidence: 'There is no text to read.' };
