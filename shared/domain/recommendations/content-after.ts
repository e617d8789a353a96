import type { ResolvedFields } from '../fields/resolve-fields.ts';
import type { GradingInput } from '../grading/grading-input.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { documentFromMarkdown } from '../markdown/document-from-markdown.ts';
import { insertBlocks, replaceBlocks } from '../markdown/edit-blocks.ts';
import { plainText } from '../markdown/plain-text.ts';
import { markdownFromDocument } from '../markdown/serialize-markdown.ts';

interface Edit {
  readonly targetField: string;
  readonly operation: string;
  readonly targetNodeIds: readonly string[] | null;
  readonly afterNodeId: string | null;
}

/** The page as it was analyzed, with another value in the field that a recommendation is about. */
export function setField(analyzed: GradingInput, targetField: string, value: string): GradingInput {
  // Graded as a draft would be: an H1 draft stands in for the first H1 of the body.
  const source = { source: 'draft', draftId: 0 } as const;
  const { fields } = analyzed;
  const changes: Partial<ResolvedFields> =
    targetField === 'title'
      ? { title: value, sources: { ...fields.sources, title: source } }
      : targetField === 'meta_description'
        ? { metaDescription: value, sources: { ...fields.sources, metaDescription: source } }
        : targetField === 'h1'
          ? { h1: value, sources: { ...fields.sources, h1: source } }
          : { schema: value, brokenBlocks: [], sources: { ...fields.sources, schema: source } };
  return { ...analyzed, fields: { ...fields, ...changes } };
}

/** The page as it was analyzed, with another body. */
export function setBody(analyzed: GradingInput, markdown: string, document: ContentDocument): GradingInput {
  return { ...analyzed, document, fields: { ...analyzed.fields, body: markdown } };
}

/** The page as it was analyzed, with a body that was sent and is not stored. */
export const replaceBody = (analyzed: GradingInput, markdown: string): GradingInput =>
  setBody(analyzed, markdown, sentDocument(markdown));

/**
 * The page as it was analyzed, with a text that was sent for a recommendation: for the body, the new text of the targeted
 * blocks or a text to insert, unless it repeats at least half of the other blocks; then it is the whole new body.
 */
export function applyInlineContent(analyzed: GradingInput, edit: Edit, content: string): GradingInput {
  if (edit.targetField !== 'body_content') return setField(analyzed, edit.targetField, content);
  const sent = sentDocument(content);
  const { document } = analyzed;
  if (!document || isWholeBody(sent, document, edit.targetNodeIds ?? [])) return setBody(analyzed, content, sent);
  const edited =
    edit.operation === 'replace' && edit.targetNodeIds
      ? replaceBlocks(document, edit.targetNodeIds, sent.children)
      : insertBlocks(document, edit.afterNodeId, sent.children);
  return setBody(analyzed, markdownFromDocument(edited), edited);
}

/** With ids, which say where a link or a heading stands. None of a stored body begins like these. */
function sentDocument(markdown: string): ContentDocument {
  let blocks = 0;
  const newId = (): string => {
    blocks += 1;
    return `sent-${blocks}`;
  };
  return documentFromMarkdown({ markdown, previous: null, newId });
}

function isWholeBody(sent: ContentDocument, analyzed: ContentDocument, targetNodeIds: readonly string[]): boolean {
  const targeted = new Set(targetNodeIds);
  const others = analyzed.children.filter(({ id }) => id === undefined || !targeted.has(id)).map(plainText);
  const texts = new Set(sent.children.map(plainText));
  return others.filter((text) => texts.has(text)).length * 2 >= others.length;
}
