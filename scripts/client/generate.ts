/** Generates the description of the API in the client package from `openapi.yaml`: the types, and method and path of each operation. */
import '../../lab/client/typescript-with-api.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { clientFiles } from './client-files.ts';

const root = new URL('../../', import.meta.url);
const files = await clientFiles(await readFile(new URL('openapi.yaml', root), 'utf8'));
for (const [path, text] of Object.entries(files)) await writeFile(new URL(path, root), text);
