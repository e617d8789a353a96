import openapiTypescript, { astToString } from 'openapi-typescript';
import { schemaNotice, typedDocument } from '../../scripts/client/client-files.ts';

/** The types of the API, as a file of the client package. */
export async function schemaFile(openapiYaml: string): Promise<string> {
  return `${schemaNotice(openapiYaml)}\n${astToString(await openapiTypescript(typedDocument(openapiYaml)))}`;
}
