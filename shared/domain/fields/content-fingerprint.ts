import { createHash } from 'node:crypto';
import { h1Draft, type ResolvedFields } from './resolve-fields.ts';

type FingerprintFields = Pick<
  ResolvedFields,
  | 'title'
  | 'metaDescription'
  | 'h1'
  | 'schema'
  | 'brokenBlocks'
  | 'body'
  | 'primaryKeyword'
  | 'secondaryKeywords'
  | 'sources'
>;

/**
 * SHA-256, in hexadecimal, of what an analysis read: title, meta description, schema, body (with the H1 that is drafted for it) and
 * keywords (spec section "Checks"). Differences that no grader can see do not change it: line endings, the layout and key order of the JSON-LD,
 * the case, spacing and order of keywords.
 */
export function contentFingerprint(fields: FingerprintFields): string {
  const drafted = h1Draft(fields);
  const canonical = [
    'content-fingerprint-1',
    fields.title ?? '',
    fields.metaDescription ?? '',
    canonicalJson(fields.schema ?? ''),
    (fields.body ?? '').replaceAll('\r\n', '\n'),
    canonicalKeyword(fields.primaryKeyword ?? ''),
    [...new Set(fields.secondaryKeywords.map(canonicalKeyword))].toSorted(),
    ...(fields.brokenBlocks?.length ? [fields.brokenBlocks] : []),
    ...(drafted === null ? [] : [{ h1: drafted }]),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

function canonicalKeyword(keyword: string): string {
  return keyword.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function canonicalJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), sortKeys);
  } catch {
    // No JSON, or nested deeper than the stack allows: the text itself is as good a witness of a change.
    return text;
  }
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
