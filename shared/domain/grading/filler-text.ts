import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { rememberedFor } from '../language/remembered.ts';
import type { ProseBlock } from './body-parts.ts';
import type { PageReading } from './page-reading.ts';

/**
 * The words of "Lorem ipsum" and of the programs that write more of it, without those that other Latin text has as often. Real Latin
 * has few of them side by side.
 */
const fillerWords: ReadonlySet<string> = new Set(listReadingWords('grading', 'fillerWords'));

const FILLER_SHARE = 0.5;
const FILLER_WORDS_MIN = 3;
/** The beginning decides for a whole block. */
const CHARACTERS_READ = 2_000;

/** True for a designer's placeholder text: most of its words are those of "Lorem ipsum". */
function isFiller(text: string): boolean {
  const words: string[] =
    text
      .slice(0, CHARACTERS_READ)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const found = words.filter((word) => fillerWords.has(word)).length;
  return found >= FILLER_WORDS_MIN && found >= FILLER_SHARE * words.length;
}

/** The blocks are the same when another value of a field is tried. */
const findAmong = rememberedFor((blocks: readonly ProseBlock[]) => blocks.filter(({ text }) => isFiller(text)));

/** The blocks of running text that are filler. */
export const findFillerBlocks = ({ proseBlocks }: PageReading): readonly ProseBlock[] => findAmong(proseBlocks);
