/** @module-tag stages */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import {
  bundleBytesMax,
  bundleFunctions,
  type FunctionBundle,
  functionNames,
} from '../../infra/build/bundle-functions.ts';
import { kindsOfData } from '../../infra/build/copy-language-data.ts';
import { resourceNames } from '../../infra/names.ts';
import { connectedSite } from '../functions/search-data/connected-site.ts';
import { seedPage, seedSite } from '../harness/seeds.ts';
import { useSystem } from '../harness/system.ts';
import { row, startFakeGoogle } from '../shared/providers/search-console/fake-google.ts';
import { callBundle } from './call-bundle.ts';
import { propertiesNamed, templateOf } from './synthesized.ts';

const run = promisify(execFile);

// Outside of the project, so that an import which was not bundled finds no node_modules.
const directory = await realpath(await mkdtemp(join(tmpdir(), 'content-optimization-bundles-')));
const bundles = await bundleFunctions(directory);
afterAll(() => rm(directory, { recursive: true, force: true }));

const bundleOf = (name: string): FunctionBundle => {
  const bundle = bundles.find((candidate) => candidate.name === name);
  if (!bundle) throw new Error(`no bundle ${name}`);
  return bundle;
};

/** The package of an input, e.g. `@smithy/core`; undefined for the project's own files. */
const packageOf = (input: string): string | undefined =>
  [...input.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];

describe('the limits of bundles', () => {
  test.each([
    { name: 'identity', limit: 600_000 },
    { name: 'search-data', limit: 600_000 },
    { name: 'planning', limit: 1_220_000 },
    { name: 'content', limit: 1_000_000 },
    { name: 'recommendations', limit: 1_450_000 },
    { name: 'checks', limit: 1_110_000 },
    { name: 'crawl-worker', limit: 2_500_000 },
  ])('are by what a function does: $name', ({ name, limit }) => {
    expect(bundleBytesMax(name)).toBe(limit);
  });
});

/** The starter's log about a message that is no job. */
async function loggedError(): Promise<{ name: string; stack: string }> {
  const attributes = { ApproximateReceiveCount: '1' };
  const event = { Records: [{ messageId: 'm', body: 'no job', attributes, eventSource: 'aws:sqs' }] };
  const code = `
    const { handler } = await import(${JSON.stringify(bundleOf('job-starter').file)});
    await handler(${JSON.stringify(event)}, { getRemainingTimeInMillis: () => 20_000 });`;
  const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: directory,
    env: { JOB_QUEUE_URL: 'http://127.0.0.1:9/queue' },
  });
  return JSON.parse(stderr.trim()).error;
}

describe('the stack trace of an error that a bundle logs', () => {
  test('names the functions that it went through and the file of the bundle', async () => {
    const { name, stack } = await loggedError();
    expect(name).toBe('ZodError');
    expect(stack).toMatch(
      / at runInJobContext \(file:.*\/job-starter\/handler\.mjs:\d+:\d+\)\n.* at .*handleMessage \(file:/,
    );
  });

  test('leads to the line of the source with the map that the build writes', async () => {
    const { stack } = await loggedError();
    const [, line, column] = stack.match(/handleMessage \(.*handler\.mjs:(\d+):(\d+)\)/) ?? [];
    const map = new SourceMap(JSON.parse(await readFile(`${bundleOf('job-starter').file}.map`, 'utf8')));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) throw new Error('the map does not have that place');
    expect(origin.fileName).toMatch(/functions\/job-starter\/handler\.ts$/);
    const source = await readFile(join(import.meta.dirname, '../../functions/job-starter/handler.ts'), 'utf8');
    expect(source.split('\n')[origin.lineNumber - 1]).toContain('runInJobContext(');
  });
});

