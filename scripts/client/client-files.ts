import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const { version } = JSON.parse(readFileSync(new URL('../../clients/typescript/package.json', import.meta.url), 'utf8'));

const NOTICE = '// Generated from openapi.yaml by `npm run generate`';

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string(), summary: z.string() }))),
});

export const ROUTES_FILE = 'clients/typescript/src/routes.generated.ts';
export const SCHEMA_FILE = 'clients/typescript/src/schema.generated.ts';

/** The document of the API without its examples: half of it, and of no use in a type. */
export const typedDocument = (openapiYaml: string): string =>
  JSON.stringify(parse(openapiYaml, (name: unknown, value: unknown) => (name === 'example' ? undefined : value)));

/** The first line of the generated types. It names the document that they are of, so that a test without the generator knows. */
export const schemaNotice = (openapiYaml: string): string =>
  `${NOTICE}; the document has the digest ${createHash('sha256').update(typedDocument(openapiYaml)).digest('hex')}.\n`;

/** Method and path of each operation, as a file of the client package. */
export function routesFile(openapiYaml: string): string {
  const { paths } = documentSchema.parse(parse(openapiYaml));
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId, summary }]) =>
        `  /** ${summary} */\n  ${operationId}: '${method.toUpperCase()} ${path}',`,
    ),
  );
  return [
    `${NOTICE}.\n`,
    '/** Of this package. */',
    `export const VERSION = '${version}';\n`,
    '/** Method and path of each operation. */',
    'export const routes = {',
    ...routes,
    '} as const;',
    '',
  ].join('\n');
}
