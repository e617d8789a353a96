import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { allOperations } from '../functions/catalog/api-groups.ts';
import { type OperationExample, type OperationExamples, openapiDocument } from '../shared/http/openapi-document.ts';

export const examplesDirectory = path.join(import.meta.dirname, '../docs/examples');

/** The recorded examples of docs/examples, by operation id. */
export function readExamples(): OperationExamples {
  const files = globSync('*.json', { cwd: examplesDirectory }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const example: OperationExample = JSON.parse(readFileSync(path.join(examplesDirectory, file), 'utf8'));
      return [path.basename(file, '.json'), example];
    }),
  );
}

/** openapi.yaml as it must be for the operations of the catalog. */
export const renderOpenapi = (): string =>
  stringify(openapiDocument(allOperations(), readExamples()), { aliasDuplicateObjects: false, lineWidth: 140 });
