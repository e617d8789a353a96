import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the client package into one ES module that runs in Node 20, Deno, Bun and browsers, and returns its size. */
export async function bundleClient(outfile: URL): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../clients/typescript/src/index.ts', import.meta.url))],
    outfile: fileURLToPath(outfile),
    bundle: true,
    format: 'esm',
    // No Node built-ins: an import of one fails here.
    platform: 'browser',
    target: 'es2022',
    minify: true,
    sourcemap: 'linked',
    write: false,
  });
  await mkdir(new URL('.', outfile), { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
  const script = outputFiles.find(({ path }) => path === fileURLToPath(outfile));
  if (!script) throw new Error('esbuild wrote no script');
  return script.contents.length;
}
