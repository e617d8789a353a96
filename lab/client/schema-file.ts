import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { schemaNotice, typedDocument } from '../../scripts/client/client-files.ts';

/** The values that this release knows: a compiler then says which branches a program lacks when it takes the next one. */
const knownValues = (values: readonly string[]): ts.TypeNode =>
  ts.factory.createUnionTypeNode(
    values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value))),
  );

/** The types of the API, as a file of the client package. */
export async function schemaFile(openapiYaml: string): Promise<string> {
  const nodes = await openapiTypescript(typedDocument(openapiYaml), {
    transform(schema) {
      const values: unknown = Reflect.get(schema, 'x-extensible-enum');
      return Array.isArray(values) ? knownValues(values) : undefined;
    },
  });
  return `${schemaNotice(openapiYaml)}\n${astToString(nodes)}`;
}
