/** Builds the console's files, for whatever serves them. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { type ScreenId, screenIds } from './app/addresses.ts';
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
 * A chunk is made for each set of modules that several others import: one screen would be in fifteen files. What `shared` names becomes
 * a part of the start, and each module that is loaded later imports the start, which is loaded by then.
 */
const joinStart = (shared: readonly string[]): Plugin => ({
  name: 'join-start',
  setup: ({ onLoad }) => {
    const start = path.join(folder, 'app/start.tsx');
    const listAdded = (file: string): readonly string[] => {
      if (file === start) return shared;
      return loadedLater.some((end) => file.endsWith(end)) ? [start] : [];
    };
    onLoad({ filter: /.*/ }, async ({ path: file }) => {
      const added = listAdded(file);
      if (added.length === 0) return null;
      const imports = added.map((name) => `import ${JSON.stringify(name)};`);
      return { contents: [await readFile(file, 'utf8'), ...imports].join('\n'), loader: 'tsx' };
    });
  },
});

/** Modules that a person's step loads. */
const loadedLater = ['-screen.tsx', '/markdown-preview.tsx', '/make-report.ts'];

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
const bundle = (entryPoints: Readonly<Record<string, string>>, shared: readonly string[] = []) =>
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
    plugins: [joinStart(shared)],
    legalComments: 'none',
    logLevel: 'silent',
  });

async function buildFiles(): Promise<ReadonlyMap<string, ConsoleFile>> {
  const entries = { app: path.join(folder, 'main.tsx'), style: path.join(folder, 'styles.css') };
  const shared = listShared((await bundle(entries)).metafile);
  const [{ outputFiles: ofConsole, metafile }, { outputFiles: ofReference }] = await Promise.all([
    bundle(entries, shared),
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
  const preloaded = listImports(metafile, 'console/app/start.tsx');
  const index = {
    body: Buffer.from(
      renderIndex(outputFiles, {
        preloaded,
        screens: screenIds.map((id) => `${id}:${listScreenFiles(metafile, id, preloaded).join(',')}`).join(' '),
        reports: [...reports].map(([language, [name]]) => `${language}:${name}`).join(' '),
      }),
    ),
    contentType: 'text/html; charset=utf-8',
    immutable: false,
  };
  return new Map([['index.html', index], ...files, ...reports.values(), ...(await referenceFiles(outputFiles))]);
}

/** The modules that several screens import. */
function listShared(metafile: Metafile): readonly string[] {
  const files = screenIds.flatMap((id) => listScreenFiles(metafile, id, []));
  const ofSeveral = new Set(files.filter((file, at) => files.indexOf(file) !== at));
  return Object.entries(metafile.outputs)
    .filter(([file]) => ofSeveral.has(path.basename(file)))
    .flatMap(([, { inputs }]) => Object.keys(inputs).map((input) => path.resolve(input)));
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

/** The files of a screen beside those of the start: its module is named after it. */
function listScreenFiles(metafile: Metafile, id: ScreenId, loaded: readonly string[]): readonly string[] {
  const files = listImports(metafile, `/${id}-screen.tsx`);
  if (files.length === 0) throw new Error(`no module of the console is named ${id}-screen.tsx`);
  return files.filter((file) => !loaded.includes(file));
}

/** The page is empty until the script runs: all that it says comes from the console's own strings. */
function renderIndex(
  files: readonly OutputFile[],
  { preloaded, screens, reports }: { preloaded: readonly string[]; screens: string; reports: string },
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
<meta name="screens" content="${screens}">
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
