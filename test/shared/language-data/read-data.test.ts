import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readData } from '../../../shared/language-data/read-data.ts';
import { dataFiles } from './data-files.ts';

const root = join(import.meta.dirname, '../../..');
const planner = join(root, 'shared/domain/planning/plan-pages.ts');

/** Plans a brief in a fresh process, and lists the files of trades that it reads. */
async function tradesReadBy(brief: string): Promise<string[]> {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const read = fs.readFileSync;
    const files = [];
    fs.readFileSync = (...given) => (files.push(String(given[0])), read(...given));
    syncBuiltinESMExports();
    const { planPages } = await import(${JSON.stringify(planner)});
    planPages({ brief: ${JSON.stringify(brief)}, siteName: 'site.example' });
    console.log(JSON.stringify(files));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
  });
  const files: string[] = JSON.parse(stdout);
  return files.flatMap((file) => /language-data\/(trades\/.+\.json)$/.exec(file)?.[1] ?? []).toSorted();
}

describe('language data', () => {
  test('are read one language at a time: a brief in German costs the trades of German', async () => {
    const brief = 'Die Tischlerei Holler in Graz baut Küchen nach Maß, Einbauschränke und Treppen.';
    expect(await tradesReadBy(brief)).toEqual(['trades/all.json', 'trades/de.json']);
  });

  test('are parsed once', () => {
    expect(readData('trades', 'de')).toBe(readData('trades', 'de'));
  });

  test('whose folder is missing stop the reader, so that no bundle plans without its trades', () => {
    expect(() => readData('no-such-kind', 'de')).toThrow('ENOENT');
  });

  test('have a schema, a reader and a file for each kind', () => {
    const folder = join(root, 'shared/language-data');
    const kinds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const files = kinds.map(({ name }) => ({ name, code: readdirSync(join(folder, name)), data: dataFiles(name) }));
    expect(
      files.filter(
        ({ name, code, data }) =>
          !code.includes(`${name}-schema.ts`) || !code.includes(`read-${name}.ts`) || data.length === 0,
      ),
    ).toEqual([]);
  });
});
