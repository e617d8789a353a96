import { listData, readData } from '../../shared/language-data/read-data.ts';

interface Entry {
  /** `brief-reading/en.json offers[3]` */
  id: string;
  found: string;
}

/** The rows of language data, each with its place in its file. */
function* listEntries(value: unknown, place: string): Generator<{ place: string; source: string }> {
  if (typeof value === 'string') yield { place, source: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* listEntries(
      inner,
      Array.isArray(value) ? `${place}[${key}]` : `${place}${place.endsWith(' ') ? '' : '.'}${key}`,
    );
}

/** The entries of these kinds of data, in one language, whose words stand in the text. */
export function findEntries(text: string, kinds: readonly string[], language: string): Entry[] {
  return kinds
    .filter((kind) => listData(kind).includes(language))
    .flatMap((kind) => [...listEntries(readData(kind, language), `${kind}/${language}.json `)])
    .flatMap(({ place, source }) => {
      const [found] = wholeWords(source)?.exec(text) ?? [];
      return found === undefined || found === '' ? [] : [{ id: place, found }];
    });
}

/** Null for an entry that is no pattern. */
function wholeWords(source: string): RegExp | null {
  try {
    return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'iu');
  } catch {
    return null;
  }
}
