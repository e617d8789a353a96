/**
 * Bundles every Lambda function of the catalog with one esbuild call: `dist/functions/<name>/handler.mjs`, its source map
 * beside it, and one metafile that says what is in each bundle. `node scripts/bundle-functions.ts` prints the sizes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { apiGroups, workers } from '../functions/catalog.ts';

const projectDirectory = join(import.meta.dirname, '..');

/** Where the CDK app finds the code of the functions. */
export const functionBundlesDirectory = join(projectDirectory, 'dist', 'functions');

export const functionNames: readonly string[] = [...apiGroups, ...workers].map(({ name }) => name);

/**
 * CommonJS dependencies call `require`, which ES modules do not have. The long name matters: esbuild does not look into the
 * banner, so a short one collides with a minified name, and every bundle dies with a SyntaxError at its first import.
 */
const requireBanner =
  "import{createRequire as __bundleCreateRequire}from'node:module';const require=__bundleCreateRequire(import.meta.url);";

/**
 * Takes Node's HTTP client by `require`. An `import` of it reads all its exports, one of which (`WebSocket`) loads the whole
 * of Node's undici: 45 ms of every cold start, for something that no function uses.
 */
const requireHttpClient: Plugin = {
  name: 'require-http-client',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'required' },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
    }));
  },
};

/** A bundle's limit: what a function loads is part of every cold start. */
export function bundleBytesMax(functionName: string): number {
  const group = apiGroups.find(({ name }) => name === functionName);
  if (!group) return 2_000_000;
  return group.parsesMarkdown ? 1_000_000 : 600_000;
}

export interface FunctionBundle {
  name: string;
  file: string;
  sizeBytes: number;
  /** What is in the bundle, by the path of its source, with the bytes that it takes there. */
  inputs: Record<string, number>;
}

/** Replaces what is in the directory. Deterministic: the same sources and lock file give the same bytes, so the same asset. */
export async function bundleFunctions(outputDirectory = functionBundlesDirectory): Promise<FunctionBundle[]> {
  await rm(outputDirectory, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: projectDirectory,
    entryPoints: functionNames.map((name) => ({ in: `functions/${name}/handler.ts`, out: `${name}/handler` })),
    outdir: outputDirectory,
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
    plugins: [requireHttpClient],
    minify: true,
    // Step Functions matches Retry and Catch on the names of errors, which their classes state themselves (a test sees to it):
    // `keepNames` wraps every function in a call, which costs 7 % of the bytes and a tenth of the start.
    sourcemap: 'external',
    legalComments: 'none',
    metafile: true,
    banner: { js: requireBanner },
    logLevel: 'warning',
  });
  await mkdir(outputDirectory, { recursive: true });
  await writeFile(join(outputDirectory, 'metafile.json'), JSON.stringify(metafile));
  return functionNames.map((name) => describeBundle(metafile, outputDirectory, name));
}

function describeBundle(metafile: Metafile, outputDirectory: string, name: string): FunctionBundle {
  const file = join(outputDirectory, name, 'handler.mjs');
  const output = metafile.outputs[relative(projectDirectory, file)];
  if (!output) throw new Error(`esbuild wrote no bundle for ${name}`);
  const inputs = Object.entries(output.inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput] as const);
  return { name, file, sizeBytes: output.bytes, inputs: Object.fromEntries(inputs) };
}

if (import.meta.main) {
  for (const { name, sizeBytes } of await bundleFunctions()) {
    console.log(`${name.padEnd(24)}${(sizeBytes / 1000).toFixed(1).padStart(8)} KB`);
  }
}
