import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A file of the project by its path from the root. */
export const projectFile = (path: string): string => join(root, path);

/** The files below a folder of the project, with paths from the root; `/` on every platform. */
export async function projectFiles(folder: string): Promise<string[]> {
  const entries = await readdir(projectFile(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}
