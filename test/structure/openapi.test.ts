import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allOperations, apiGroups } from '../../functions/catalog/api-groups.ts';
import { compressedOpenapi } from '../../functions/identity/openapi.generated.ts';
import { readExamples, renderOpenapi } from '../../scripts/render-openapi.ts';
import { type ErrorCode, errorCodes, statusOfErrorCode } from '../../shared/http/error-codes.ts';
import { DEFAULT_MAX_BODY_BYTES, DOCUMENT_MAX_BODY_BYTES, routeKey } from '../../shared/http/operation.ts';
import { projectFile, projectFiles } from './project-files.ts';

const operations = allOperations();
const rendered = renderOpenapi();
const document = parse(rendered);

/** The response of an operation, with a reference to a component followed. */
const resolveResponse = ({
  $ref,
  description = '',
}: {
  $ref?: string;
  description?: string;
}): { description: string } =>
  $ref === undefined ? { description } : document.components.responses[$ref.split('/').at(-1) ?? ''];

describe('the OpenAPI document', () => {
  test('is up to date with the operations: run `npm run generate`', async () => {
    expect((await readFile(projectFile('openapi.yaml'), 'utf8')) === rendered).toBe(true);
  });

  test('is served as it is checked in: run `npm run generate`', () => {
    const served = brotliDecompressSync(Buffer.from(compressedOpenapi, 'base64')).toString('utf8');
    expect(served === rendered).toBe(true);
  });

  test('holds every operation', () => {
    const documented = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(
      operations.map(({ operationId, method, path }) => `${operationId}: ${method} ${path}`).sort(),
    );
  });
});

describe('every operation', () => {
  test('has an id and a route of its own', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(new Set(operations.map(routeKey)).size).toBe(operations.length);
    // Two routes that differ in the name of a parameter alone are one route to API Gateway.
    const anonymous = operations.map((operation) => routeKey(operation).replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(anonymous).size).toBe(operations.length);
  });

  test.each(
    apiGroups.flatMap(({ name, operations: list }) =>
      list.map((operation) => ({ group: name, operation, id: operation.operationId })),
    ),
  )('lives in a file of its name: $id', async ({ group, operation }) => {
    const fileName = operation.operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const path = `functions/${group}/${fileName}.ts`;
    expect(await projectFiles('functions')).toContain(path);
    expect(await readFile(projectFile(path), 'utf8')).toContain(`operationId: '${operation.operationId}'`);
  });

  test.each(operations.map((operation) => ({ id: operation.operationId, operation })))(
    'says what it is: $id',
    ({ operation }) => {
      const { summary, tag, path, params, method, bucket, body, access, maxBodyBytes, responses, navigation } =
        operation;
      expect(summary).toMatch(/^[A-Z].{2,98}[^.]$/);
      expect(tag).toMatch(/^[A-Z]/);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const defined = params && 'shape' in params ? Object.keys(params.shape as object) : [];
      expect(new Set(defined)).toEqual(new Set(inPath));
      if (method === 'GET') expect([body, access]).toEqual([undefined, access === 'content:write' ? 'a read' : access]);
      if (typeof bucket === 'function') expect(['default', 'jobs', 'llm']).toContain(bucket(undefined));
      expect(maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES).toBeLessThanOrEqual(DOCUMENT_MAX_BODY_BYTES);
      // A browser that goes there by itself gets a page for people where a program would get the envelope.
      for (const status of Object.keys(responses))
        expect(status).toMatch(navigation ? /^(200|302|403|404|503)$/ : /^20\d$/);
    },
  );

  test.each(operations.map((operation) => ({ id: operation.operationId, operation })))(
    'names errors that exist, and documents each of them: $id',
    ({ operation }) => {
      const documented = document.paths[operation.path][operation.method.toLowerCase()].responses;
      for (const code of operation.errors ?? []) {
        expect(errorCodes).toContain(code);
        expect(resolveResponse(documented[statusOfErrorCode[code]]).description).toContain(`\`${code}\``);
      }
    },
  );
});

test.each([
  'acceptIdea',
  'createFacts',
  'deleteFact',
  'deletePlanPage',
  'dismissRecommendation',
  'generatePlan',
  'postContent',
  'putDraft',
  'recheckRecommendation',
  'resolveRecommendation',
  'updateFact',
  'updateOutlineSection',
  'updatePage',
  'updatePlanPage',
])('409 `conflict` is documented where concurrent writers may outlast the attempts: %s', (id) => {
  expect(operations.find(({ operationId }) => operationId === id)?.errors).toContain('conflict');
});

describe('the examples of the OpenAPI document', () => {
  const examples = readExamples();

  test('are one for each operation: run `npm run generate -- examples`', () => {
    expect(Object.keys(examples).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  test.each(operations.map((operation) => ({ id: operation.operationId, operation })))(
    'fit the schemas of their operation: $id',
    ({ operation }) => {
      const { status, body, response } = examples[operation.operationId] ?? { status: 0 };
      const schema = operation.responses[status];
      expect(schema).toBeDefined();
      if (operation.body) {
        const sent = operation.bodyOptional ? (body ?? {}) : body;
        expect(operation.body.safeParse(sent).error?.issues ?? []).toEqual([]);
      }
      if (schema && 'safeParse' in schema) expect(schema.safeParse(response).error?.issues ?? []).toEqual([]);
    },
  );
});

describe('error codes', () => {
  const text = JSON.stringify(document);
  const mentioned = new Set(
    Object.values<Record<string, { responses: Record<string, { $ref?: string; description?: string }> }>>(
      document.paths,
    )
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, response]) =>
        [...resolveResponse(response).description.matchAll(/`(\w+)`/g)].map(([, code]) => String(code)),
      ),
  );

  test('of the document are all in the table', () => {
    expect([...mentioned].filter((code) => !errorCodes.includes(code as ErrorCode))).toEqual([]);
    expect(text.length).toBeGreaterThan(1000);
  });

  test('of the table are all in the document', () => {
    expect(errorCodes.filter((code) => !mentioned.has(code))).toEqual([]);
  });
});
