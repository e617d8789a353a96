import { groupedDigits } from '../fields/grouped-digits.ts';
import type { FieldSource, ResolvedFields } from '../fields/resolve-fields.ts';
import { codePointLength, truncated } from '../language/text-length.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { markdownOfNodes } from '../markdown/document-parts.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { fieldValue } from './target-text.ts';
import type { ValidationScope } from './validation-scopes.ts';

/** Characters of a whole document that a validator is given (spec, Limits 9). */
export const DOCUMENT_CONTEXT_CHARACTERS_MAX = 60_000;
export const TRUNCATION_MARKER = `\n\n(The document continues; only its first ${groupedDigits(DOCUMENT_CONTEXT_CHARACTERS_MAX)} characters are shown.)`;

export interface ContentToValidate {
  readonly scope: ValidationScope;
  /** The current text to change: scanned for placeholders, judged by the validator. */
  readonly text: string;
  /** The whole body around it, capped; only of content that is stored in the body. */
  readonly document: string | null;
  readonly nodeIds: readonly string[] | null;
}

interface Target {
  readonly targetField: string;
  readonly targetNodeIds: readonly string[] | null;
}

/** Content of the request; null when it is blank, so that there is nothing to validate. */
export function inlineContent(content: string): ContentToValidate | null {
  if (content.trim() === '') return null;
  return { scope: 'inline_content', text: content, document: null, nodeIds: null };
}

/**
 * The content for validation when the request brings none: of the body the targeted blocks with the
 * whole document, or the document alone when none of them is there; of a field its draft, else the snapshot's value. Null
 * when there is no such content.
 */
export function storedContent(
  target: Target,
  fields: ResolvedFields,
  document: ContentDocument | null,
): ContentToValidate | null {
  return target.targetField === 'body_content'
    ? bodyContent(target.targetNodeIds ?? [], fields.body, document)
    : fieldContent(target.targetField, fields);
}

function fieldContent(targetField: string, fields: ResolvedFields): ContentToValidate | null {
  const text = fieldValue(fields, targetField);
  if (text === null) return null;
  const isDraft = fieldSource(targetField, fields).source === 'draft';
  return { scope: isDraft ? 'field_draft' : 'field_snapshot', text, document: null, nodeIds: null };
}

const fieldSource = (targetField: string, { sources }: ResolvedFields): FieldSource => {
  switch (targetField) {
    case 'title':
      return sources.title;
    case 'meta_description':
      return sources.metaDescription;
    case 'h1':
      return sources.h1;
    default:
      return sources.schema;
  }
};

function bodyContent(
  targetNodeIds: readonly string[],
  markdown: string | null,
  document: ContentDocument | null,
): ContentToValidate | null {
  if (markdown === null || markdown.trim() === '' || !document) return null;
  const nodeIds = presentIds(document, targetNodeIds);
  const text = nodeIds.length === 0 ? null : markdownOfNodes(document, nodeIds);
  const context = documentContext(markdown);
  return text === null
    ? { scope: 'full_document', text: markdown, document: context, nodeIds: null }
    : { scope: 'targeted_nodes', text, document: context, nodeIds };
}

/** A document up to the cap, with a marker where it was cut. */
export function documentContext(markdown: string): string {
  if (codePointLength(markdown) <= DOCUMENT_CONTEXT_CHARACTERS_MAX) return markdown;
  return truncated(markdown, DOCUMENT_CONTEXT_CHARACTERS_MAX).slice(0, -1) + TRUNCATION_MARKER;
}

function presentIds(document: ContentDocument, ids: readonly string[]): string[] {
  const present = new Set<string>();
  walkNodes(document, ({ id }) => {
    if (id !== undefined) present.add(id);
  });
  return ids.filter((id) => present.has(id));
}
