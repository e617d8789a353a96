import { type Message, message } from '../messages/message.ts';
import { findFaultMessage } from './block-faults.ts';

/** A JSON-LD block that could not be read, or not in full: the page has it, and it is invalid. */
export interface BrokenBlock {
  /** Its place among the page's JSON-LD blocks, from 1. */
  readonly block: number;
  /** Completes "JSON-LD block 2 …". */
  readonly error: string;
  /** Where in the block it stops being JSON; null when it is JSON, and something else is wrong. */
  readonly line: number | null;
  readonly column: number | null;
  /** The beginning of the block. */
  readonly text: string;
}

/** The structured data of a page: what could be read of it, and beside it the blocks that could not. */
export interface CapturedStructuredData {
  /** One JSON-LD object, or `{"@graph": […]}` of several; null when none could be read. */
  readonly schema: unknown;
  readonly brokenBlocks: readonly BrokenBlock[];
}

/** The objects that were read, as one document: nothing is in it that was not on the page, but for the list around several. */
export function capturedSchema(items: readonly unknown[]): unknown {
  if (items.length === 0) return null;
  return items.length === 1 ? items[0] : { '@context': 'https://schema.org', '@graph': items };
}

/** The fault of each block, as a sentence. */
export const brokenBlockErrors = (blocks: readonly BrokenBlock[]): Message[] =>
  blocks.map(({ block, error, line, column }) => {
    const begin = `is not valid JSON, line ${line}, column ${column}: `;
    return line !== null && column !== null && error.startsWith(begin)
      ? message('schema.broken-json', { block, line, column, reason: findFaultMessage(error.slice(begin.length)) })
      : message('schema.broken-block', { block, error: findFaultMessage(error) });
  });
