/**
 * Bundles the function that renders pages, with the packed browser beside its code: `dist/functions/page-renderer/`. Only a stage that
 * renders pages needs it.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { pageRenderer } from '../../functions/catalog/page-renderer.ts';
import {
  findBrowserPackage,
  HOW_TO_INSTALL,
  PACKED_BROWSER,
} from '../../shared/providers/web/browser/browser-package.ts';
import { functionBundlesDirectory, requireBanner } from './bundle-functions.ts';

/** Lambda's limit for a function's code, unpacked. */
export const RENDERER_BYTES_MAX = 250 * 1024 * 1024;

/**
 * The files of the package that the function needs. The drawing library for 3D graphics stays out: pages draw nothing.
 */
const packedFiles = ['bin/chromium.br', 'bin/fonts.tar.br', 'bin/al2023.tar.br', 'package.json', 'LICENSE'];

/** @throws Error when no browser is installed. */
export async function bundlePageRenderer(outputDirectory = functionBundlesDirectory): Promise<string> {
  const found = findBrowserPackage();
  if (found === null) throw new Error(`a stage that renders pages needs the browser: ${HOW_TO_INSTALL}`);
  const directory = join(outputDirectory, pageRenderer.name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await build({
    absWorkingDir: join(import.meta.dirname, '../..'),
    entryPoints: [`functions/${pageRenderer.name}/handler.ts`],
    outfile: join(directory, 'handler.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    charset: 'utf8',
    legalComments: 'eof',
    sourcemap: 'external',
    banner: { js: requireBanner },
    logLevel: 'warning',
  });
  for (const file of packedFiles) await cp(join(found.directory, file), join(directory, PACKED_BROWSER, file));
  return directory;
}
