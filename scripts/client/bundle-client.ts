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
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no file');
  await mkdir(new URL('.', outfile), { recursive: true });
  await writeFile(outfile, file.contents);
  return file.contents.length;
}
