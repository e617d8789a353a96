import {
  collectNodes,
  isJsonLdObject,
  isReference,
  type JsonLdNode,
  type JsonLdObject,
  presentValue,
} from '../structured-data/json-ld-nodes.ts';

/** A value of a node with its place, as a JSON pointer (RFC 6901) into the captured structured data. */
export interface LocatedValue {
  value: unknown;
  pointer: string;
}

/** Property names whose path can be turned into a pointer; anything else is no vocabulary that we read. */
const plainPath = /^[\w@:.[\]-]*$/;

const toPointer = (path: string): string =>
  path === '' ? '' : `/${path.replaceAll('[', '.').replaceAll(']', '').split('.').filter(Boolean).join('/')}`;

/** The nodes of a page's structured data, with references followed. */
export class JsonLdReader {
  readonly nodes: readonly JsonLdNode[];
  readonly #byId = new Map<string, JsonLdObject>();

  constructor(schema: unknown) {
    this.nodes = collectNodes(schema).nodes.filter(({ path }) => plainPath.test(path));
    for (const { object } of this.nodes) {
      const id = object['@id'];
      if (typeof id === 'string' && !isReference(object) && !this.#byId.has(id)) this.#byId.set(id, object);
    }
  }

  pointer(node: JsonLdNode): string {
    return toPointer(node.path);
  }

  /** The values of a property; the members of a list each by itself. */
  values({ value, pointer }: LocatedValue, property: string): LocatedValue[] {
    if (!isJsonLdObject(value)) return [];
    const found = presentValue(value, property);
    if (found === undefined) return [];
    const at = `${pointer}/${property}`;
    const members = Array.isArray(found) ? found.slice(0, VALUES_MAX) : [found];
    return members.map((member: unknown, index) => ({
      value: isJsonLdObject(member) ? this.#resolved(member) : member,
      pointer: Array.isArray(found) ? `${at}/${index}` : at,
    }));
  }

  /** The first value of the property that is a text (or a number). */
  text(node: LocatedValue, property: string): (LocatedValue & { value: string }) | null {
    for (const { value, pointer } of this.values(node, property)) {
      const text = readText(value);
      if (text !== null) return { value: text, pointer };
    }
    return null;
  }

  /** The first text, or the name of the first thing, that the property has. */
  name(node: LocatedValue, property: string): (LocatedValue & { value: string }) | null {
    for (const found of this.values(node, property)) {
      const text = readText(found.value) ?? this.text(found, 'name')?.value ?? null;
      if (text !== null) return { value: text, pointer: found.pointer };
    }
    return null;
  }

  #resolved(object: JsonLdObject): JsonLdObject {
    const id = object['@id'];
    return isReference(object) && typeof id === 'string' ? (this.#byId.get(id) ?? object) : object;
  }
}

/** No business has more of anything that we read. */
const VALUES_MAX = 100;

export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}