describe.each(functionNames)('the bundle of %s', (name) => {
  test('is below its limit', () => {
    expect(bundleOf(name).sizeBytes).toBeLessThanOrEqual(bundleBytesMax(name));
  });

  test('starts in a fresh process with an empty environment, and exports the handler', async () => {
    const code = `import(${JSON.stringify(bundleOf(name).file)}).then(({ handler }) => console.log(typeof handler))`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: directory,
      env: {},
    });
    expect(stdout.trim()).toBe('function');
  });

  test('holds run-time code of the project alone', () => {
    const own = Object.keys(bundleOf(name).inputs).filter((input) => packageOf(input) === undefined);
    expect(
      own.filter(
        (input) =>
          !/^(later:)?(functions|shared|console\/texts|clients\/(mcp|typescript)\/src)\/|^required:node:https?$|^(later:)?infra\/build\/lambda-(credentials|event-streams|json-schemas|tokens)\.ts$/.test(
            input,
          ),
      ),
    ).toEqual([]);
  });

  test('has the language data that its code reads beside it', async () => {
    const kinds = kindsOfData(bundleOf(name).inputs);
    const filesOf = async (folder: string): Promise<string[]> =>
      (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
    for (const kind of kinds)
      expect(await filesOf(join(directory, name, kind))).toEqual(
        await filesOf(join(import.meta.dirname, '../../shared/language-data', kind)),
      );
    // Those that plan, and those that find the keyword of a home page.
    const readsTrades = /^(?:planning(?:-worker)?|recommendations|(?:analysis|ideas|keyword)-worker)$/;
    expect(kinds.includes('trades')).toBe(readsTrades.test(name));
  });

  test('holds no package of the development', async () => {
    const { devDependencies } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'));
    const packages = new Set(Object.keys(bundleOf(name).inputs).map(packageOf));
    expect(Object.keys(devDependencies).filter((dependency) => packages.has(dependency))).toEqual([]);
  });

  test('holds neither the languages of zod nor ways to credentials that Lambda does not go', () => {
    const needless =
      /zod\/v4\/locales\/(?!en\.|index\.)|@aws-sdk\/(credential-provider-(?!env\/)|nested-clients|token-providers)/;
    expect(Object.keys(bundleOf(name).inputs).filter((input) => needless.test(input))).toEqual([]);
  });

  // A right that is missing fails in production alone: the embedded system has no permissions. The stack grants each right
  // together with the variable that names its resource.
  test.each([
    { client: '@aws-sdk/client-dynamodb', variables: ['TABLE_NAME'] },
    { client: '@aws-sdk/client-sqs', variables: ['JOB_QUEUE_URL', 'WEBHOOK_QUEUE_URL'] },
    { client: '@aws-sdk/client-sfn', variables: ['STATE_MACHINE_ARNS'] },
    { client: '@aws-sdk/client-kms', variables: ['SECRETS_KEY_ID'] },
  ])('holds $client exactly where the stack grants its use', ({ client, variables }) => {
    const held = Object.entries(bundleOf(name).inputs).some(
      ([input, bytes]) => packageOf(input) === client && bytes > 0,
    );
    const functionName = resourceNames('dev').function(name);
    const { Environment } = propertiesNamed(templateOf('dev'), 'AWS::Lambda::Function', 'FunctionName', functionName);
    const { Variables } = Environment as { Variables: Record<string, unknown> };
    expect(variables.some((variable) => Object.hasOwn(Variables, variable))).toBe(held);
  });

  test('writes events exactly where the catalog says, so that it may send the message of them', () => {
    const { needs = [] } = [...apiGroups, ...workers].find((entry) => entry.name === name) ?? {};
    const holds = ['announce', 'nudge'].some((file) => (bundleOf(name).inputs[`shared/webhooks/${file}.ts`] ?? 0) > 0);
    // It holds the kinds of jobs, whose starts by an operator may end a run that fell silent; it starts none in that way.
    const onlyHolds = name === 'job-starter';
    expect(needs.includes('events') || onlyHolds).toBe(holds);
  });

  test('asks the providers that the catalog says, so that it gets their credentials', () => {
    const holds = (file: string): boolean => (bundleOf(name).inputs[file] ?? 0) > 0;
    const { needs = [] } = [...apiGroups, ...workers].find((entry) => entry.name === name) ?? {};
    expect({ model: needs.includes('model'), keywordData: needs.includes('keyword-data') }).toEqual({
      model: holds('shared/providers/model/open-text-model.ts'),
      keywordData: holds('shared/providers/keyword-data/open-keyword-data.ts'),
    });
  });

  test('holds no client of a service that no function may use', () => {
    const granted = [
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-sqs',
      '@aws-sdk/client-sfn',
      '@aws-sdk/client-kms',
      '@aws-sdk/client-bedrock-runtime',
    ];
    const clients = Object.keys(bundleOf(name).inputs)
      .map(packageOf)
      .filter((held) => held?.startsWith('@aws-sdk/client-') && !granted.includes(held));
    expect(clients).toEqual([]);
  });
});

test.each(['crawl-worker', 'outline-worker'])(
  'the start of %s has at most 1.2 MB: steps, documents and the web come with the first task',
  (name) => {
    expect(bundleOf(name).start.sizeBytes).toBeLessThanOrEqual(1_200_000);
  },
);

