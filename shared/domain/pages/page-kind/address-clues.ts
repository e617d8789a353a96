import type { Clue, PageKindEvidence } from './clue.ts';
import { folderNames } from './folder-names.ts';
import type { PageKind } from './page-kinds.ts';
import { foldName, siteNameOf } from './page-names.ts';

/** Hosts that hold one kind of page and nothing else. */
const hostKinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^(?:api|dev|developers?|docs?|documentation|manual|wiki|help|support)\./i, 'reference'],
  [/^(?:forums?|community|discuss|answers?)\.|(?:^|\.)stackexchange\.|(?:^|\.)stackoverflow\./i, 'forum'],
  [/^(?:jobs|careers?|karriere)\./i, 'job'],
  [/^(?:news|nieuws|nachrichten|noticias)\./i, 'news'],
  [/^blogs?\./i, 'article'],
];

/** In an address: `/2024/05/17/…`, `/2024-05-17-…`. */
const datedPath = /\/(?:19|20)\d{2}[/-](?:0?[1-9]|1[0-2])(?:[/-]|$)/;

/** What the end of an address names is a list of them: `/blog/`, `/products/`. */
const listed: ReadonlySet<PageKind> = new Set(['article', 'news', 'recipe', 'product', 'category', 'event']);

/** What the address says. A page of a manual or a magazine may have any name: `/docs/search/` is none of a site's own pages. */
export function addressClues({ url, path }: Pick<PageKindEvidence, 'url' | 'path'>): Clue[] {
  const parsed = url === null ? null : URL.parse(url);
  const segments = segmentsOf(path ?? parsed?.pathname ?? null);
  if (segments === null) return [];
  const isStart = segments.length === 0 && (parsed === null || parsed.search === '');
  if (isStart) return [{ kind: 'home', weight: 9, sentence: 'The address is the start of the site.' }];
  const folders = segments.slice(0, -1);
  const last = segments.at(-1) ?? '';
  const clues = [...folderClues(folders), ...hostClues(parsed?.hostname ?? '')];
  const isInCollection = folders.some((folder) => collections.some((kind) => folderNames.get(kind)?.has(folder)));
  if (datedPath.test(path ?? parsed?.pathname ?? ''))
    clues.push({ kind: 'article', weight: 2, sentence: 'The address has a date.' });
  return isInCollection ? clues : [...clues, ...nameClues(segments[0] ?? '', last)];
}

const collections: readonly PageKind[] = ['article', 'news', 'reference', 'forum', 'recipe'];

/** The names in an address, decoded and folded, less a language in front and the name of an index file. Null where there is none. */
function segmentsOf(path: string | null): string[] | null {
  if (path === null) return null;
  const [plain = ''] = path.split(/[?#]/, 1);
  const parts = plain.split('/').filter(Boolean).map(decoded);
  if (/^(?:index|default|home|start|main)(?:\.[a-z]{3,5})?$/i.test(parts.at(-1) ?? '')) parts.pop();
  const isLanguage = /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(parts[0] ?? '');
  const own = isLanguage && !/^(?:qa|tv|dp)$/i.test(parts[0] ?? '') ? parts.slice(1) : parts;
  return own.map((part) => foldName(part.replace(/\.[a-z]{3,5}$/i, '')));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function folderClues(folders: readonly string[]): Clue[] {
  return folders.flatMap((folder) =>
    [...folderNames].flatMap(([kind, names]): Clue[] =>
      names.has(folder) && kind !== 'utility'
        ? [{ kind, weight: kind === 'category' ? 1 : 3, sentence: `The address has the folder "${folder}".` }]
        : [],
    ),
  );
}

function hostClues(host: string): Clue[] {
  return hostKinds.flatMap(([pattern, kind]): Clue[] =>
    pattern.test(host) ? [{ kind, weight: 3, sentence: `The host is ${host}.` }] : [],
  );
}

/** What the address itself is called, and what its first part is called. */
function nameClues(first: string, last: string): Clue[] {
  const clues: Clue[] = [];
  const named = siteNameOf(last) ?? (siteNameOf(first) === 'legal' ? 'legal' : null);
  if (named !== null) clues.push({ kind: named, weight: 6, sentence: `The address is called "${last || first}".` });
  for (const [kind, names] of folderNames) {
    const isUtility = kind === 'utility' && (names.has(first) || names.has(last) || /^genindex \w+$/.test(last));
    if (isUtility) clues.push({ kind, weight: 6, sentence: `The address is called "${last}".` });
    else if (names.has(last) && kind !== 'utility' && named === null)
      clues.push({
        kind: listed.has(kind) ? 'category' : kind,
        weight: 4,
        sentence: `The address is called "${last}".`,
      });
  }
  return clues;
}
