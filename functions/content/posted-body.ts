import type { Root } from 'mdast';
import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { codePointLength } from '../../shared/domain/language/text-length.ts';
import { BODY_CHARACTERS_MAX } from '../../shared/domain/markdown/body-limits.ts';
import { countDocumentWords } from '../../shared/domain/markdown/count-words.ts';
import { blockIdsOfMarkdown, documentFromPosted } from '../../shared/domain/markdown/document-from-markdown.ts';
import { readMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { parsePostedDocument } from '../../shared/domain/markdown/posted-document.ts';
import { markdownFromDocument } from '../../shared/domain/markdown/serialize-markdown.ts';
import { identifiedBody } from '../../shared/domain/markdown/stored-document.ts';
import { invalidRequest } from '../../shared/http/api-error.ts';
import type { ContentBody } from '../../shared/table/content-versions.ts';

/** A body that was posted, checked and parsed once, however often its write has to be tried. */
export interface PostedBody {
  markdown: string;
  /** The body's blocks; those of a posted document may carry ids. */
  root: Readonly<Root>;
  /** The source to store: the posted document, or the Markdown. */
  form: 'document' | 'markdown';
  wordCount: number;
}

/** @throws ApiError 400 for a document that is none, is not well-formed Unicode, or is longer as Markdown than a body may be. */
export function parsePostedBody(body: { markdown?: string | undefined; doc?: unknown }): PostedBody {
  if (body.markdown === undefined) return parseDocument(body.doc);
  const root = readMarkdown(body.markdown);
  return { markdown: body.markdown, root, form: 'markdown', wordCount: countDocumentWords(root) };
}

function parseDocument(doc: unknown): PostedBody {
  const parsed = parsePostedDocument(doc);
  if (!parsed.ok) throw invalidRequest(`Invalid body: doc: ${parsed.message}`);
  const root = parsed.document;
  if (hasUnpairedSurrogate(root)) {
    throw invalidRequest('Invalid body: doc: must be well-formed Unicode, without unpaired surrogates');
  }
  const markdown = markdownFromDocument(root);
  if (codePointLength(markdown) > BODY_CHARACTERS_MAX) {
    const max = groupedDigits(BODY_CHARACTERS_MAX);
    throw invalidRequest(`Invalid body: doc: its Markdown must have at most ${max} characters`);
  }
  return { markdown, root, form: 'document', wordCount: countDocumentWords(root) };
}

/** JSON.stringify escapes unpaired surrogates, and them alone, as `\udxxx`; an odd backslash tells the escape from text. */
const hasUnpairedSurrogate = (root: Root): boolean => /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(root));

/** The body to store: blocks that are in the current body too keep their ids. */
export function bodyAfter(posted: PostedBody, current: ContentBody | null, newId: () => string): ContentBody {
  const { markdown, root } = posted;
  const previous = current && identifiedBody(current);
  return posted.form === 'document'
    ? { markdown, document: documentFromPosted({ posted: root, previous, newId }), blockIds: [] }
    : { markdown, document: null, blockIds: blockIdsOfMarkdown(root, { previous, newId }) };
}
