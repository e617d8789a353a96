import type { Root } from 'mdast';
import type { ContentDocument } from './content-document.ts';
import { blocksOfBody, documentOfBody, type StoredBody } from './stored-document.ts';

/** A page's content, with the body that counts. */
interface WithBody {
  body: StoredBody | null;
}

/**
 * The body as a document with its block ids; null when the page has none. Apart from the reads of a page's content, because
 * it brings a Markdown parser into the bundle of every function that imports it.
 */
export const parseBody = ({ body }: WithBody): ContentDocument | null => body && documentOfBody(body);

/** As `parseBody` for those who only read, and need no ids: of a long body that was read a moment ago it costs nothing. */
export const parseBodyBlocks = ({ body }: WithBody): Readonly<Root> | null => body && blocksOfBody(body);
