import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Document, isCollection, isScalar, visit } from 'yaml';
import { allOperations } from '../functions/catalog/api-groups.ts';
import { type OperationExample, type OperationExamples, openapiDocument } from '../shared/http/openapi-document.ts';
import { shapeDocument } from '../shared/http/openapi-shape.ts';

export const examplesDirectory = path.join(import.meta.dirname, '../docs/examples');

/** Longer strings and lists of examples are cut: the description has a limit of bytes, and docs/examples has them in full. */
const TEXT_CHARACTERS = 120;
const LIST_ITEMS = 1;
/** Lists whose length is part of the contract. */
export const wholeLists: ReadonlySet<string> = new Set(['checks', 'grade_bands']);

function shorten(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return wholeLists.has(name) ? value : value.slice(0, LIST_ITEMS);
  return typeof value === 'string' && value.length > TEXT_CHARACTERS
    ? `${value.slice(0, TEXT_CHARACTERS - 1)}…`
    : value;
}

/** The recorded examples of docs/examples, by operation id. */
export function readExamples(): OperationExamples {
  const files = globSync('*.json', { cwd: examplesDirectory }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const example: OperationExample = JSON.parse(readFileSync(path.join(examplesDirectory, file), 'utf8'), shorten);
      return [path.basename(file, '.json'), example];
    }),
  );
}

/** Collections up to this length stand on one line. */
const LINE_CHARACTERS = 300;

/**
 * openapi.yaml as it must be for the operations of the catalog. Small collections stand on one line, and each example as JSON, which is
 * YAML, too: with a line for each value the document has nearly twice the bytes.
 */
export function renderOpenapi(): string {
  const yaml = new Document(shapeDocument(openapiDocument(allOperations(), readExamples())), {
    aliasDuplicateObjects: false,
  });
  const examples: string[] = [];
  visit(yaml, {
    Pair: (_, pair) => {
      if (!isScalar(pair.key) || pair.key.value !== 'example' || !isCollection(pair.value)) return undefined;
      examples.push(JSON.stringify(pair.value));
      pair.value = yaml.createNode(placeholder(examples.length - 1));
      return visit.SKIP;
    },
    Collection: (_, node) => {
      if (JSON.stringify(node).length <= LINE_CHARACTERS) node.flow = true;
    },
  });
  const text = yaml.toString({ indentSeq: false, lineWidth: LINE_CHARACTERS, flowCollectionPadding: false });
  return examples.reduce((written, example, at) => written.replace(placeholder(at), () => example), text);
}

const placeholder = (at: number): string => `<example ${at}>`;
