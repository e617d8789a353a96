/** Writes the routes of the client package from `openapi.yaml`. Its types are written by `lab/client/generate-schema.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { ROUTES_FILE, routesFile } from './client-files.ts';

await writeFile(ROUTES_FILE, routesFile(await readFile('openapi.yaml', 'utf8')));
