import { collectNodes, isJsonLdObject, type JsonLdNode, presentValue } from '../structured-data/json-ld-nodes.ts';

/** What the page's structured data says about people, dates and contacts, for the criteria that accept it as evidence. */
export interface SchemaReading {
  readonly types: ReadonlySet<string>;
  readonly author: string | null;
  readonly date: string | null;
  readonly hasContact: boolean;
  readonly questionCount: number;
}

const nothing: SchemaReading = { types: new Set(), author: null, date: null, hasContact: false, questionCount: 0 };

export function readSchema(schema: string | null): SchemaReading {
  if (schema === null) return nothing;
  let document: unknown;
  try {
    document = JSON.parse(schema);
  } catch {
    return nothing;
  }
  const { nodes } = collectNodes(document);
  return {
    types: new Set(nodes.flatMap(({ types }) => types)),
    author: firstOf(nodes, ['author', 'creator', 'reviewedBy'], nameOf),
    date: firstOf(nodes, ['dateModified', 'datePublished', 'uploadDate', 'datePosted'], textOf),
    hasContact: nodes.some(({ object }) =>
      ['telephone', 'email', 'contactPoint', 'address'].some((key) => presentValue(object, key) !== undefined),
    ),
    questionCount: nodes.filter(({ types }) => types.includes('Question')).length,
  };
}

function firstOf(
  nodes: readonly JsonLdNode[],
  properties: readonly string[],
  read: (value: unknown, nodes: readonly JsonLdNode[]) => string | null,
) {
  for (const property of properties) {
    for (const { object } of nodes) {
      const value = read(presentValue(object, property), nodes);
      if (value !== null) return value;
    }
  }
  return null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The name of a person or organization that is written in place, or that an `@id` of the same document points to. */
function nameOf(value: unknown, nodes: readonly JsonLdNode[]): string | null {
  if (Array.isArray(value)) return nameOf(value[0], []);
  if (!isJsonLdObject(value)) return textOf(value);
  const name = textOf(value['name']);
  if (name !== null || typeof value['@id'] !== 'string') return name;
  return textOf(
    nodes.find(({ object }) => object['@id'] === value['@id'] && object !== value && textOf(object['name']) !== null)
      ?.object['name'],
  );
}
