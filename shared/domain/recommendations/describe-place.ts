import type { Nodes } from 'mdast';
import { collapseSpaces } from '../language/normalize-text.ts';
import { countTextWords } from '../language/segment-words.ts';
import { endsAsSentence } from '../language/sentence-end.ts';
import { excerpt } from '../language/text-length.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { plainText, shownText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { type Message, message, quoted, type Said } from '../messages/message.ts';
import { wordTogether } from '../messages/word-together.ts';

interface Target {
  readonly targetNodeIds: readonly string[] | null;
  readonly afterNodeId: string | null;
}

const SHOWN_MAX = 50;

/** The blocks of a body by their ids. */
export function blocksById(document: ContentDocument | null): ReadonlyMap<string, Nodes> {
  const blocks = new Map<string, Nodes>();
  if (document === null) return blocks;
  walkNodes(document, (node) => {
    if (node.id !== undefined) blocks.set(node.id, node);
  });
  return blocks;
}

/**
 * Adds to the title of an edit where in the body it belongs: `in "The best steeping time …"`, `below the heading "Costs"`, `after "Start
 * with …"`. A place is a heading or running text: the label of a button, a picture or a list is named by what stands before it. The title
 * alone for fields outside the body.
 */
export function addPlace(
  title: Said,
  { targetNodeIds, afterNodeId }: Target,
  blocks: ReadonlyMap<string, Nodes>,
): Said {
  const add = (relation: 'heading' | 'in' | 'below' | 'after', place: Nodes): Said =>
    wordTogether(message(`recommendations.place.${relation}`, { title, place: quoteBlock(place) }), [title]);
  const targets = (targetNodeIds ?? []).flatMap((id) => blocks.get(id) ?? []);
  const target = targets.find((block) => isHeading(block) || isRunningText(block));
  if (target !== undefined) return add(isHeading(target) ? 'heading' : 'in', target);
  const place = placeBefore(targets[0]?.id ?? afterNodeId, blocks);
  return place === undefined ? title : add(isHeading(place) ? 'below' : 'after', place);
}

/** The block itself or the closest one before it that an editor recognizes. */
function placeBefore(id: string | null, blocks: ReadonlyMap<string, Nodes>): Nodes | undefined {
  const inOrder = [...blocks.keys()];
  const before = inOrder.slice(0, id === null ? 0 : inOrder.indexOf(id) + 1);
  const found = before.findLast((key) => {
    const block = blocks.get(key);
    return block !== undefined && (isHeading(block) || isRunningText(block));
  });
  return found === undefined ? undefined : blocks.get(found);
}

const isHeading = (block: Nodes): boolean => block.type === 'heading' && readText(block) !== '';

/** Labels are shorter, or do not end as sentences do; what is mostly links leads elsewhere. */
const SENTENCE_WORDS_MIN = 4;
const PASSAGE_WORDS_MIN = 12;
const LINKED_SHARE = 0.6;

function isRunningText(block: Nodes): boolean {
  if (block.type !== 'paragraph') return false;
  const text = readText(block);
  const words = countTextWords(text);
  if (words < SENTENCE_WORDS_MIN || (words < PASSAGE_WORDS_MIN && !endsAsSentence(text) && !text.endsWith(':')))
    return false;
  let linked = 0;
  walkNodes(block, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') linked += plainText(node).length;
  });
  return linked < LINKED_SHARE * text.length;
}

const readText = (block: Nodes): string => collapseSpaces(shownText(block));

function quoteBlock(block: Nodes): Message {
  const { shown, isCut } = excerpt(removeQuotationMarks(readText(block)), SHOWN_MAX);
  return quoted(`${shown}${isCut ? ' …' : ''}`);
}

/** Marks around the whole of a text would stand twice. */
const removeQuotationMarks = (text: string): string => /^["“”„«»](.+)["“”„«»]$/.exec(text)?.[1] ?? text;
