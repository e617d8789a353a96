import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { indexes } from '../../shared/table/engine/indexes.ts';
import { type Key, keys } from '../../shared/table/engine/keys.ts';
import { projectFile } from './project-files.ts';

const page = await readFile(projectFile('docs/data-model.md'), 'utf8');
const lines = page.split('\n');

/** The first cells of the table rows under "Entities", which name the keys. */
const entities = page.slice(page.indexOf('## Entities'), page.indexOf('## Secondary indexes'));
const rows = [...entities.matchAll(/^\| `(\w+)` \|(.*)$/gm)].map(([, name = '', cells = '']) => ({ name, cells }));

describe('docs/data-model.md', () => {
  test('lists every key, once, and no other', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  test.each(Object.entries(keys))('shows the sort key of %s as it is', (name, keyOf) => {
    const make = keyOf as (...parts: string[]) => Key;
    // Every part of a sort key that is fixed stands in the row.
    const fixed = make('x', 'x', 'x', 'x', 'x').sk.split('#')[0] ?? '';
    expect(rows.find((row) => row.name === name)?.cells).toContain(fixed);
  });

  test('has an access pattern, a guard or a lease for every key', () => {
    const uses = page.slice(page.indexOf('## Secondary indexes'));
    const unnamed = Object.entries(keys).filter(([name, keyOf]) => {
      const make = keyOf as (...parts: string[]) => Key;
      const prefix = make('x', 'x', 'x', 'x', 'x').sk.split('#')[0] ?? '';
      // A family of items is named by its prefix: Query (`VERSION#`).
      return !uses.includes(`\`${name}\``) && !uses.includes(`\`${prefix}#`);
    });
    expect(unnamed.map(([name]) => name)).toEqual([]);
  });

  test('lists every index with its keys', () => {
    for (const { name, hash, range } of Object.values(indexes)) {
      const row = lines.find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row).toContain(`\`${hash}\``);
      expect(row).toContain(`\`${range}\``);
    }
  });

  test('has tables whose rows have the columns of their head', () => {
    const columns = (line: string): number => line.split(/(?<!\\)\|/).length;
    const broken = lines.filter((line, at) => {
      const before = lines[at - 1] ?? '';
      return line.startsWith('|') && before.startsWith('|') && columns(line) !== columns(before);
    });
    expect(broken).toEqual([]);
  });
});
