import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Document, isCollection, isScalar, visit } from 'yaml';
import { allOperations } from '../functions/catalog/api-groups.ts';
import { type OperationExample, type OperationExamples, openapiDocument } from '../shared/http/openapi-document.ts';
import { shapeDocument } from '../shared/http/openapi-shape.ts';

export const examplesDirectory = path.join(import.meta.dirname, '../docs/examples');

/** Longer strings of examples are cut, and of a list the first entry is shown: the description has a limit of bytes, and docs/examples has all. */
const TEXT_CHARACTERS = 120;

function shortenExample(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1);
  return typeof value === 'string' && value.length > TEXT_CHARACTERS
    ? `${value.slice(0, TEXT_CHARACTERS - 1)}…`
    : value;
}

/** The recorded examples of docs/examples, by operation id. */
export function readExamples(): OperationExamples {
  const files = globSync('*.json', { cwd: examplesDirectory }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const example: OperationExample = JSON.parse(
        readFileSync(path.join(examplesDirectory, file), 'utf8'),
        shortenExample,
      );
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
