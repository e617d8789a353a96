import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LoadedPage, loadPage } from '../../truth/load-pages.ts';

const base = new URL('https://www.example/');

/** A page in a public repository; null where the folder does not have it. */
export const readPublicPage = (folder: string | undefined, file: string): LoadedPage | null =>
  folder !== undefined && existsSync(path.join(folder, file)) ? loadPage(folder, file, base) : null;
