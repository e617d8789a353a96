import type { Claim } from '../../shared/domain/grading/claims.ts';
import type { ClaimCheckers, ClaimFault } from './claim-checker.ts';
import { checkRange } from './count-checkers.ts';
import type { RawHeading, RawPage } from './raw-page.ts';
import { looksAlike, plain, removeSign, tokenize, toLetters, wordRange } from './raw-words.ts';
import { decodeText } from './signal-checkers.ts';

const countCodePoints = (text: string): number => Array.from(text).length;
const title = (page: RawPage): string => plain(page.titles.find((text) => text !== '') ?? '');
const description = (page: RawPage): string => plain(page.descriptions[0] ?? '');
const readField = (of: 'title' | 'meta_description', page: RawPage): string =>
  of === 'title' ? title(page) : description(page);

/** Text that a quotation of a place may come from. */
function quoteSources(of: Extract<Claim, { kind: 'quote' }>['of'], page: RawPage): readonly string[] {
  switch (of) {
    case 'title':
      return [title(page)];
    case 'meta_description':
      return [description(page)];
    case 'h1':
      return page.headings.filter(({ level }) => level === 1).flatMap(headingNames);
    case 'heading':
      return page.headings.flatMap(headingNames);
    case 'link':
      return page.links.flatMap(({ text, alt }) => [text, alt]);
    case 'link_target':
      return page.links.flatMap(({ href, url }) => [href, url?.href ?? '']);
    case 'path':
      return [page.url.pathname];
    case 'structured_data':
      return page.jsonLd.map((block) =>
        block
          .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
          .replaceAll('\\/', '/')
          .replaceAll('\\"', '"'),
      );
    case 'text':
      return [page.text, page.textWithAlts, page.textWithoutNotes, page.textWithoutNumbers];
    case 'page':
    case 'keyword':
      return [];
  }
}

const headingNames = ({ text, shown, words }: RawHeading): string[] => [text, shown, words].map(removeSign);

function checkQuote({ of, value, isCut }: Extract<Claim, { kind: 'quote' }>, page: RawPage): ClaimFault {
  const quoted = of === 'heading' || of === 'h1' ? removeSign(plain(value)) : plain(value);
  if (of === 'keyword') return keywordIsThere(quoted, page) ? null : `"${quoted}" stands nowhere on the page`;
  if (of === 'page')
    return toLetters(`${page.textWithAlts} ${decodeText(page.html)} ${page.titles.join(' ')}`).includes(
      toLetters(quoted),
    )
      ? null
      : `"${quoted}" stands nowhere on the page`;
  const sources = quoteSources(of, page).map(plain);
  const isWhole = of === 'title' || of === 'meta_description' || of === 'h1' || of === 'heading';
  const found = sources.find((source) => (isWhole && !isCut ? source === quoted : source.includes(quoted)));
  if (found === undefined) return `"${quoted}" is not the ${of}: ${sources[0]?.slice(0, 80) ?? 'none'}`;
  if (isCut && isWhole && found.startsWith(quoted) && found.length > quoted.length && quoted.length > 40) {
    const next = found.slice(quoted.length, quoted.length + 1);
    const isInWord =
      /[\p{L}\p{N}]$/u.test(quoted) && /[\p{L}\p{N}]/u.test(next) && /\s/.test(quoted.slice(quoted.length / 2));
    if (isInWord) return `"${quoted}" is cut inside a word`;
  }
  return null;
}

