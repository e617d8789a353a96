import type { Nodes } from 'mdast';
import type { PageReading } from '../../grading/page-reading.ts';
import { type Message, message, type Said } from '../../messages/message.ts';

/** The input of an example: the page, and the place where the edit belongs. */
export interface ExampleInput {
  readonly page: PageReading;
  readonly targetNodeIds: readonly string[];
  readonly afterNodeId: string | null;
  readonly blocks: ReadonlyMap<string, Nodes>;
}

/**
 * One or two sentences that show the edit with the page's own words; null where none can be made. Nothing is invented: what only the
 * editor knows is left to the editor.
 */
export type WriteExample = (input: ExampleInput) => Said | null;

/** Joins quotations by commas alone. */
export const joinItems = (items: readonly Message[]): Message | undefined =>
  items.reduce<Message | undefined>(
    (first, next) => (first === undefined ? next : message('recommendations.example.items', { first, next })),
    undefined,
  );
