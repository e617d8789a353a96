/** A site that is compared in shares has the issues of a site that is compared at once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerChecks,
  auditPages,
  crawlPages,
  type ServedPage,
  type SiteOfPages,
} from '../../../../scripts/issues/audit-pages.ts';
import { GatheredSite } from '../../../../shared/domain/issues/gathered-site.ts';
import type { FoundIssue } from '../../../../shared/domain/issues/page-digest.ts';
import { PageDigester } from '../../../../shared/domain/issues/page-digester.ts';
import { SharedNeeds } from '../../../../shared/domain/issues/share-needs.ts';
import { SiteShare } from '../../../../shared/domain/issues/site-share.ts';

/** As the tasks of a large site do it, with so many pages of a share. */
function auditInShares(site: SiteOfPages, pagesOfShare: number): FoundIssue[] {
  const { input, pages } = crawlPages(site);
  const digester = new PageDigester(input);
  const digests = pages.map((page) => digester.digest(page));
  const gathered = new GatheredSite(input);
  for (const digest of digests) gathered.addPage(digest);
  const { addresses } = gathered;
  const { checks } = addresses.finishChecks(answerChecks(site, addresses.toCheck()), input.auditedAt);
  const { linkingPages, clicks } = gathered.places();
  const likePages = gathered.texts.likePages();
  const of = Math.max(1, Math.ceil(pages.length / pagesOfShare));
  const found = Array.from({ length: of }, (_, number) => {
    const [from, to] = [number * pagesOfShare, Math.min(pages.length, (number + 1) * pagesOfShare)];
    const ofShare = new Map([...likePages].filter(([order]) => order >= from && order < to));
    const needs = new SharedNeeds(input, { number, of, from, to }, { likePages: ofShare.values(), checks });
    for (const { summary } of digests.slice(from, to)) needs.addPage(summary);
    const share = new SiteShare(input, { number, of, from, to }, needs);
    for (const [at, { summary, named }] of digests.entries())
      share.addPage(summary, at >= from && at < to ? named : []);
    const places = { linkingPages: linkingPages.subarray(from, to), clicks: clicks.subarray(from, to) };
    return [...share.finish({ checks, places, likePages: ofShare })];
  });
  return [...digests.flatMap(({ issues }) => issues), ...found.flat()];
}

const inOrder = (issues: readonly FoundIssue[]): string[] => issues.map((issue) => JSON.stringify(issue)).toSorted();

const words = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `word${(seed * 7919 + at * 104_729) % 5_003}`).join(' ');

const PAGES = 14;
const place = fc.nat({ max: PAGES + 1 });
const pathAt = (at: number): string => (at === 0 ? '/' : `/part-${at}/`);

/** Most pages have nothing of it. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** A page whose title, text, canonical, alternates and links may be those of others, or lead to what is missing or redirects. */
const pageArbitrary = fc.record({
  response: fc.constantFrom(...Array.from({ length: 9 }, () => 'page' as const), 'gone', 'redirect', 'error'),
  title: fc.nat({ max: 4 }),
  text: fc.nat({ max: 5 }),
  /** Words that differ from those of the text. */
  changed: fc.nat({ max: 3 }),
  noindex: seldom(fc.constant(true)),
  canonical: fc.option(fc.oneof(place, fc.constant(0)), { freq: 2 }),
  alternates: fc.array(place, { maxLength: 3 }),
  links: fc.array(place, { minLength: 1, maxLength: 5 }),
  outside: seldom(fc.nat({ max: 2 })),
  to: place,
});
type GeneratedPage = typeof pageArbitrary extends fc.Arbitrary<infer Page> ? Page : never;

const languages = ['de', 'fr', 'x-default'];

function toHtml({ title, text, changed, noindex, canonical, alternates, links, outside }: GeneratedPage): string {
  const at = (to: number): string => `https://shop.example${pathAt(to)}`;
  const head = [
    `<title>Title number ${title} of this site</title>`,
    `<meta name="description" content="A description with the number ${title}, in some words.">`,
    noindex === true ? '<meta name="robots" content="noindex">' : '',
    canonical === null ? '' : `<link rel="canonical" href="${at(canonical)}">`,
    ...alternates.map((to, place) => `<link rel="alternate" hreflang="${languages[place]}" href="${at(to)}">`),
  ];
  const body = words(text, 300)
    .split(' ')
    .map((word, place) => (place < changed ? `${word}x` : word))
    .join(' ');
  const named = [...links.map(at), ...(outside === null ? [] : [`https://other.example/${outside}`])];
  const anchors = named.map((to) => `<a href="${to}">to ${to}</a>`).join(' ');
  return `<html lang="en"><head>${head.join('')}</head><body><main><h1>Heading ${title}</h1><p>${body}</p></main>${anchors}</body></html>`;
}

const serve = (page: GeneratedPage | undefined): ServedPage => {
  if (page === undefined || page.response === 'gone') return { status: 404 };
  if (page.response === 'error') return { status: 500, html: '' };
  return page.response === 'redirect' ? { to: pathAt(page.to) } : { html: toHtml(page) };
};

const siteArbitrary = fc
  .record({
    pages: fc.array(pageArbitrary, { minLength: 6, maxLength: PAGES }),
    sitemap: fc.option(fc.uniqueArray(place, { maxLength: PAGES })),
    brokenOutside: fc.boolean(),
    hasSearches: fc.boolean(),
  })
  .map(({ pages, sitemap, brokenOutside, hasSearches }): SiteOfPages => {
    const byPath = new Map(
      pages.map((page, at) => [pathAt(at), at === 0 ? { ...page, response: 'page' as const } : page]),
    );
    const key = (at: number): string => `shop.example${pathAt(at)}`;
    const window = { startDate: '2026-10-01', endDate: '2026-10-28' };
    const searches = {
      window,
      falls: [{ key: key(2), now: 1, before: 90, isYear: false, comparedWith: window }],
      rivals: [{ query: 'parts', pages: [1, 3, 5].map((at) => ({ key: key(at), clicks: at })) }],
      unclicked: [],
      shown: { window, keys: [key(1)] },
    };
    return {
      domain: 'shop.example',
      serve: (path) => serve(byPath.get(path)),
      sitemap: sitemap?.map(pathAt) ?? null,
      checks: [0, 1, 2].map((at) => ({
        url: `https://other.example/${at}`,
        kind: 'link',
        statusCode: brokenOutside ? 404 : 200,
        reason: null,
        bytes: null,
        redirectsTo: null,
      })),
      ...(hasSearches ? { searches } : {}),
    };
  });

describe('a site that is compared in shares', () => {
  test('has the issues of a site that is compared at once, however many pages a share has', () => {
    fc.assert(
      fc.property(siteArbitrary, fc.integer({ min: 1, max: 7 }), (site, pagesOfShare) => {
        const { issues } = auditPages(site);
        expect(inOrder(auditInShares(site, pagesOfShare))).toEqual(inOrder(issues));
      }),
      { numRuns: 80 },
    );
  });
});
