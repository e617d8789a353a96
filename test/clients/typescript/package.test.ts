import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundleClient } from '../../../scripts/client/bundle-client.ts';
import { ROUTES_FILE, routesFile, SCHEMA_FILE, schemaNotice } from '../../../scripts/client/client-files.ts';
import { projectFile } from '../../structure/project-files.ts';

const SIZE_BYTES_MAX = 15_000;

describe('the client package', () => {
  test('knows the operations and types of openapi.yaml: npm run generate has nothing to change', async () => {
    const document = await readFile(projectFile('openapi.yaml'), 'utf8');
    expect((await readFile(projectFile(ROUTES_FILE), 'utf8')) === routesFile(document), ROUTES_FILE).toBe(true);
    // lab/client/client-package.test.ts compares the whole file with what the generator writes.
    expect((await readFile(projectFile(SCHEMA_FILE), 'utf8')).startsWith(schemaNotice(document)), SCHEMA_FILE).toBe(
      true,
    );
  });

  test('is one module below 15 KB that needs no built-in of Node and no other package', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'client-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = pathToFileURL(path.join(folder, 'index.js'));
    expect(await bundleClient(file)).toBeLessThan(SIZE_BYTES_MAX);
    const { createClient } = await import(file.href);
    expect(createClient({ baseUrl: 'http://unused.invalid', apiKey: 'coa_x' }).getSite).toBeTypeOf('function');
  });
});
