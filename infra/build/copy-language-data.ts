import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const dataDirectory = join(import.meta.dirname, '../../shared/language-data');

/** The kinds of language data that code reads, of the paths of its sources: each has its reader in the kind's folder. */
export const kindsOfData = (inputs: Readonly<Record<string, number>>): string[] => [
  ...new Set(
    Object.entries(inputs).flatMap(([path, bytes]) =>
      bytes === 0 ? [] : (/^shared\/language-data\/([^/]+)\//.exec(path)?.[1] ?? []),
    ),
  ),
];

/** Puts the files of the kinds that a bundle reads beside its code, where `shared/language-data/read-data.ts` looks for them. */
export async function copyLanguageData(
  bundleDirectory: string,
  inputs: Readonly<Record<string, number>>,
): Promise<void> {
  for (const kind of kindsOfData(inputs))
    await cp(join(dataDirectory, kind), join(bundleDirectory, kind), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
}