/** Every word of a keyword stands on the page, in its address or its fields, in one form or another. */
function keywordIsThere(phrase: string, page: RawPage): boolean {
  const all = toLetters(
    [page.text, ...page.titles, ...page.descriptions, decoded(page.url.pathname), page.url.host].join(' '),
  );
  return tokenize(phrase).every((token) => all.includes(toLetters(token)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Words of some length count certainly, all words at the most. */
function termRange(text: string): { least: number; most: number } {
  const tokens = new Set(tokenize(text).filter((token) => /\p{L}/u.test(token)));
  const characters = (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/gu,
    ) ?? []
  ).length;
  const stems = new Set([...tokens].filter((token) => token.length >= 6).map((token) => token.slice(0, 5)));
  return { least: characters > 0 ? 0 : Math.floor(stems.size * 0.6), most: tokens.size + characters };
}

function ownTerms(claim: Extract<Claim, { kind: 'own_terms' | 'shared_terms' }>, page: RawPage): ClaimFault {
  const first = [...new Set(tokenize(readField(claim.of, page)))];
  const second = tokenize(claim.with === 'title' ? title(page) : (claim.heading ?? ''));
  const isUnspaced =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u.test(
      first.join(''),
    );
  const same = first.filter((token) => second.includes(token)).length;
  const alike = first.filter((token) =>
    second.some((other) => looksAlike(token, other) || (token.length > 3 && other.includes(token))),
  ).length;
  const long = first.filter((token) => token.length >= 6 && second.includes(token)).length;
  const most = isUnspaced ? Infinity : claim.kind === 'shared_terms' ? Math.max(same, alike) : first.length - same + 0;
  const apart = first.filter((token) => token.length >= 7 && !second.some((other) => looksAlike(token, other))).length;
  const least = isUnspaced ? 0 : claim.kind === 'shared_terms' ? Math.floor(long * 0.7) : Math.floor(apart * 0.7);
  return checkRange(claim.value, { least, most: claim.kind === 'own_terms' ? most + 3 : most }, claim.kind);
}

export const textCheckers: ClaimCheckers<
  | 'characters'
  | 'quote'
  | 'terms'
  | 'own_terms'
  | 'shared_terms'
  | 'same_text'
  | 'no_number_or_question'
  | 'repeated_word'
  | 'mostly_capitals'
  | 'plain_wording'
  | 'separators'
  | 'paragraph_words'
  | 'repeated_text'
  | 'repeated_sentences'
  | 'term_times'
  | 'weak_link'
  | 'link_at_end'
  | 'phrase'
> = {
  characters: ({ of, value }, page) => {
    const length = countCodePoints(readField(of, page));
    const shown = countCodePoints(
      (of === 'title' ? page.titles.find((text) => text !== '') : page.descriptions[0]) ?? '',
    );
    return value === length || value === shown ? null : `${value} characters, found ${shown}`;
  },
  quote: checkQuote,
  terms: ({ of, value }, page) => {
    const headings = page.headings
      .filter(({ level }) => level > 1)
      .map(({ text }) => text)
      .join(' ');
    const text = of === 'title' ? title(page) : of === 'text' ? page.textWithAlts : headings;
    const { least, most } = termRange(of === 'text' ? page.coreText : text);
    return checkRange(
      value,
      {
        least: of === 'title' ? least : of === 'text' ? Math.floor(least * 0.7) : 0,
        most: of === 'text' ? termRange(text).most : most,
      },
      `terms of ${of}`,
    );
  },
  own_terms: ownTerms,
  shared_terms: ownTerms,
  same_text: (_, page) => (toLetters(description(page)) === toLetters(title(page)) ? null : 'they differ'),
  no_number_or_question: (_, page) => (/\p{N}|[?？؟](?=\s|$)/u.test(description(page)) ? 'it has one' : null),
  repeated_word: ({ value }, page) => {
    const times = tokenize(title(page)).filter((token) => token === value.normalize('NFC')).length;
    return times > 1 || toLetters(title(page)).split(toLetters(value)).length > 2
      ? null
      : `"${value}" stands there ${times} times`;
  },
  mostly_capitals: (_, page) => {
    const letters = Array.from(title(page)).filter((letter) => /\p{L}/u.test(letter));
    return letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length / 2 ? null : 'ordinary case';
  },
  plain_wording: (_, page) => {
    const once = title(page).replaceAll(stepByStep, ' ');
    const tokens = tokenize(once).filter((token) => token.length > 5 && !/^\d+$/.test(token));
    const twice = tokens.find((token, at) => tokens.indexOf(token) !== at);
    if (twice !== undefined) return `"${twice}" stands there twice`;
    return title(page).includes('!') ? 'it has an exclamation mark' : null;
  },
  separators: ({ value }, page) =>
    checkRange(value, { least: 3, most: (title(page).match(/[|•»·~–-]/g) ?? []).length }, 'separators'),
  paragraph_words: ({ paragraph, value }, page) => {
    const { least, most } = wordRange(paragraph);
    if (!says(page, paragraph)) return `no paragraph "${paragraph.slice(0, 80)}"`;
    return checkRange(value, { least: Math.floor(least * 0.95), most: most + 1 }, 'words');
  },
  repeated_text: ({ value }, page) => {
    const share = repeatedShare(page.unquotedText);
    if (value === 0) return share > 2 ? `${share.toFixed(1)} % is repeated` : null;
    if (!hasRepeat(page)) return 'no sentence is repeated';
    const most = Math.max(repeatedShare(page.lines.join('\n')), repeatedShare(page.rows.join('\n')));
    return checkRange(value, { least: 0.4 * share - 2, most: 1.5 * most + 5 }, '% repeated');
  },
  repeated_sentences: ({ value }, page) => (value > 0 && hasRepeat(page) ? null : 'no sentence is repeated'),
  term_times: ({ term, value }, page) => {
    const most = countTerm(term, page.textWithAlts);
    const written = tokenize(term).join('');
    const least = tokenize(page.coreText).filter((token) => token === written).length;
    return checkRange(value, { least: Math.floor(0.7 * least), most }, `times "${term}"`);
  },
  weak_link: ({ value, target }, page) => {
    const isThere = page.links.some(
      ({ href, url, text, alt, seen }) =>
        [text, alt, seen].some((shown) => plain(shown) === plain(value)) &&
        (href === target || url?.href === target || sameTarget(url, target)),
    );
    if (!isThere) return `no link "${value}" to ${target}`;
    const named = /^(?:https?:|www\.)/i.test(value) ? undefined : tokenize(value).find((token) => names(token, target));
    return named === undefined ? null : `"${named}" names ${target}`;
  },
  link_at_end: ({ value }, page) => (!value || page.links.length > 0 ? null : 'the page has no link'),
  phrase: ({ value, isThere }, page) =>
    toLetters(page.textWithAlts).includes(toLetters(value)) === isThere
      ? null
      : `"${value}" is ${isThere ? 'not ' : ''}there`,
};

/** "Step by step", "Schritt für Schritt" say their word twice and repeat nothing. */
const stepByStep = /(?<!\p{L})(\p{L}{3,}) (?:\p{L}{1,3} |für )?\1(?!\p{L})/giu;

/** Numbers of notes aside. */
export const says = (page: RawPage, text: string): boolean =>
  [page.textWithAlts, page.textWithoutNotes, page.textWithoutNumbers].some((all) =>
    toLetters(all).includes(toLetters(text)),
  );

/** A word of the link that its address has too says where it leads. */
const names = (token: string, target: string): boolean =>
  token.length >= 6 && tokenize(URL.parse(target)?.pathname ?? '').some((word) => word === token);

/** As a separate word, in scripts that have spaces. */
function countTerm(term: string, text: string): number {
  // In a text without spaces, a Latin word stands between other letters.
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u.test(
      term + text,
    ) ||
    /[^\p{L}\p{N}\p{M}]/u.test(term)
  )
    return toLetters(text).split(toLetters(term)).length - 1;
  const letters = term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}\u00AD]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word === letters).length;
}

const sameTarget = (url: URL | null, target: string): boolean => {
  const other = URL.parse(target);
  return url !== null && other !== null && url.host === other.host && url.pathname === other.pathname;
};

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u;

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…。！？])\s*|\n/)
    .map(toLetters)
    // A sign of Chinese or Japanese says as much as two or three letters.
    .filter((sentence) => sentence.length > (unspacedScript.test(sentence) ? 5 : 15));

function repeatedShare(text: string): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const sentence of splitSentences(text)) {
    if (seen.has(sentence)) repeated += sentence.length;
    seen.add(sentence);
  }
  return (100 * repeated) / Math.max(1, toLetters(text).length);
}

function hasRepeat(page: RawPage): boolean {
  const texts = [page.lines, page.rows, page.rows.flatMap((text) => text.split(/(?<=[.!?…。！？])\s*/))].map((all) =>
    all.map(toLetters).filter((text) => text !== ''),
  );
  return texts.some((all) => new Set(all).size < all.length);
}
