import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LabelledSet } from '../sets.ts';
import type { FactPage } from './fact-page.ts';

/** The HTML of a page whose text is part of its set. */
export function readFactPage({ folder }: Pick<LabelledSet<FactPage>, 'folder'>, page: FactPage): string {
  if (page.file) return readFileSync(path.join(folder, page.file), 'utf8');
  return `<html lang="${page.language}"><head><title>Home</title></head><body><main>${page.body}</main></body></html>`;
}
