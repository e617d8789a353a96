import { createHash } from 'node:crypto';
import type { ResolvedFields } from '../fields/resolve-fields.ts';
import { collapseSpaces } from '../language/normalize-text.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { markdownOfNodes } from '../markdown/document-parts.ts';

interface Target {
  readonly targetField: string;
  readonly targetNodeIds: readonly string[] | null;
}

/** The value of a field outside the body; null for the body and for a field without a value. */
export function fieldValue(fields: ResolvedFields, targetField: string): string | null {
  switch (targetField) {
    case 'title':
      return fields.title;
    case 'meta_description':
      return fields.metaDescription;
    case 'h1':
      return fields.h1;
    case 'schema':
      return fields.schema;
    default:
      return null;
  }
}

/** The text that a recommendation is about: the field's value, or the targeted blocks; null where something is to be added. */
export function targetText(target: Target, fields: ResolvedFields, document: ContentDocument | null): string | null {
  if (target.targetField !== 'body_content') return fieldValue(fields, target.targetField);
  return target.targetNodeIds && document ? markdownOfNodes(document, target.targetNodeIds) : null;
}

/** SHA-256, in hexadecimal, of a text whose layout does not count; null for no text. Kept instead of the text. */
export function excerptDigest(text: string | null): string | null {
  const normalized = collapseSpaces((text ?? '').normalize('NFC'));
  return normalized === '' ? null : createHash('sha256').update(normalized).digest('hex');
}
