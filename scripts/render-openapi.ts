import { stringify } from 'yaml';
import { allOperations } from '../functions/catalog.ts';
import { openapiDocument } from '../shared/http/openapi-document.ts';

/** openapi.yaml as it must be for the operations of the catalog. */
export const renderOpenapi = (): string =>
  stringify(openapiDocument(allOperations()), { aliasDuplicateObjects: false, lineWidth: 140 });
