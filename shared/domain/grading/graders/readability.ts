import { truncated } from '../../fields/text-length.ts';
import { type Readability, readabilityOf } from '../../language/readability.ts';
import { countTextWords, segmentSentences } from '../../language/segment-words.ts';
import { plural, replaceAdvice, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
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

const longSentenceWords = 28;
const longParagraphWords = 100;
/** A handful of words says little about how a page reads. */
const sufficientWords = 150;

function readingEase(page: PageReading): Verdict | null {
  if (!page.hasBody) return nothingToRead;
  const prose = page.proseBlocks.map(({ text }) => text).join('\n');
  const readability = readabilityOf(prose === '' ? page.text : prose, page.language);
  // No formula says anything of this language or script: nothing is claimed.
  if (readability === null) return null;
  const { formula, score } = readability;
  return scaledByLength(page, sufficientWords, {
    share: ramp(score, formula.hard, formula.plain),
    evidence: `${formula.name} ${Math.round(score)} (${scaleOf(readability)}).`,
    advice: replaceAdvice(page, 'body:sentences', hardestParagraphs(page), {
      title: 'Simplify the wording',
      description: `${formula.name} is ${Math.round(score)}; aim for ${aimOf(readability)}. Split long sentences and replace long words, first in the paragraphs named here.`,
      whyItMatters: 'Text that takes effort is left; plain text is read to the end, on phones above all.',
    }),
  });
}

const aimOf = ({ formula: { hard, plain } }: Readability): string =>
  plain > hard ? `${plain} or more` : `${plain} or less`;

const scaleOf = ({ formula: { hard, plain } }: Readability): string =>
  plain > hard
    ? `${plain} and more is plain, ${hard} and less is very hard`
    : `${plain} and less is plain, ${hard} and more is very hard`;

function hardestParagraphs(page: PageReading): (string | null)[] {
  return page.paragraphs
    .filter(({ words }) => words >= 20)
    .map(({ id, text, words }) => ({ id, perSentence: words / Math.max(1, segmentSentences(text).length) }))
    .toSorted((a, b) => b.perSentence - a.perSentence)
    .slice(0, 3)
    .map(({ id }) => id);
}

function sentenceLength(page: PageReading): Verdict {
  if (page.sentences.length === 0) return nothingToRead;
  const lengths = page.sentences.map((sentence) => countTextWords(sentence));
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
        words > longSentenceWords &&
        segmentSentences(text).some((sentence) => countTextWords(sentence) > longSentenceWords),
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
