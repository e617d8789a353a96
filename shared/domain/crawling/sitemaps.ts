import { readSitemapXml } from './sitemap-xml.ts';

/** The limit of sitemaps.org for one file, for pages and for nested sitemaps alike. */
export const maxSitemapUrls = 50_000;
const maxLocCharacters = 2_048;

interface SitemapUrl {
  readonly loc: string;
  /** ISO 8601 UTC; null when absent or unreadable. */
  readonly lastmod: string | null;
  /** The versions in other languages that the sitemap names, where it names some. */
  readonly alternates?: readonly (readonly [code: string, url: string])[];
}

interface Sitemap {
  readonly kind: 'urlset' | 'index' | 'unknown';
  /** Absolute http(s) URLs in file order, on any host; repeats are the file's. */
  readonly urls: readonly SitemapUrl[];
  /** The sitemaps that an index names. */
  readonly sitemaps: readonly string[];
  /** The first problem, in words for the log; what was read before and after it is in `urls`. Null for a good file. */
  readonly error: string | null;
}

/**
 * Reads a sitemap: sitemaps.org urlset and index. Tolerant, because half of a broken sitemap is
 * better than none. Never throws. No document type declaration is acted on, so entities can neither expand nor load anything.
 */
export function parseSitemap(text: string): Sitemap {
  const start = text.search(/[^\s\uFEFF]/);
  if (start < 0) return { kind: 'unknown', urls: [], sitemaps: [], error: 'the file is empty' };
  if (text[start] !== '<') return { kind: 'unknown', urls: [], sitemaps: [], error: 'the file is no XML' };
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

/** The protocol asks for absolute URLs; anything else is dropped. */
function sitemapLoc(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > maxLocCharacters || !/^https?:\/\//i.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  return url === null ? null : url.href;
}
