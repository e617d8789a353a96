import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { requireBanner } from '../../infra/build/bundle-functions.ts';

const source = (file: string): string => fileURLToPath(new URL(`../../clients/mcp/src/${file}`, import.meta.url));

/** Bundles the MCP server with all that it needs, for Node 20 and later, and returns the bytes of each file by its name. */
export async function bundleMcp(outdir: URL): Promise<Record<string, number>> {
  const { metafile } = await build({
    entryPoints: { stdio: source('stdio.ts'), index: source('index.ts') },
    outdir: fileURLToPath(outdir),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    keepNames: true,
    legalComments: 'none',
    metafile: true,
    banner: { js: requireBanner },
    logLevel: 'warning',
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { bytes }]) => [file.split('/').at(-1) ?? file, bytes]),
  );
}
