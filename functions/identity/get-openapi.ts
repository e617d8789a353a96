import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { compressedOpenapi } from './openapi.generated.ts';

// Decompressed at the first request, not at start-up: most containers never serve it.
let yaml: string | undefined;
const openapiYaml = (): string => {
  yaml ??= brotliDecompressSync(Buffer.from(compressedOpenapi, 'base64')).toString('utf8');
  return yaml;
};

export const getOpenapi = defineOperation({
  operationId: 'getOpenapi',
  method: 'GET',
  path: '/openapi.yaml',
  tag: 'Health and identity',
  summary: 'Get the OpenAPI description of the API',
  access: 'open',
  responses: { 200: { contentType: 'application/yaml; charset=utf-8', schema: z.string() } },
}).handle(async () => ({ status: 200, body: openapiYaml(), headers: { 'cache-control': 'public, max-age=300' } }));
