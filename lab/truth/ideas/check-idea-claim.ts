import type { IdeaClaim, IdeaClaimKind } from '../../../shared/domain/ideas/idea-claims.ts';
import type { RawPage } from '../raw-page.ts';
import { looksAlike, plain, tokenize, toLetters, wordRange } from '../raw-words.ts';
import { hasAllWords, type RawSite } from './raw-site.ts';
import { resultCheckers } from './result-checkers.ts';

/** Why a claim is false; null where the site bears it out. */
type Fault = string | null;
type Checkers = { readonly [K in IdeaClaimKind]: (claim: Extract<IdeaClaim, { kind: K }>, site: RawSite) => Fault };

/** Word counts differ by so much: alternative texts, signs that are words here and none there. */
const WORDS_TOLERANCE = 0.1;

const checkPage = (site: RawSite, path: string, check: (page: RawPage) => Fault): Fault => {
  const page = site.pages.get(path);
  return page === undefined ? `there is no page ${path}` : check(page);
};

/** How often the words stand right behind one another, in any form. */
function timesIn({ textWithAlts }: RawPage, keyword: string): number {
  const words = tokenize(keyword);
  const text = tokenize(textWithAlts);
  let times = 0;
  for (let at = 0; at + words.length <= text.length; at += 1) {
    if (words.every((word, offset) => isForm(text[at + offset] ?? '', word))) times += 1;
  }
  return times;
}

