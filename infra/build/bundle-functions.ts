/**
 * Bundles every Lambda function of the catalog: `dist/functions/<name>/handler.mjs` with the chunks, source maps and language data
 * beside it, and one metafile that says what is in which file. `node infra/build/bundle-functions.ts` prints the sizes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { copyLanguageData } from './copy-language-data.ts';

const projectDirectory = join(import.meta.dirname, '../..');

/** Where the CDK app finds the code of the functions. */
export const functionBundlesDirectory = join(projectDirectory, 'dist', 'functions');

export const functionNames: readonly string[] = [...apiGroups, ...workers].map(({ name }) => name);

/**
 * CommonJS dependencies call `require`, which ES modules do not have. The long name matters: esbuild does not look into the
 * banner, so a short one collides with a minified name, and every bundle dies with a SyntaxError at its first import.
 */
export const requireBanner =
  "import{createRequire as __bundleCreateRequire}from'node:module';const require=__bundleCreateRequire(import.meta.url);";

/**
 * Takes Node's HTTP client by `require`. An `import` of it reads all its exports, one of which (`WebSocket`) loads the whole
 * of Node's undici: 45 ms of every cold start, for something that no function uses. The SDK's `import()` of it stays, because it is
 * for endpoints without TLS, which no function calls; as a chunk it would take more of what it shares out of the handler's file.
 */
const requireHttpClient: Plugin = {
  name: 'require-http-client',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'required' } : { path, external: true },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
    }));
  },
};

const eventStreams = join(import.meta.dirname, 'lambda-event-streams.ts');
const jsonSchemas = join(import.meta.dirname, 'lambda-json-schemas.ts');

/** The browser that `npm start` starts itself: a stage has a function for it. */
const unreachedOnStages = /\/browser-renderer\.ts$/;

/** Leaves out what the SDK imports with `import()` and no function ever reaches, but esbuild would make a chunk of. */
const leaveOutUnreached: Plugin = {
  name: 'leave-out-unreached',
  setup({ onResolve }) {
    // The name of a browser, in the SDK's build for browsers.
    onResolve({ filter: /^bowser$/ }, ({ path }) => ({ path, external: true }));
    // Google's library would request with it when it is given no `fetch`; it is given one.
    onResolve({ filter: /^node-fetch$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: unreachedOnStages }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: eventStreams } : undefined,
    );
    onResolve({ filter: /\/validation\/ajv-provider\.js$/ }, () => ({ path: jsonSchemas }));
  },
};

/**
 * Keeps what a handler imports by statements in one file. esbuild cuts it up by who uses what, down to chunks of 200 bytes, and
 * each file costs the start. Here everything that is imported later imports the handler too, so all of it has the same users.
 */
const keepStartTogether = (functionName: string): Plugin => ({
  name: 'keep-start-together',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.ts$|^@smithy\/core\/event-streams$/ }, ({ path, kind, resolveDir }) => {
      // Left-out files stay out.
      if (kind !== 'dynamic-import' || unreachedOnStages.test(path)) return undefined;
      const file = path.endsWith('.ts') ? join(resolveDir, path) : eventStreams;
      return { path: relative(projectDirectory, file), namespace: 'later' };
    });
    onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => ({
      contents: `import './functions/${functionName}/handler.ts';\nexport * from './${path}';`,
      resolveDir: projectDirectory,
    }));
  },
});

/** A bundle's limit: what a function loads is part of every cold start. */
export function bundleBytesMax(functionName: string): number {
  const group = apiGroups.find(({ name }) => name === functionName);
  // Outlines extract competing pages and read Search Console in one bundle, and say when they are done, by the client of SQS; numbers that a
  // model writes in words are read in nine languages; what forms sentences takes 54 KB.
  if (functionName === 'outline-worker') return 2_345_000;
  // Its keywords are read with the words of eighteen languages, loaded with the first step: 1,144,747 bytes.
  if (functionName === 'planning-worker') return 1_170_000;
  // A crawl knows the phone numbers of all countries, 120 KB, and looks for issues, 110 KB with the rules of structured data. The matching of
  // blocks, 28 KB, is loaded with the first body that changed.
  if (!group) return functionName === 'crawl-worker' ? 2_500_000 : 2_000_000;
  // Its graders are loaded with the first verdict, and the client of SQS (44 KB) with the first event: they are no part of a cold
  // start; the dictionary of analyses has 37 KB. 1,436,990 bytes.
  if (group.grades) return 1_450_000;
  // Forms sentences in a language, beside a Markdown parser and the types of schema.org, and holds advice of a model to the page: 1,090,406 bytes.
  if (group.name === 'checks') return 1_110_000;
  // Reads the documents that are shared, with the first of them, and unpacks analyses: 1,081,216 bytes.
  if (group.name === 'reports') return 1_100_000;
  if (group.parsesMarkdown) return 1_000_000;
  // Briefs are read with patterns of eighteen languages, loaded with the first plan: 1,197,119 bytes.
  if (group.name === 'planning') return 1_220_000;
  // Forms its reasons in the language of the reader: 650,700 bytes.
  if (group.name === 'opportunities') return 670_000;
  // Groups that plan with a model carry the language data.
  return group.needs.includes('model') ? 700_000 : 600_000;
}

