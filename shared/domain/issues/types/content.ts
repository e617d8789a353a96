import { quoted } from '../../messages/message.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import { duplicates } from '../duplicates.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { isKnownLanguage } from '../language-codes.ts';
import type { Check } from '../whole-site.ts';
import { firstUrls, listed } from '../wording.ts';

const { page, site } = issueFamily('content');

const THIN_WORDS_MIN = 100;
const thinKinds: ReadonlySet<PageKind> = new Set([
  ...(['article', 'news', 'product', 'local_service', 'reference', 'recipe'] as const),
]);
const COMPARED_WORDS_MIN = 30;

export const contentTypes: readonly IssueType[] = [
  page('content-thin', 'warning', ({ record: { words, pageKind, isDoubtful, noindex, scriptEvidence } }) =>
    words < THIN_WORDS_MIN && thinKinds.has(pageKind) && !isDoubtful && !noindex && scriptEvidence === null
      ? { values: { count: words } }
      : null,
  ),
  site(
    'content-duplicate',
    'warning',
    ...duplicates('content-duplicate', {
      value: ({ words, contentHash }) => (words >= COMPARED_WORDS_MIN ? contentHash : null),
      shown: ({ words }) => ({ words }),
    }),
  ),
  site('content-near-duplicate', 'notice', function* ({ pages, likePages }) {
    for (const one of pages) {
      const others = likePages(one);
      const [likest] = others;
      if (likest === undefined) continue;
      const percent = Math.round(likest.likeness * 100);
      yield {
        at: one.url,
        values: { percent, url: likest.url, more: others.length - 1 },
        urls: firstUrls(others.map(({ url }) => url)),
      };
    }
  }),
  page('language-missing', 'notice', ({ record: { lang } }) => (lang === null ? {} : null)),
  page('language-invalid', 'notice', ({ record: { lang } }) =>
    lang !== null && !isKnownLanguage(lang) ? { values: { lang: quoted(lang) } } : null,
  ),
  site('page-in-several-spellings', 'warning', function* ({ checks, pageAt }) {
    const spellings = new Map<string, Check[]>();
    for (const check of checks) {
      const own = pageAt(check.kind === 'copy' ? (check.pages[0] ?? '') : check.url);
      const isThere = check.statusCode === 200 && check.redirectsTo === null;
      const isCopy = isThere && (check.kind === 'spelling' || (check.kind === 'copy' && check.isCopy === true));
      if (!isCopy || own === null || own.canonical !== null || !own.isReadable) continue;
      spellings.set(own.url, [...(spellings.get(own.url) ?? []), check]);
    }
    for (const [at, found] of spellings) {
      const urls = firstUrls(found.map(({ url }) => url));
      const values = { count: found.length, spellings: listed(urls, found.length) };
      yield { at, values, urls, isFirstLook: found.every(({ isFirstLook }) => isFirstLook) };
    }
  }),
  page('placeholder-text', 'error', ({ record: { placeholderText } }) =>
    placeholderText === null ? null : { values: { text: quoted(placeholderText) } },
  ),
  page('viewport-missing', 'warning', ({ record: { hasViewport } }) => (hasViewport ? null : {})),
];
