import type { RootContent } from 'mdast';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import { documentFromMarkdown } from '../../shared/domain/markdown/document-from-markdown.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import { markdownFromDocument } from '../../shared/domain/markdown/serialize-markdown.ts';
import { setBody } from '../../shared/domain/recommendations/content-after.ts';
import { wordsAsked } from './body-followers.ts';
import type { Open } from './follow-advice.ts';

/** Below, a third of the blocks is no text that could be given back. */
const BLOCKS_MIN = 9;
const WORDS_MIN = 300;

const toMarkdown = (block: RootContent): string => markdownFromDocument({ type: 'root', children: [block] }).trim();

/** The page without the middle third of its blocks, and these, as text on its subject. A short page stays whole. */
export function heldBack(input: GradingInput): { page: GradingInput; held: readonly string[] } {
  const blocks = input.document?.children ?? [];
  const words = blocks.reduce((sum, block) => sum + countTextWords(plainText(block)), 0);
  if (blocks.length < BLOCKS_MIN || words < WORDS_MIN) return { page: input, held: [] };
  const third = Math.floor(blocks.length / 3);
  const markdown = markdownFromDocument({
    type: 'root',
    children: [...blocks.slice(0, third), ...blocks.slice(2 * third)],
  });
  let count = 0;
  const newId = (): string => {
    count += 1;
    return `b${count}`;
  };
  const page = setBody(input, markdown, documentFromMarkdown({ markdown, previous: null, newId }));
  const held = blocks
    .slice(third, 2 * third)
    .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'list');
  return { page, held: held.map(toMarkdown) };
}

/** The subheadings and paragraphs of a page, for one that needs more text. */
export const collectParagraphs = (input: GradingInput): string[] =>
  (input.document?.children ?? [])
    .filter(
      (block) =>
        (block.type === 'heading' && block.depth > 1) ||
        (block.type === 'paragraph' && countTextWords(plainText(block)) >= 15),
    )
    .map(toMarkdown);

/** Whether there is as much text as the advice asks for; else it cannot be followed. */
export const isEnough = (material: readonly string[], open: readonly Open[]): boolean =>
  countTextWords(material.join('\n')) >= wordsAskedBy(open);

export const wordsAskedBy = (open: readonly Open[]): number =>
  open.reduce((sum, { edit, recommendation }) => sum + (edit === 'body:coverage' ? wordsAsked(recommendation) : 0), 0);
