import { countTextWords } from '../language/segment-words.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { splitSentences } from '../planning/brief/brief-blocks.ts';
import type { OutlineInput } from './outline-input.ts';
import { showsAmount } from './section-evidence.ts';
import { numberIn, say } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

type OwnSection = OutlineInput['sections'][number];

const FIRST_SENTENCE_WORDS_MAX = 30;
const PARAGRAPH_WORDS_MAX = 120;
const SECTION_WORDS_MAX = 300;
/** Of the terms of the shorter of two sections. */
const SHARED_TERMS_MIN = 0.6;
const TERMS_MIN = 15;
const SECTIONS_COMPARED_MAX = 40;
const READ_SHARE_MIN = 0.9;
const CHARACTERS_READ_MAX = 4_000;

/** Faults of a section, each read from its text; empty where none was found, null where its text was not read. */
export function sectionFaults(
  section: OwnSection,
  id: SectionId | null,
  input: Pick<OutlineInput, 'sections' | 'language' | 'text'>,
  words: OutlineWords,
): string[] | null {
  const { sections, language } = input;
  if (section.paragraphs === undefined || section.paragraphs.length === 0) return null;
  const text = sectionText(section);
  const first = countTextWords(splitSentences(section.paragraphs[0] ?? '')[0] ?? '');
  const longest = Math.max(...section.paragraphs.map((paragraph) => countTextWords(paragraph)));
  // Of two sections that say the same, the second one repeats.
  const at = sections.findIndex(({ heading, words: count }) => heading === section.heading && count === section.words);
  const repeated = sections
    .slice(0, Math.min(SECTIONS_COMPARED_MAX, at === -1 ? SECTIONS_COMPARED_MAX : at))
    .find((other) => other.heading !== section.heading && repeats(text, sectionText(other), language));
  return [
    ...(first > FIRST_SENTENCE_WORDS_MAX ? [say(words, 'openLong', { n: first })] : []),
    ...(longest > PARAGRAPH_WORDS_MAX ? [say(words, 'longPart', { n: numberIn(language, longest) })] : []),
    ...(section.words > SECTION_WORDS_MAX ? [say(words, 'longSection')] : []),
    ...(repeated === undefined ? [] : [say(words, 'repeats', { h: repeated.heading })]),
    ...(id === 'cost' && isReadWhole(section) && !showsAmount(input) ? [say(words, 'noAmount')] : []),
  ];
}

/** A table may have what no paragraph says. */
const isReadWhole = ({ words, paragraphs = [] }: OwnSection): boolean =>
  countTextWords(paragraphs.join(' ')) >= words * READ_SHARE_MIN;

const sectionText = ({ paragraphs = [] }: OwnSection): string => paragraphs.join('\n').slice(0, CHARACTERS_READ_MAX);

function repeats(one: string, other: string, language: OutlineInput['language']): boolean {
  const [a, b] = [new Set(listTermKeys(one, language)), new Set(listTermKeys(other, language))];
  const smaller = Math.min(a.size, b.size);
  if (smaller < TERMS_MIN) return false;
  return [...a].filter((term) => b.has(term)).length / smaller >= SHARED_TERMS_MIN;
}
