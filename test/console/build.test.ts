import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildConsole } from '../../console/build.ts';

const FIRST_LOAD_BYTES_MAX = 90_000;

/**
 * Files that a browser loads before the first screen is there: the page, its style, and its script with its imports.
 */
async function firstLoad(): Promise<readonly [name: string, bytes: number][]> {
  const files = await buildConsole();
  const compressed = (name: string): number => gzipSync(files.get(name)?.body ?? '').length;
  const text = (name: string): string => files.get(name)?.body.toString() ?? '';
  const loaded = new Set(['index.html']);
  for (const name of loaded) {
    const named = name.endsWith('.html')
      ? text(name).matchAll(/(?:src|href)="([^":]+)"/g)
      : text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
    for (const [, file] of named) if (file && files.has(file)) loaded.add(file);
  }
  // One language, the larger of them.
  const [language] = [...files.keys()]
    .filter((name) => /^(?:de|en)-\w+\.js$/.test(name))
    .toSorted((one, other) => compressed(other) - compressed(one));
  if (language) loaded.add(language);
  return [...loaded].map((name) => [name, compressed(name)]);
}

describe('the console', () => {
  test('is at most 90 KB compressed at the first load, with one language', async () => {
    const files = await firstLoad();
    expect(files.map(([name]) => name.replace(/-.*\./, '.'))).toEqual(
      expect.arrayContaining(['index.html', 'style.css', 'app.js', 'start.js', 'chunk.js', 'de.js']),
    );
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES_MAX);
    expect(files.filter(([name]) => name.startsWith('en-'))).toEqual([]);
  });

  test('loads the Markdown parser only with the editor', async () => {
    const built = await buildConsole();
    const parsers = [...built].filter(([, { body }]) => body.includes('thematicBreak') && body.length > 60_000);
    expect(parsers).toHaveLength(1);
    const first = new Set((await firstLoad()).map(([name]) => name));
    expect(parsers.filter(([name]) => first.has(name))).toEqual([]);
  });

  test('names no other origin and holds no inline script or style', async () => {
    const built = await buildConsole();
    const html = built.get('index.html')?.body.toString() ?? '';
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
    for (const [name, { body }] of built) {
      const style = name.endsWith('.css') ? body.toString() : '';
      expect([name, style.match(/url\(|@import/g)]).toEqual([name, null]);
    }
    expect(html.match(/(?:src|href)="(?!data:)[^"]*[/:][^"]*"/g)).toBeNull();
  });

  test('has a hash in the name of every file that browsers keep', async () => {
    for (const [name, { immutable }] of await buildConsole()) {
      expect([name, immutable]).toEqual([name, /-[0-9A-Za-z]{8}\.(?:js|css|json)$/.test(name)]);
    }
  });

  test('puts no HTML into a page: no source uses dangerouslySetInnerHTML or innerHTML', async () => {
    const { projectFiles, projectFile } = await import('../structure/project-files.ts');
    const { readFile } = await import('node:fs/promises');
    const sources = (await projectFiles('console')).filter((file) => /\.tsx?$/.test(path.basename(file)));
    expect(sources.length).toBeGreaterThan(50);
    const found = await Promise.all(
      sources.map(async (file) =>
        /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/.test(
          await readFile(projectFile(file), 'utf8'),
        )
          ? [file]
          : [],
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});
