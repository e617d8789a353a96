import { readSitemapXml } from './sitemap-xml.ts';

/** The limit of sitemaps.org for one file, for pages and for nested sitemaps alike. */
export const maxSitemapUrls = 50_000;
const maxLocCharacters = 2_048;
/** Blank and broken lines included. */
const maxTextLines = 4 * maxSitemapUrls;
const tooMany = 'the file has more entries than a sitemap may';

interface SitemapUrl {
  readonly loc: string;
  /** ISO 8601 UTC; null when absent or unreadable. */
  readonly lastmod: string | null;
  /** The versions in other languages that the sitemap names, where it names some. */
  readonly alternates?: readonly (readonly [code: string, url: string])[];
}

interface Sitemap {
  /** `urlset` also for RSS, Atom and plain-text lists of pages. */
  readonly kind: 'urlset' | 'index' | 'unknown';
  /** Absolute http(s) URLs in file order, on any host; repeats are the file's. */
  readonly urls: readonly SitemapUrl[];
  /** The sitemaps that an index names. */
  readonly sitemaps: readonly string[];
  /** The first problem, in words for the log; what was read before and after it is in `urls`. Null for a good file. */
  readonly error: string | null;
}

/**
 * Reads a sitemap: sitemaps.org urlset and index, RSS 2, Atom, or one URL per line. Tolerant, because half of a broken sitemap is
 * better than none. Never throws. No document type declaration is acted on, so entities can neither expand nor load anything.
 */
export function parseSitemap(text: string): Sitemap {
  const start = text.search(/[^\s\uFEFF]/);
  if (start < 0) return { kind: 'unknown', urls: [], sitemaps: [], error: 'the file is empty' };
  if (text[start] !== '<') return parseTextSitemap(text);
  const urls: SitemapUrl[] = [];
  const sitemaps: string[] = [];
  const { kind, error } = readSitemapXml(text.slice(start), (entry, isIndex) => {
    const loc = sitemapLoc(entry.loc);
    if (loc === null) return true;
    if (urls.length + sitemaps.length >= maxSitemapUrls) return false;
    if (isIndex) sitemaps.push(loc);
    else urls.push({ loc, lastmod: entry.lastmod, ...readAlternates(entry.alternates) });
    return true;
  });
  return { kind, urls, sitemaps, error };
}

function readAlternates(named: readonly (readonly [string, string])[]): Pick<SitemapUrl, 'alternates'> {
  const alternates = named.flatMap(([code, href]): [string, string][] => {
    const url = sitemapLoc(href);
    return url === null ? [] : [[code.trim(), url]];
  });
  return alternates.length === 0 ? {} : { alternates };
}

/** sitemaps.org, "Text file": one URL per line and nothing else. */
function parseTextSitemap(text: string): Sitemap {
  const urls: SitemapUrl[] = [];
  let lines = 0;
  let error: string | null = null;
  for (const line of splitLines(text)) {
    lines += 1;
    const loc = line === '' ? null : sitemapLoc(line);
    if (lines > maxTextLines || (loc !== null && urls.length >= maxSitemapUrls)) {
      error ??= tooMany;
      break;
    }
    if (loc !== null) urls.push({ loc, lastmod: null });
    else if (line !== '') error ??= `line ${lines} is no URL`;
  }
  return { kind: urls.length === 0 ? 'unknown' : 'urlset', urls, sitemaps: [], error };
}

/** Line by line, because splitting 50 MB at once would build millions of strings that the limit then throws away. */
function* splitLines(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf('\n', from);
    const end = newline < 0 ? text.length : newline;
    yield text
      .slice(from, Math.min(end, from + maxLocCharacters + 1))
      .replace(/^\uFEFF/, '')
      .trim();
    from = end + 1;
  }
}

/** The protocol asks for absolute URLs; anything else is dropped. */
function sitemapLoc(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > maxLocCharacters || !/^https?:\/\//i.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  return url === null ? null : url.href;
}
