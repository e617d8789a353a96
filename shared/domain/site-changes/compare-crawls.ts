import type { AuditedUrl, PageState } from '../issues/audited-url.ts';
import { isPage, urlKey } from '../issues/known-url.ts';
import type { ByKey } from '../issues/url-store.ts';
import { gradeBands } from '../rubric/grade-bands.ts';
import type { SiteChange } from './site-change.ts';

/** Fewer words are a date, a counter, a name. */
const WORDS_CHANGED_MIN = 10;
/** A shorter text may stand on several pages by chance. */
const MOVED_WORDS_MIN = 50;

type Urls = ByKey<AuditedUrl>;

/** A change as the two states of one URL show it, with the text by which a page is found that moved without a redirect. */
export type ChangeOfUrl = SiteChange & { readonly text?: string | null };

/**
 * Compares two crawls of a site, or of a share of its URLs. Only what the later one requested is compared: a page that it did not come
 * to has not vanished, and keeps what is known of it. `joinMoves` finds which of the changes are one.
 * @param before - by key, as `after`.
 * @param isCurrent - whether the later crawl requested this key.
 * @param firstGrades - by page id, of pages that were graded for the first time since the earlier crawl: the grades that they rose from.
 */
export function* compareCrawls(
  before: Urls,
  after: Urls,
  { isCurrent, firstGrades }: { isCurrent: (key: string) => boolean; firstGrades: ReadonlyMap<number, string> },
): Generator<ChangeOfUrl> {
  for (const [key, old] of before) {
    const now = after.get(key);
    if (old.page === null || now === undefined) continue;
    if (!isCurrent(key)) {
      yield* gradeChanges(old, now, firstGrades);
      continue;
    }
    const target = isPage(now) ? null : redirectTarget(now);
    const place = { url: old.url, pageId: old.page.id };
    if (target !== null) yield { kind: 'moved', ...place, before: old.url, after: target };
    else if (now.outcome === 'gone')
      yield { kind: 'vanished', ...place, before: old.statusCode, after: now.statusCode, text: movableText(old.page) };
    else yield* changesOfPage(old, now, firstGrades);
  }
  for (const [key, now] of after) {
    const old = before.get(key);
    const isNew = old === undefined || old.page === null;
    if (!isNew || now.page === null || !isPage(now) || !isCurrent(key)) continue;
    yield {
      kind: 'appeared',
      url: now.url,
      pageId: now.page.id,
      before: old?.statusCode ?? null,
      after: now.statusCode,
      text: movableText(now.page),
    };
  }
}

/**
 * The changes of all URLs: a page that is gone whose whole text one new page has, and no other, moved there without a redirect, and what
 * a page moved to has not appeared.
 */
export function joinMoves(changes: readonly ChangeOfUrl[]): SiteChange[] {
  const gone = onlyOnesByText(changes.filter(({ kind }) => kind === 'vanished'));
  const appeared = onlyOnesByText(changes.filter(({ kind }) => kind === 'appeared'));
  const arrived = new Set<string>();
  const joined = changes.map(({ text = null, ...change }): SiteChange => {
    const target = text !== null && gone.get(text) === change.url ? appeared.get(text) : undefined;
    const one: SiteChange =
      target === undefined ? change : { ...change, kind: 'moved', before: change.url, after: target };
    if (one.kind === 'moved') arrived.add(urlKey(String(one.after)) ?? String(one.after));
    return one;
  });
  return joined.filter(({ kind, url }) => kind !== 'appeared' || !arrived.has(urlKey(url) ?? url));
}

/** By text, the URLs of those that one of these changes has, and no other. */
function onlyOnesByText(changes: readonly ChangeOfUrl[]): Map<string, string> {
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const { text = null, url } of changes) {
    if (text === null) continue;
    if (found.has(text)) several.add(text);
    found.set(text, url);
  }
  for (const text of several) found.delete(text);
  return found;
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

const movableText = (page: PageState | null): string | null =>
  page !== null && page.words >= MOVED_WORDS_MIN ? page.contentHash : null;