describe.each(apiGroups.map(({ name }) => name))('the start of %s', (name) => {
  test('loads what every request needs; other clients and the Markdown parser come with the first request that asks for them', () => {
    const late = /@aws-sdk\/client-(?!dynamodb\/)|node_modules\/(micromark|google-auth-library)\//;
    const { inputs } = bundleOf(name).start;
    expect(Object.entries(inputs).flatMap(([input, bytes]) => (bytes > 0 && late.test(input) ? [input] : []))).toEqual(
      [],
    );
  });
});

describe.each(apiGroups.map(({ name }) => name))('the start of %s', (name) => {
  test('loads no words of a language: they come with the first text that is read', () => {
    const words =
      /@orama\/stemmers|i18n-iso-countries|shared\/domain\/(language\/function-words|language\/word-order|planning\/(brief|words|place))/;
    const { inputs } = bundleOf(name).start;
    expect(Object.entries(inputs).flatMap(([input, bytes]) => (bytes > 0 && words.test(input) ? [input] : []))).toEqual(
      [],
    );
  });
});

describe('bundles that are called as Lambda calls them', () => {
  const system = useSystem();

  test('answer content, checks and brief of a page as the embedded system does, with what they load on demand', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant, { site: await seedSite(system, tenant) });
    const pathParameters = { pageId: String(page.id) };
    const markdown = '# Chains\n\nA chain needs *oil*.\n\n| Part | Price |\n| --- | --- |\n| Chain | 20 |\n';
    const [posted, read] = await callBundle(bundleOf('content'), tenant.key, [
      { routeKey: 'POST /v1/pages/{pageId}/content', pathParameters, body: { markdown } },
      { routeKey: 'GET /v1/pages/{pageId}/content', pathParameters },
    ]);
    expect([posted?.status, read?.status]).toEqual([201, 200]);
    expect(read?.body).toEqual((await tenant.api.get(`/pages/${page.id}/content`)).body);
    expect(read?.body.data.markdown).toBe(markdown);
    const [checks] = await callBundle(bundleOf('checks'), tenant.key, [
      { routeKey: 'GET /v1/pages/{pageId}/checks', pathParameters },
    ]);
    expect(checks).toEqual({ status: 200, body: (await tenant.api.get(`/pages/${page.id}/checks`)).body });
    const [brief] = await callBundle(bundleOf('reports'), tenant.key, [
      { routeKey: 'GET /v1/pages/{pageId}/brief', pathParameters },
    ]);
    expect(brief).toEqual({ status: 200, body: (await tenant.api.get(`/pages/${page.id}/brief`)).body });
  });

  test('plan pages as the embedded system does, with the language data beside them', async () => {
    const tenant = await system.tenant();
    const brief =
      'Fernhill Cycles is a bike workshop in York, England. We build wheels by hand, true old ones and bleed disc brakes.';
    const plan = async (): Promise<string> => String((await tenant.api.post('/sites/plan', { brief })).body.data.id);
    const [here, bundled] = [await plan(), await plan()];
    const [generated] = await callBundle(bundleOf('planning'), tenant.key, [
      { routeKey: 'POST /v1/sites/{siteId}/plan/generate', pathParameters: { siteId: bundled }, body: {} },
    ]);
    const expected = await tenant.api.post(`/sites/${here}/plan/generate`, {});
    const names = ({ data }: { data: { pages: { name: string }[] } }): string[] => data.pages.map(({ name }) => name);
    expect([generated?.status, expected.status]).toEqual([200, 200]);
    expect(names(generated?.body)).toEqual(names(expected.body));
    expect(names(generated?.body)).toContain('Wheel building');
  });

  test("get tokens with Google's library, which the bundle of a group loads with the first token", async () => {
    const google = await startFakeGoogle();
    try {
      google.answer = () => [row(5, 50, 3, 'chain oil')];
      const tenant = await system.tenant();
      const page = await seedPage(system, tenant, { site: await connectedSite(system, tenant) });
      const pathParameters = { pageId: String(page.id) };
      const [queries] = await callBundle(
        bundleOf('search-data'),
        tenant.key,
        [{ routeKey: 'GET /v1/pages/{pageId}/queries', pathParameters }],
        {
          SEARCH_CONSOLE_BASE_URL: google.baseUrl,
          GOOGLE_TOKEN_URL: google.tokenUrl,
          DATA_DIR: inject('sharedDataDir'),
        },
      );
      expect(queries).toMatchObject({ status: 200, body: { gsc_status: 'available', data: [{ query: 'chain oil' }] } });
      expect(google.tokenRequests).toHaveLength(1);
    } finally {
      await google.stop();
    }
  });
});
