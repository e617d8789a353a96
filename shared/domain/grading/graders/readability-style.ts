import { listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import type { Language } from '../../language/languages.ts';
import { isPassive, judgesPassive } from '../../language/passive-voice.ts';
import { hasTransitionWords, transitionIn } from '../../language/transition-words.ts';
import { type Message, message, quoted } from '../../messages/message.ts';
import { adviceWords, replaceAdvice, scaledByLength } from '../advice.ts';
import { listSentences } from '../block-sentences.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { quote, say } from '../statement.ts';

interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
  /** Its first words as they are written. */
  readonly start: readonly string[];
  readonly blockId: string | null;
}

/** Fewer sentences show no habit. */
const SENTENCES_MIN = 8;
/** Labels and exclamations are no sentences that could be linked. */
const WORDS_MIN = 4;
const sufficientWords = 150;

const read = new WeakMap<PageReading, readonly Sentence[]>();

/** The sentences of the paragraphs; items of a list and lines of a table are not read one after the other. */
function readSentences(page: PageReading, language: Language): readonly Sentence[] {
  let sentences = read.get(page);
  if (sentences === undefined) {
    sentences = page.paragraphs.flatMap((block) =>
      listSentences(block).flatMap((sentence) => {
        const found = sentence.readWords(language);
        const words = found.map(({ normalized }) => normalized);
        const start = found.slice(0, 2).map(({ text: written }) => written);
        return words.length >= WORDS_MIN ? [{ text: sentence.text, words, start, blockId: block.id }] : [];
      }),
    );
    read.set(page, sentences);
  }
  return sentences;
}

/** Null for text that is too short to have a style, or in a language without a list. */
export function passive(page: PageReading): Verdict | null {
  const { language } = page;
  if (language === null || !judgesPassive(language)) return null;
  const sentences = readSentences(page, language);
  if (sentences.length < SENTENCES_MIN) return null;
  const found = sentences.filter(({ words }) => isPassive(words, language));
  const [first] = found;
  const values = {
    n: found.length,
    all: sentences.length,
    shown: first !== undefined,
    sentence: first === undefined ? '' : quote('text', first.text, 120),
  };
  return scaledByLength(page, sufficientWords, {
    share: ramp(part(found.length, sentences.length), 0.35, 0.1),
    evidence: say('grading.readability_passive.evidence', values),
    advice: replaceAdvice(page, 'body:passive', listBlockIds(found), adviceWords('readability_passive', values)),
  });
}

export function transitions(page: PageReading): Verdict | null {
  const { language } = page;
  if (language === null || !hasTransitionWords(language)) return null;
  const sentences = readSentences(page, language);
  if (sentences.length < SENTENCES_MIN) return null;
  const linked = sentences.map(({ words }) => transitionIn(words, language));
  const found = linked.filter((transition) => transition !== null);
  const bare = sentences.filter((_, at) => linked[at] === null);
  const words = [...new Set(found)].slice(0, 3);
  const values = {
    n: found.length,
    all: sentences.length,
    shown: words.length > 0,
    words: words.length === 0 ? '' : joinByCommas(words.map((word) => quoted(word))),
  };
  return scaledByLength(page, sufficientWords, {
    share: ramp(part(found.length, sentences.length), 0.05, 0.3),
    evidence: say('grading.readability_transitions.evidence', values),
    advice: replaceAdvice(page, 'body:transitions', densest(bare), adviceWords('readability_transitions', values)),
  });
}

const articles: ReadonlySet<string> = new Set(listReadingWords('grading', 'articles'));

const joinByCommas = (items: readonly Message[]): Message =>
  items.reduce((before, last) => message('grading.common.comma', { before, last }));

/** The opening of a sentence: its first word, with the next one after an article. */
const openingAmong = (words: readonly string[], count: number): string => words.slice(0, count).join(' ');
const openingLength = ({ words }: Sentence): number => (articles.has(words[0] ?? '') ? 2 : 1);
const readOpening = (sentence: Sentence): string => openingAmong(sentence.words, openingLength(sentence));
const writtenOpening = (sentence: Sentence): string => openingAmong(sentence.start, openingLength(sentence));

export function openings(page: PageReading): Verdict | null {
  const { language } = page;
  if (language === null) return null;
  const sentences = readSentences(page, language);
  if (sentences.length < SENTENCES_MIN) return null;
  const runs = findRuns(sentences);
  const repeated = runs.reduce((count, run) => count + run.length, 0);
  const [longest] = runs.toSorted((a, b) => b.length - a.length);
  const word = longest?.[0] === undefined ? '' : writtenOpening(longest[0]);
  const inARow = { n: longest?.length ?? 0, word: quoted(word) };
  const claimed = { kind: 'same_openings', word, value: longest?.length ?? 0 } as const;
  return scaledByLength(page, sufficientWords, {
    share: clamp(1 - 3 * part(repeated, sentences.length)),
    evidence:
      longest === undefined
        ? say('grading.readability_openings.none', {}, claimed)
        : say('grading.readability_openings.evidence', inARow, claimed),
    advice:
      longest === undefined
        ? undefined
        : replaceAdvice(page, 'body:openings', listBlockIds(runs.flat()), {
            title: message('grading.readability_openings.title', { word: quoted(word) }),
            description: say(
              'grading.readability_openings.description',
              { ...inARow, sentence: quote('text', longest[0]?.text ?? '', 120) },
              claimed,
            ),
            whyItMatters: message('grading.readability_openings.why'),
          }),
  });
}

/** Three or more sentences in a row that open alike. */
function findRuns(sentences: readonly Sentence[]): Sentence[][] {
  const runs: Sentence[][] = [];
  let run: Sentence[] = [];
  for (const sentence of sentences) {
    const [first] = run;
    if (first !== undefined && readOpening(first) === readOpening(sentence)) run.push(sentence);
    else run = [sentence];
    if (run.length === 3) runs.push(run);
  }
  return runs;
}

const listBlockIds = (sentences: readonly Sentence[]): (string | null)[] =>
  sentences.map(({ blockId }) => blockId).slice(0, 5);

/** The blocks that most of these sentences stand in. */
function densest(sentences: readonly Sentence[]): (string | null)[] {
  const counts = new Map<string | null, number>();
  for (const { blockId } of sentences) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([blockId]) => blockId);
}
