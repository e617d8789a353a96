import { parse } from 'yaml';
import * as z from 'zod';

const NOTICE = '// Generated from openapi.yaml by `npm run openapi`.\n';

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string(), summary: z.string() }))),
});

/** Half of the document, and of no use in a type. */
const withoutExamples = (name: unknown, value: unknown): unknown => (name === 'example' ? undefined : value);

/** The generated files of the client package by path, from the text of `openapi.yaml`. */
export async function clientFiles(openapiYaml: string): Promise<Record<string, string>> {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypescript(JSON.stringify(parse(openapiYaml, withoutExamples))));
  return {
    'clients/typescript/src/schema.generated.ts': `${NOTICE}\n${types}`,
    'clients/typescript/src/routes.generated.ts': routesFile(openapiYaml),
  };
}

function routesFile(openapiYaml: string): string {
  const { paths } = documentSchema.parse(parse(openapiYaml));
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId, summary }]) =>
        `  /** ${summary} */\n  ${operationId}: '${method.toUpperCase()} ${path}',`,
    ),
  );
  return [
    NOTICE,
    '/** Method and path of each operation. */',
    'export const routes = {',
    ...routes,
    '} as const;',
    '',
  ].join('\n');
}
