import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** Folders whose code reads text from outside, or runs where it is read. `test`, `bench`, `scripts` and `infra` are ours alone. */
const folders = ['cli', 'clients', 'console', 'events', 'functions', 'local', 'shared', 'statemachines'];
const left = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;

/** The source files of the product, from the root, with `/` on every platform. */
export const productFiles = (): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !left.test(name))
    .sort();
