import type { PageReading } from '../../grading/page-reading.ts';
import type { Said } from '../../messages/message.ts';

/** The input of an example: the page, and the blocks to change. */
export interface ExampleInput {
  readonly page: PageReading;
  readonly targetNodeIds: readonly string[];
}

/**
 * One or two sentences that show the edit with the page's own words; null where none can be made. Nothing is invented: what only the
 * editor knows is left to the editor.
 */
export type WriteExample = (input: ExampleInput) => Said | null;
