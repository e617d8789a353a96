import type { AuditedUrl, PageState } from '../issues/audited-url.ts';
import { isPage, urlKey } from '../issues/known-url.ts';
import { gradeBands } from '../rubric/grade-bands.ts';
import type { SiteChange } from './site-change.ts';

/** Fewer words are a date, a counter, a name. */
const WORDS_CHANGED_MIN = 10;
/** A shorter text may stand on several pages by chance. */
const MOVED_WORDS_MIN = 50;

type Urls = ReadonlyMap<string, AuditedUrl>;

/**
 * Compares two crawls of a site. Only what the later one requested is compared: a page that it did not come to has
 * not vanished, and keeps what is known of it.
 * @param before - by key, as `after`.
 * @param isCurrent - whether the later crawl requested this key.
 * @param firstGrades - by page id, of pages that were graded for the first time since the earlier crawl: the grades that they rose from.
 */
export function* compareCrawls(
  before: Urls,
  after: Urls,
  { isCurrent, firstGrades }: { isCurrent: (key: string) => boolean; firstGrades: ReadonlyMap<number, string> },
): Generator<SiteChange> {
  const movedTo = copiesElsewhere(before, after, isCurrent);
  const arrived = new Set<string>();
  for (const [key, old] of before) {
    const now = after.get(key);
    if (old.page === null || now === undefined) continue;
    if (!isCurrent(key)) {
      yield* gradeChanges(old, now, firstGrades);
      continue;
    }
    const target = isPage(now) ? null : (redirectTarget(now) ?? movedTo.get(key) ?? null);
    if (target !== null) {
      arrived.add(urlKey(target) ?? target);
      yield { kind: 'moved', url: old.url, pageId: old.page.id, before: old.url, after: target };
    } else if (now.outcome === 'gone') {
      yield { kind: 'vanished', url: old.url, pageId: old.page.id, before: old.statusCode, after: now.statusCode };
    } else yield* changesOfPage(old, now, firstGrades);
  }
  for (const [key, now] of after) {
    const old = before.get(key);
    const isNew = old === undefined || old.page === null;
    if (isNew && now.page !== null && isPage(now) && isCurrent(key) && !arrived.has(key)) {
      yield {
        kind: 'appeared',
        url: now.url,
        pageId: now.page.id,
        before: old?.statusCode ?? null,
        after: now.statusCode,
      };
    }
  }
}

const redirectTarget = ({ outcome, finalUrl }: AuditedUrl): string | null =>
  outcome === 'redirected' || outcome === 'moved_away' ? finalUrl : null;

function* changesOfPage(
  old: AuditedUrl,
  now: AuditedUrl,
  firstGrades: ReadonlyMap<number, string>,
): Generator<SiteChange> {
  const [was, is] = [old.page, now.page];
  if (was === null || is === null) return;
  const said = { url: now.url, pageId: is.id };
  if (readStatus(old) !== readStatus(now))
    yield { kind: 'status', ...said, before: readStatus(old), after: readStatus(now) };
  if (!isPage(now)) return;
  if (was.title !== is.title) yield { kind: 'title', ...said, before: was.title, after: is.title };
  if (was.canonical !== is.canonical) yield { kind: 'canonical', ...said, before: was.canonical, after: is.canonical };
  if (was.noindex !== is.noindex) yield { kind: 'index', ...said, before: !was.noindex, after: !is.noindex };
  if (Math.abs(was.words - is.words) >= WORDS_CHANGED_MIN) {
    yield { kind: 'word_count', ...said, before: was.words, after: is.words };
  }
  yield* gradeChanges(old, now, firstGrades);
}

/** A page that the server says is unchanged has the status that it had. */
const readStatus = ({ outcome, statusCode }: AuditedUrl): number | null => (outcome === 'unchanged' ? 200 : statusCode);

/** Bands are listed from the highest to the lowest. */
const gradePlace = (grade: string): number => gradeBands.findIndex((band) => band.grade === grade);

/** Pages whose grade the earlier crawl did not know yet. */
export const listFirstGraded = (before: Urls, after: Urls): number[] =>
  [...after].flatMap(([key, { page }]) => {
    const old = before.get(key)?.page ?? null;
    return page?.id == null || page.grade === null || old === null || old.grade !== null ? [] : [page.id];
  });

function* gradeChanges(
  old: AuditedUrl,
  now: AuditedUrl,
  firstGrades: ReadonlyMap<number, string>,
): Generator<SiteChange> {
  const first = firstGrades.get(now.page?.id ?? Number.NaN);
  const [was, is] = [old.page?.grade ?? first ?? null, now.page?.grade ?? null];
  if (was === null || is === null || was === is) return;
  const kind = gradePlace(is) < gradePlace(was) ? 'grade_rose' : 'grade_fell';
  yield { kind, url: now.url, pageId: now.page?.id ?? null, before: was, after: is };
}

/** Pages that are gone whose whole text one new page has, and no other: they moved without a redirect. */
function copiesElsewhere(before: Urls, after: Urls, isCurrent: (key: string) => boolean): Map<string, string> {
  const gone = [...before].filter(([key]) => after.get(key)?.outcome === 'gone' && isCurrent(key));
  if (gone.length === 0) return new Map();
  const isNew = ([key, now]: readonly [string, AuditedUrl]): boolean =>
    isCurrent(key) && isPage(now) && (before.get(key)?.page ?? null) === null;
  const oldByText = onlyOnesByText(gone);
  const newByText = onlyOnesByText([...after].filter(isNew));
  return new Map(
    [...oldByText].flatMap(([text, [key]]) => {
      const target = newByText.get(text);
      return target ? [[key, target[1].url] as const] : [];
    }),
  );
}

function onlyOnesByText(urls: readonly (readonly [string, AuditedUrl])[]): Map<string, readonly [string, AuditedUrl]> {
  const found = new Map<string, readonly [string, AuditedUrl]>();
  const several = new Set<string>();
  for (const entry of urls) {
    const text = movableText(entry[1].page);
    if (text === null) continue;
    if (found.has(text)) several.add(text);
    found.set(text, entry);
  }
  for (const text of several) found.delete(text);
  return found;
}

const movableText = (page: PageState | null): string | null =>
  page !== null && page.words >= MOVED_WORDS_MIN ? page.contentHash : null;
