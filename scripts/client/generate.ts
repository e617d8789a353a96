/** Writes the routes of the client in TypeScript, and all that is generated of the one in Python, from `openapi.yaml`. The types of the first are written by `lab/client/generate-schema.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { ROUTES_FILE, routesFile } from './client-files.ts';
import { pythonFiles } from './python/python-files.ts';

const openapiYaml = await readFile('openapi.yaml', 'utf8');
await writeFile(ROUTES_FILE, routesFile(openapiYaml));
for (const [file, text] of pythonFiles(openapiYaml)) await writeFile(file, text);
