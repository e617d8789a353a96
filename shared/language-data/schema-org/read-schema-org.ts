import { readData } from '../read-data.ts';
import type { NestedRow, TypeRow, TypeRulesRow } from './schema-org-schema.ts';

/** The types of schema.org by their direct parents. */
export const listSchemaOrgTypes = (): readonly TypeRow[] => readData('schema-org', 'types') as TypeRow[];

/** The requirements of the types that search engines show. */
export const listTypeRules = (): readonly TypeRulesRow[] => readData('schema-org', 'rules') as TypeRulesRow[];

/** The types that objects in a property may have. */
export const listNestedTypes = (): readonly NestedRow[] => readData('schema-org', 'nested') as NestedRow[];
