/** Builds the console's files, for whatever serves them. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import type { ConsoleFile } from './console-file.ts';
import { referenceFiles } from './reference/reference-files.ts';
import { reportParts } from './report/report-parts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const folder = import.meta.dirname;
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * A chunk is made for each set of screens that share something: what the first screen needs would be in fifteen. Each screen imports
 * all of it, which is loaded already.
 */
const oneStart: Plugin = {
  name: 'one-start',
  setup: ({ onLoad }) =>
    onLoad({ filter: /-screen\.tsx$/ }, async ({ path: file }) => ({
      contents: `${await readFile(file, 'utf8')}\nimport '../app/start.tsx';`,
      loader: 'tsx',
    })),
};

let built: Promise<ReadonlyMap<string, ConsoleFile>> | undefined;

/** Every file of the console by its name below `/console/`. Built once per process; a failed build is repeated. */
export function buildConsole(): Promise<ReadonlyMap<string, ConsoleFile>> {
  built ??= buildFiles().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}

/** The reference is bundled apart: what both share would be more chunks of the console. */
const bundle = (entryPoints: Readonly<Record<string, string>>) =>
  build({
    entryPoints,
    outdir: '/console',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: '{}',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [oneStart],
    legalComments: 'none',
    logLevel: 'silent',
  });

async function buildFiles(): Promise<ReadonlyMap<string, ConsoleFile>> {
  const [{ outputFiles: ofConsole, metafile }, { outputFiles: ofReference }] = await Promise.all([
    bundle({ app: path.join(folder, 'main.tsx'), style: path.join(folder, 'styles.css') }),
    bundle({
      reference: path.join(folder, 'reference/main.tsx'),
      'reference-style': path.join(folder, 'reference/reference.css'),
    }),
  ]);
  const outputFiles = [...ofConsole, ...ofReference];
  const files = outputFiles.map((file): [string, ConsoleFile] => [
    path.basename(file.path),
    {
      body: Buffer.from(file.contents),
      contentType: contentTypes[path.extname(file.path)] ?? 'application/octet-stream',
      immutable: true,
    },
  ]);
  const reports = await reportParts();
  const index = {
    body: Buffer.from(
      renderIndex(outputFiles, {
        preloaded: listImports(metafile, 'console/app/start.tsx'),
        reports: [...reports].map(([language, [name]]) => `${language}:${name}`).join(' '),
      }),
    ),
    contentType: 'text/html; charset=utf-8',
    immutable: false,
  };
  return new Map([['index.html', index], ...files, ...reports.values(), ...(await referenceFiles(outputFiles))]);
}

/** The file that a module became, with all that it imports: a browser can load them before it meets the imports. */
function listImports({ outputs }: Metafile, module: string): readonly string[] {
  const start = Object.keys(outputs).find((file) => outputs[file]?.entryPoint?.endsWith(module));
  const files = new Set(start === undefined ? [] : [start]);
  for (const file of files) {
    for (const { kind, path: imported } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(imported);
  }
  return [...files].map((file) => path.basename(file));
}

/** The page is empty until the script runs: all that it says comes from the console's own strings. */
function renderIndex(
  files: readonly OutputFile[],
  { preloaded, reports }: { preloaded: readonly string[]; reports: string },
): string {
  const findOutput = (start: string): string =>
    path.basename(files.find((file) => path.basename(file.path).startsWith(start))?.path ?? '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="reports" content="${reports}">
<title>${en.shell.product}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%231f5fbf'/%3E%3Cpath d='M4 11V8M8 11V5M12 11V7' stroke='white' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="${findOutput('style-')}">
<script type="module" src="${findOutput('app-')}"></script>
${preloaded.map((name) => `<link rel="modulepreload" href="${name}">`).join('\n')}
</head>
<body><div id="app"></div><noscript>${en.shell.needsScript} <span lang="de">${de.shell.needsScript}</span></noscript></body>
</html>
`;
}
