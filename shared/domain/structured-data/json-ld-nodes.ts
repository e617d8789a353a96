import { cutText, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';

/** One typed or untyped object of a JSON-LD document, with the place it was found at. */
export interface JsonLdNode {
  readonly object: JsonLdObject;
  /** `offers[0]`, `@graph[2].author`; empty for a single top-level object. */
  readonly path: string;
  readonly types: readonly string[];
  /** The property that holds it, or null at the top level. */
  readonly holder: { readonly property: string; readonly types: readonly string[] } | null;
}

export type JsonLdObject = Readonly<Record<string, unknown>>;

/** A page's structured data is a few dozen objects; the bounds keep a hostile one from costing more than that. */
export const jsonLdLimits = { depth: 32, nodes: 2000, types: 20 } as const;

export function isJsonLdObject(value: unknown): value is JsonLdObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The type names of an object without their schema.org prefix; empty when it has none. */
function readTypes(object: JsonLdObject): string[] {
  const declared = object['@type'];
  const names = Array.isArray(declared) ? declared : [declared];
  return names
    .filter((name) => typeof name === 'string')
    .slice(0, jsonLdLimits.types)
    .map((name) => name.trim().replace(/^(https?:\/\/schema\.org\/|schema:)/i, ''))
    .filter((name) => name !== '');
}

/** An object that only points at another one by `@id`. */
export function isReference(object: JsonLdObject): boolean {
  return typeof object['@id'] === 'string' && Object.keys(object).every((key) => key === '@id' || key === '@context');
}

/** The value of a property, or undefined when it is absent, null, blank or empty: a search engine sees no difference. */
export function presentValue(object: JsonLdObject, property: string): unknown {
  if (!Object.hasOwn(object, property)) return undefined;
  const value = object[property];
  if (value === null) return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (Array.isArray(value) && value.length === 0) return undefined;
  if (isJsonLdObject(value) && Object.keys(value).length === 0) return undefined;
  return value;
}

/** A property's value as a list of its members, each with its path; `offers[0]` for a list, `offers` for a lone one. */
export function listMembers(value: unknown, path: string): { value: unknown; path: string }[] {
  if (!Array.isArray(value)) return [{ value, path }];
  return value
    .slice(0, jsonLdLimits.nodes)
    .map((member: unknown, index) => ({ value: member, path: `${path}[${index}]` }));
}

export function joinPath(path: string, property: string): string {
  return path === '' ? property : `${path}.${property}`;
}

/**
 * All objects of the document in document order, outer before inner. `truncated` says that a bound was met and the rest
 * was not looked at. Top-level lists and `@graph` are containers, not nodes. Long strings are cut.
 */
export function collectNodes(document: unknown): { nodes: JsonLdNode[]; truncated: boolean } {
  const nodes: JsonLdNode[] = [];
  let truncated = false;

  const visit = (value: unknown, path: string, holder: JsonLdNode['holder'], depth: number): void => {
    if (!isJsonLdObject(value) && !Array.isArray(value)) return;
    if (depth > jsonLdLimits.depth || nodes.length >= jsonLdLimits.nodes) {
      truncated = true;
      return;
    }
    if (Array.isArray(value)) {
      if (value.length > jsonLdLimits.nodes) truncated = true;
      for (const member of listMembers(value, path)) visit(member.value, member.path, holder, depth + 1);
      return;
    }
    const types = readTypes(value);
    const isContainer = Object.hasOwn(value, '@graph') && types.length === 0;
    if (!isContainer) nodes.push({ object: value, path, types, holder });
    for (const [property, inner] of Object.entries(value)) {
      if (property === '@graph') visit(inner, joinPath(path, property), null, depth + 1);
      else if (!property.startsWith('@')) visit(inner, joinPath(path, property), { property, types }, depth + 1);
    }
  };

  visit(cutTexts(document, 0), '', null, 0);
  return { nodes, truncated };
}

/** The value itself where nothing in it is too long. Below the depth that nodes are looked for in there is nothing to read. */
function cutTexts(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cutText(value, READ_LINE_CHARACTERS_MAX);
  if (!isJsonLdObject(value) && !Array.isArray(value)) return value;
  if (depth > 2 * jsonLdLimits.depth) return null;
  const members: [string, unknown][] = Object.entries(value);
  const cut = members.map(([key, member]): [string, unknown] => [key, cutTexts(member, depth + 1)]);
  if (cut.every(([, member], at) => Object.is(member, members[at]?.[1]))) return value;
  return Array.isArray(value) ? cut.map(([, member]) => member) : Object.fromEntries(cut);
}
