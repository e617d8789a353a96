/** Writes the types of the client package from `openapi.yaml`: a part of `npm run generate`. */
import { readFile, writeFile } from 'node:fs/promises';
import { SCHEMA_FILE } from '../../scripts/client/client-files.ts';
import { schemaFile } from './schema-file.ts';

await writeFile(SCHEMA_FILE, await schemaFile(await readFile('openapi.yaml', 'utf8')));
