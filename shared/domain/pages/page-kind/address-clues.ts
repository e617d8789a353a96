import { readPageNames } from '../../../language-data/page-names/read-page-names.ts';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { message, quoted } from '../../messages/message.ts';
import { decodePath } from '../../urls/url-path.ts';
import type { Clue, PageKindEvidence } from './clue.ts';
import { beginsWithService, faqNames, folderNames } from './folder-names.ts';
import type { PageKind } from './page-kinds.ts';
import { findSitePage, foldedNames, foldName } from './page-names.ts';

/** Hosts that hold one kind of page and nothing else. */
const hostKinds: readonly (readonly [RegExp, PageKind, number?])[] = [
  [/^(?:api|dev|developers?|docs?|documentation|learn|manual|wiki|help|support)\./i, 'reference'],
  [/^(?:forums?|community|discuss|answers?)\.|(?:^|\.)stackexchange\.|(?:^|\.)stackoverflow\./i, 'forum', 5],
  [new RegExp(String.raw`^(?:${alternatives('pages', 'newsHosts')})\.`, 'i'), 'news'],
  // Names of newspapers.
  [new RegExp(alternatives('pages', 'newspaperHosts'), 'i'), 'news'],
];

/** The end of such an address names a list: `/blog/`, `/products/`. */
const listed: ReadonlySet<PageKind> = new Set(['article', 'news', 'recipe', 'product', 'category', 'event']);

/**
 * Reads clues from the address. A page of a manual or a magazine may have any name: `/docs/search/` is none of a site's
 * own pages.
 */
export function addressClues({ url, path }: Pick<PageKindEvidence, 'url' | 'path'>): Clue[] {
  const parsed = url === null ? null : URL.parse(url);
  const segments = splitSegments(path ?? parsed?.pathname ?? null);
  if (segments === null) return [];
  const isStart = segments.length === 0 && (parsed === null || parsed.search === '');
  if (isStart) return [{ kind: 'home', weight: 14, sentence: message('kinds.start') }];
  const folders = segments.slice(0, -1);
  const last = segments.at(-1) ?? '';
  const search = parsed?.search ?? '';
  const clues = [
    ...folderClues(folders),
    ...hostClues(parsed?.hostname ?? ''),
    ...queryClues(path ?? parsed?.pathname ?? '', search),
  ];
  const isInCollection = folders.some((folder) => collections.some((kind) => folderNames().get(kind)?.has(folder)));
  return isInCollection ? clues : [...clues, ...nameClues(segments[0] ?? '', last, itemQuery.test(search))];
}

const collections: readonly PageKind[] = ['article', 'news', 'reference', 'forum', 'recipe'];

/** The names in an address, decoded and folded, less a language in front and the name of an index file. Null where there is none. */
function splitSegments(path: string | null): string[] | null {
  if (path === null) return null;
  const [plain = ''] = path.split(/[?#]/, 1);
  const parts = plain.split('/').filter(Boolean).map(decodePath);
  if (/^(?:index|default|home|start|main)(?:\.[a-z]{3,5})?$/i.test(parts.at(-1) ?? '')) parts.pop();
  const isLanguage = /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(parts[0] ?? '');
  const own = isLanguage ? parts.slice(1) : parts;
  return own.map((part) => foldName(part.replace(/\.[a-z]{3,5}$/i, '')));
}

/** Manuals have guides and tutorials, and articles stand in the folder of their topic. */
function folderClues(folders: readonly string[]): Clue[] {
  const isManual = folders.some((folder) => folderNames().get('reference')?.has(folder));
  return folders.flatMap((folder) =>
    [...folderNames()].flatMap(([kind, names]): Clue[] => {
      if (!names.has(folder) || kind === 'utility' || (kind === 'article' && isManual)) return [];
      return [
        { kind, weight: folderWeight(kind, folder), sentence: message('kinds.folder', { folder: quoted(folder) }) },
      ];
    }),
  );
}

const listFolders = foldedNames(() => readPageNames().lists);

const threadFolders = foldedNames(() => readPageNames().threads);

/** A single letter stands for products on one site and for posts on another. */
function folderWeight(kind: PageKind, folder: string): number {
  if (folder.length === 1) return 1;
  if (kind === 'forum' && threadFolders().has(folder)) return 6;
  return kind === 'category' ? (listFolders().has(folder) ? 4 : 1) : 3;
}

/** `/page/3/`, `?page=3`: the list that an address counts through. */
const pageOfList = new RegExp(String.raw`\/(?:${alternatives('pages', 'pageOfList')})\/\d{1,4}\/?$`, 'iu');
const pageQuery = new RegExp(String.raw`[?&](?:${alternatives('pages', 'pageQuery')})=\d`, 'i');
/** Queries that shop programs write into an address. */
const queryKinds: readonly (readonly [RegExp, PageKind])[] = [
  [/[?&](?:main_page=product_info|route=product\/product|product_?id=|prod(?:uct)?=)/i, 'product'],
  [/[?&](?:route=product\/category|cat(?:egory)?(?:_?id)?=|cPath=)/i, 'category'],
];
/** `news.php?id=7` is one of the news, `news.php` the list of them. */
const itemQuery = /[?&](?:\w{0,12}_?id|nr|\w{1,8}nr|article|item|post|story)=[\w-]/i;

function queryClues(path: string, search: string): Clue[] {
  const clues: Clue[] = [];
  if (pageOfList.test(path) || pageQuery.test(search))
    clues.push({ kind: 'category', weight: 4, sentence: message('kinds.page-of-list') });
  const found = queryKinds.find(([pattern]) => pattern.test(search));
  if (found !== undefined)
    clues.push({
      kind: found[1],
      weight: 4,
      sentence: message('kinds.query', { kind: found[1] }),
    });
  return clues;
}

function hostClues(host: string): Clue[] {
  return hostKinds.flatMap(([pattern, kind, weight = 3]): Clue[] =>
    pattern.test(host) ? [{ kind, weight, sentence: message('kinds.host', { host }) }] : [],
  );
}

const accountWord =
  /^(?:\w{1,20} ){0,2}(?:login|log ?on|sign ?in|sign ?up|register|registration|password|passwort|logout|checkout|join)$/;

/** Reads clues from the last name of the address, and from its first part. */
function nameClues(first: string, last: string, isItem: boolean): Clue[] {
  const clues: Clue[] = [];
  if (accountWord.test(last))
    clues.push({ kind: 'utility', weight: 5, sentence: message('kinds.address-name', { name: quoted(last) }) });
  if (beginsWithService(last))
    clues.push({ kind: 'local_service', weight: 3, sentence: message('kinds.address-name', { name: quoted(last) }) });
  const named = findSitePage(last) ?? (findSitePage(first) === 'legal' ? 'legal' : null);
  if (named !== null)
    clues.push({ kind: named, weight: 6, sentence: message('kinds.address-name', { name: quoted(last || first) }) });
  for (const [kind, names] of folderNames()) {
    const isUtility = kind === 'utility' && (names.has(first) || names.has(last));
    if (isUtility) clues.push({ kind, weight: 6, sentence: message('kinds.address-name', { name: quoted(last) }) });
    else if ((names.has(last) || (kind === 'forum' && faqNames().has(last))) && kind !== 'utility' && named === null)
      clues.push({
        kind: listed.has(kind) && !isItem ? 'category' : kind,
        weight: 4,
        sentence: message('kinds.address-name', { name: quoted(last) }),
      });
  }
  return clues;
}