/** Word for word, and not the end of a larger number. */
function showsPrice(text: string, price: string): boolean {
  const pattern = price
    .split(' ')
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\s*`);
  const start = /^\d/.test(price) ? String.raw`(?<!\d[.,\s]?)` : '';
  return new RegExp(`${start}${pattern}`, 'u').test(text);
}

const isForm = (a: string, b: string): boolean =>
  a === b || (a.length > 2 && b.length > 2 && looksAlike(a, b)) || isOtherNumber(a, b);

/** "Voce" and "voci": short words of which the last vowel changes. */
const isOtherNumber = (a: string, b: string): boolean =>
  a.length > 3 && a.slice(0, -1) === b.slice(0, -1) && /[aeio]$/.test(a) && /[aeio]$/.test(b);

const readTitle = (site: RawSite, path: string, page: RawPage): string | null =>
  site.records.titles?.[path] ?? page.titles.find((title) => title !== '') ?? null;

const addressWords = (path: string): string => {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(segment).replace(/\.[a-z]{2,5}$/i, '');
  } catch {
    return segment;
  }
};

const sameNumber = (name: string, stored: number | undefined, value: number): Fault =>
  stored === undefined ? `${name} is not stored` : stored === value ? null : `${name} is ${stored}`;

const checkers: Checkers = {
  said: ({ keyword, count, pages }, site) => {
    const times = [...site.pages.values()].map((page) => timesIn(page, keyword)).filter((one) => one > 0);
    const all = times.reduce((sum, one) => sum + one, 0);
    return times.length >= pages && all >= count ? null : `said ${all} times on ${times.length} pages`;
  },
  said_on: ({ keyword, path, count }, site) =>
    checkPage(site, path, (page) => {
      const times = timesIn(page, keyword);
      return times >= count ? null : `said ${times} times`;
    }),
  heading: ({ path, text }, site) =>
    checkPage(site, path, ({ headings }) =>
      headings.some((one) => [one.text, one.shown].some((given) => toLetters(given).includes(toLetters(text))))
        ? null
        : 'no such heading',
    ),
  heading_below: ({ path, text, above }, site) =>
    checkPage(site, path, ({ headings }) => {
      const isIt = (one: { text: string; shown: string }, wanted: string): boolean =>
        [one.text, one.shown].some((given) => toLetters(given).includes(toLetters(wanted)));
      const stands = headings.some(
        (one, at) =>
          isIt(one, text) && headings.slice(0, at).some((before) => isIt(before, above) && before.level <= one.level),
      );
      return stands ? null : 'does not stand below it';
    }),
  unnamed: ({ keyword }, site) => {
    for (const [path, page] of site.pages) {
      const h1 = page.headings.find(({ level }) => level === 1)?.text ?? '';
      const names = [
        readTitle(site, path, page) ?? '',
        h1,
        addressWords(path),
        site.records.primaryKeywords?.[path] ?? '',
      ];
      const found = names.find((name) => name !== '' && hasAllWords(name, keyword));
      if (found !== undefined) return `${path} has "${found}"`;
    }
    return null;
  },
  secondary_keyword: ({ path, keyword }, { records }) =>
    records.secondaryKeywords?.[path]?.some((one) => toLetters(one) === toLetters(keyword)) ? null : 'is not stored',
  primary_keyword: ({ path, keyword }, { records }) =>
    toLetters(records.primaryKeywords?.[path] ?? '') === toLetters(keyword) ? null : 'is another one',
  title: ({ path, value }, site) =>
    checkPage(site, path, (page) => {
      const title = readTitle(site, path, page);
      return toLetters(title ?? '') === toLetters(value ?? '') && (title === null) === (value === null)
        ? null
        : `the title is "${title}"`;
    }),
  not_in_title: ({ path, keyword }, site) =>
    checkPage(site, path, (page) => {
      const title = readTitle(site, path, page) ?? '';
      return hasAllWords(title, keyword) ? `"${title}" has all its words` : null;
    }),
  no_price: ({ path }, site) =>
    checkPage(site, path, ({ textWithAlts }) => {
      const found = /(?:[€$£]|R\$)\s?\d|\d\s?(?:€|£|EUR|PLN|CHF|zł|Kč|円)/u.exec(textWithAlts);
      return found === null ? null : `shows "${found[0]}"`;
    }),
  page_about: ({ path, text }, site) =>
    checkPage(site, path, (page) => {
      const named = [
        readTitle(site, path, page) ?? '',
        ...page.headings.map((one) => one.text),
        addressWords(path),
      ].join(' ');
      const words = tokenize(named);
      return tokenize(text).every((word) => words.some((other) => isForm(other, word))) ? null : 'says nothing of it';
    }),
  words: ({ path, value }, site) =>
    checkPage(site, path, ({ textWithAlts, coreText }) => {
      const most = wordRange(textWithAlts).most * (1 + WORDS_TOLERANCE) + 5;
      const least = wordRange(coreText).least * (1 - WORDS_TOLERANCE) - 5;
      return value <= most && value >= least ? null : `has ${Math.round(least)} to ${Math.round(most)} words`;
    }),
  grade: ({ path, value, isStale }, { records }) => {
    const stored = records.grades?.[path];
    return stored?.grade === value && stored.isStale === isStale ? null : `is ${JSON.stringify(stored)}`;
  },
  same_title: ({ text, paths, value }, site) => {
    const same = [...site.pages].filter(
      ([path, page]) => toLetters(readTitle(site, path, page) ?? '') === toLetters(text),
    );
    const has = new Set(same.map(([path]) => path));
    if (!paths.every((path) => has.has(path))) return 'a page has another title';
    return same.length >= value ? null : `${same.length} pages have it`;
  },
  place: ({ place, value }, { pages }) => {
    const naming = [...pages.values()].filter(({ textWithAlts, titles }) =>
      plain(`${titles.join(' ')} ${textWithAlts}`)
        .toLowerCase()
        .includes(place.toLowerCase()),
    );
    return naming.length >= value ? null : `${naming.length} pages name it`;
  },
  price: ({ path, text }, site) =>
    checkPage(site, path, (page) => (showsPrice(plain(page.textWithAlts), plain(text)) ? null : 'no such price')),
  impressions: ({ keyword, value }, { records }) => sameNumber('impressions', records.impressions?.[keyword], value),
  volume: ({ keyword, value }, { records }) => sameNumber('volume', records.volumes?.[keyword], value),
  query_page: ({ keyword, path, impressions, position }, { records }) =>
    records.rows?.some(
      (row) =>
        row.query === keyword &&
        row.path === path &&
        row.impressions === impressions &&
        Math.abs(row.position - position) <= 0.05,
    )
      ? null
      : 'no such row',
  query_clicks: ({ keyword, path, impressions, clicks }, { records }) =>
    records.rows?.some(
      (row) => row.query === keyword && row.path === path && row.impressions === impressions && row.clicks === clicks,
    )
      ? null
      : 'no such row',
  season: ({ keyword, month, value }, { records }) => {
    const [most] = (records.months?.[keyword] ?? []).toSorted((a, b) => b.value - a.value);
    return most?.month === month && most.value === value ? null : `is ${JSON.stringify(most)}`;
  },
  clicks: ({ path, before, now }, { records }) =>
    records.clicks?.some((row) => row.path === path && row.before === before && row.now === now) ? null : 'no such row',
  ...resultCheckers,
  rule: () => null,
};

export function checkIdeaClaim<Kind extends IdeaClaimKind>(
  claim: Extract<IdeaClaim, { kind: Kind }>,
  site: RawSite,
): Fault {
  const checker: (one: Extract<IdeaClaim, { kind: Kind }>, of: RawSite) => Fault = checkers[claim.kind as Kind];
  return checker(claim, site);
}
