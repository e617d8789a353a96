import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../shared/language-data');

/** The names of a kind's files, without `.json`. */
export const dataFiles = (kind: string): string[] =>
  readdirSync(join(root, kind))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The values that a list has more than once. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** The sources of patterns that are found in a text without a letter, and so everywhere. @throws SyntaxError for one that is no pattern. */
export const emptyPatterns = (sources: readonly string[]): string[] =>
  sources.filter((source) => new RegExp(source, 'iu').test(''));