export interface FunctionBundle {
  name: string;
  file: string;
  /** Of all its files of code. */
  sizeBytes: number;
  /** Bytes in the bundle, by the path of the source. */
  inputs: Record<string, number>;
  /** The part of it that is loaded before the first request: all but what is imported with `import()` alone. */
  start: { sizeBytes: number; inputs: Record<string, number> };
}

const commonPlugins = [requireHttpClient, leaveOutUnreached];

/**
 * A client may wait for the start of an API group. What it takes by `import()` becomes a chunk, read by the first request that
 * needs it, where the catalog says that there may be such a thing. Each of those groups is a separate build: in a build of
 * several, esbuild cuts out whatever some of them share, which makes a hundred files. The others and the workers, which no
 * client waits for, are one build, because that parses the SDK once; all but four workers, which load most of their code with their steps.
 */
const workersOfSteps = ['crawl-worker', 'ideas-worker', 'outline-worker', 'planning-worker'] as const;
const splitNames: readonly string[] = [
  ...apiGroups.filter((group) => group.parsesMarkdown || group.needs.length > 0).map(({ name }) => name),
  ...workersOfSteps,
];
const builds: readonly Pick<BuildOptions, 'entryPoints' | 'splitting' | 'chunkNames' | 'plugins'>[] = [
  ...splitNames.map((name) => ({
    ...listEntryPoints([name]),
    splitting: true,
    chunkNames: `${name}/[name]-[hash]`,
    plugins: [keepStartTogether(name), ...commonPlugins],
  })),
  listEntryPoints(functionNames.filter((name) => !splitNames.includes(name))),
];

function listEntryPoints(names: readonly string[]): Pick<BuildOptions, 'entryPoints'> {
  return { entryPoints: names.map((name) => ({ in: `functions/${name}/handler.ts`, out: `${name}/handler` })) };
}

/**
 * Replaces what is in the directory. Deterministic: the same sources and lock file give the same bytes, so the same asset.
 * @param options.sourceMaps - false where no stack trace is read: they take a third of the time.
 */
export async function bundleFunctions(
  outputDirectory = functionBundlesDirectory,
  { sourceMaps = true }: { sourceMaps?: boolean } = {},
): Promise<FunctionBundle[]> {
  await rm(outputDirectory, { recursive: true, force: true });
  const results = await Promise.all(
    builds.map((options) =>
      build({
        ...commonOptions,
        ...options,
        outdir: outputDirectory,
        ...(sourceMaps ? { sourcemap: 'external' } : {}),
      }),
    ),
  );
  const metafile: Metafile = {
    inputs: Object.assign({}, ...results.map((result) => result.metafile.inputs)),
    outputs: Object.assign({}, ...results.map((result) => result.metafile.outputs)),
  };
  await mkdir(outputDirectory, { recursive: true });
  await writeFile(join(outputDirectory, 'metafile.json'), JSON.stringify(metafile));
  const bundles = functionNames.map((name) => describeBundle(metafile, outputDirectory, name));
  await Promise.all(bundles.map(({ name, inputs }) => copyLanguageData(join(outputDirectory, name), inputs)));
  return bundles;
}

const commonOptions = {
  absWorkingDir: projectDirectory,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The default of platform node prefers CommonJS builds, which do not shake: 216 KB and 21 ms more for an API group.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts'),
    '@aws-sdk/token-providers': join(import.meta.dirname, 'lambda-tokens.ts'),
  },
  plugins: commonPlugins,
  // The stack trace of a logged error names functions as the source does. It costs 6 % of the bytes and 2 to 5 ms of a start;
  // without minified names the bytes are half as many again (docs/decisions/0020-names-in-stack-traces.md).
  keepNames: true,
  minify: true,
  // The words of other scripts take two or three bytes a letter; escaped they would take six.
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  banner: { js: requireBanner },
  logLevel: 'warning',
} as const satisfies BuildOptions;

function describeBundle({ outputs }: Metafile, outputDirectory: string, name: string): FunctionBundle {
  const directory = relative(projectDirectory, join(outputDirectory, name));
  const files = Object.keys(outputs).filter((path) => path.startsWith(`${directory}/`) && path.endsWith('.mjs'));
  return {
    name,
    file: join(outputDirectory, name, 'handler.mjs'),
    ...describeFiles(outputs, files),
    start: describeFiles(outputs, startFiles(outputs, `${directory}/handler.mjs`)),
  };
}

/** The file and all that it imports by statements. */
function startFiles(outputs: Metafile['outputs'], handlerFile: string): string[] {
  const files = new Set([handlerFile]);
  for (const file of files) {
    for (const { kind, path } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) files.add(path);
    }
  }
  return [...files];
}

function describeFiles(
  outputs: Metafile['outputs'],
  files: readonly string[],
): { sizeBytes: number; inputs: Record<string, number> } {
  let sizeBytes = 0;
  const inputs: Record<string, number> = {};
  for (const file of files) {
    const output = outputs[file];
    if (!output) throw new Error(`esbuild wrote no ${file}`);
    sizeBytes += output.bytes;
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      inputs[path] = (inputs[path] ?? 0) + bytesInOutput;
    }
  }
  return { sizeBytes, inputs };
}

if (import.meta.main) {
  for (const { name, sizeBytes, start } of await bundleFunctions()) {
    const [all, atStart] = [sizeBytes, start.sizeBytes].map((bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} KB`);
    console.log(`${name.padEnd(26)}${all}${atStart} at its start`);
  }
}
