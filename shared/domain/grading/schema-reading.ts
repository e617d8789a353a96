import { collectNodes, type JsonLdNode } from '../structured-data/json-ld-nodes.ts';

/** The page's JSON-LD as it will be published: a draft takes the place of what was crawled. */
export interface SchemaReading {
  readonly types: ReadonlySet<string>;
  readonly nodes: readonly JsonLdNode[];
  readonly questionCount: number;
}

const nothing: SchemaReading = { types: new Set(), nodes: [], questionCount: 0 };

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
    nodes,
    questionCount: nodes.filter(({ types }) => types.includes('Question')).length,
  };
}
