import { SaxesParser } from 'saxes';
import { parseSitemapDate } from './sitemap-date.ts';

/** A page has as many languages. */
const maxAlternates = 120;
/** A sitemap is six elements deep at most; deeper nesting only costs memory. */
const maxDepth = 32;
/** After so many well-formedness errors the rest is not worth reading. */
const maxErrors = 100;
/** Characters of one element that are kept: a URL and the white space around it. */
const maxTextCharacters = 4_096;
const chunkCharacters = 64 * 1024;
/** The parser takes up to a minute for 50 MB of one comment or one text; no sitemap goes this far without an element. */
const maxCharactersWithoutElement = 1024 * 1024;
/** The longest entity that the ampersand rule lets through, `&#x10FFFF;`. */
const maxEntityCharacters = 10;

interface SitemapXmlEntry {
  readonly loc: string;
  readonly lastmod: string | null;
  /** Code and address of each version in another language (`xhtml:link`). */
  readonly alternates: readonly (readonly [code: string, href: string])[];
}

interface Dialect {
  readonly kind: 'urlset' | 'index';
  readonly entry: string;
  readonly loc: string;
  readonly dates: readonly string[];
}

/** By the local name of the root element. */
const dialects: Readonly<Record<string, Dialect>> = {
  urlset: { kind: 'urlset', entry: 'url', loc: 'loc', dates: ['lastmod'] },
  sitemapindex: { kind: 'index', entry: 'sitemap', loc: 'loc', dates: ['lastmod'] },
  rss: { kind: 'urlset', entry: 'item', loc: 'link', dates: ['pubDate'] },
  feed: { kind: 'urlset', entry: 'entry', loc: 'link', dates: ['updated'] },
};

/**
 * Streams the file through the parser and hands out one entry after the other, until `onEntry` returns false. Goes on after
 * well-formedness errors and returns the first.
 */
export function readSitemapXml(
  xml: string,
  onEntry: (entry: SitemapXmlEntry, isIndex: boolean) => boolean,
): { kind: 'urlset' | 'index' | 'unknown'; error: string | null } {
  const reader = new SitemapReader(onEntry);
  try {
    for (const chunk of splitChunks(xml)) {
      reader.write(chunk);
      if (reader.isDone) break;
    }
    if (!reader.isDone) reader.close();
  } catch (error) {
    // The parser reports through its error handler; this is for what it did not foresee in hostile input.
    reader.noteError(error);
  }
  return { kind: reader.dialect?.kind ?? 'unknown', error: reader.error };
}

class SitemapReader {
  dialect: Dialect | null = null;
  error: string | null = null;
  isDone = false;
  readonly #parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  readonly #onEntry: (entry: SitemapXmlEntry, isIndex: boolean) => boolean;
  /** `sm:` when the root is `<sm:urlset>`: only elements of the same prefix are the sitemap's own, `image:loc` is not. */
  #prefix = '';
  #depth = 0;
  #errors = 0;
  #charactersWithoutElement = 0;
  #entry: { loc: string | null; date: string | null; alternates: [code: string, href: string][] } | null = null;
  #field: 'loc' | 'date' | null = null;
  #text = '';

  constructor(onEntry: (entry: SitemapXmlEntry, isIndex: boolean) => boolean) {
    this.#onEntry = onEntry;
    this.#parser.on('opentag', (tag) => this.#open(tag.name, tag.attributes));
    this.#parser.on('closetag', (tag) => this.#close(tag.name));
    this.#parser.on('text', (text) => this.#append(text));
    this.#parser.on('cdata', (text) => this.#append(text.replaceAll('&amp;', '&')));
    this.#parser.on('error', (error) => this.noteError(error));
  }

  write(chunk: string): void {
    this.#charactersWithoutElement += chunk.length;
    this.#parser.write(escapeBareAmpersands(chunk));
    if (this.#charactersWithoutElement > maxCharactersWithoutElement) this.#stop('a megabyte without an element');
  }

  close(): void {
    this.#parser.close();
    this.#finishEntry();
  }

  noteError(error: unknown): void {
    this.error ??= error instanceof Error ? error.message : String(error);
    this.#errors += 1;
    if (this.#errors >= maxErrors) this.isDone = true;
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    this.#charactersWithoutElement = 0;
    if (this.isDone) return;
    if (this.#depth > maxDepth) this.#stop(`elements are nested deeper than ${maxDepth}`);
    else if (this.dialect === null) this.#openRoot(name);
    else if (name === this.#prefix + this.dialect.entry) {
      // A missing end tag does not cost the entry before.
      this.#finishEntry();
      this.#entry = { loc: null, date: null, alternates: [] };
    } else if (this.#entry !== null) {
      this.#openField(this.dialect, name, attributes);
      this.#addAlternate(this.#entry.alternates, name, attributes);
    }
  }

  #openRoot(name: string): void {
    const colon = name.indexOf(':');
    const localName = name.slice(colon + 1);
    this.#prefix = name.slice(0, colon + 1);
    if (Object.hasOwn(dialects, localName)) this.dialect = dialects[localName] ?? null;
    else this.#stop(`the root element <${name.slice(0, 50)}> is no sitemap's`);
  }

  #openField(dialect: Dialect, name: string, attributes: Record<string, string>): void {
    this.#text = '';
    this.#field = null;
    if (name === this.#prefix + dialect.loc) {
      this.#field = 'loc';
      // Atom: the address is an attribute, and only the alternate link is the page.
      const { href, rel = 'alternate' } = attributes;
      if (href !== undefined && rel === 'alternate') this.#append(href);
    } else if (dialect.dates.some((date) => name === this.#prefix + date)) this.#field = 'date';
  }

  /** The prefix of XHTML is the file's choice; no other element of an entry has a language. */
  #addAlternate(alternates: [string, string][], name: string, attributes: Record<string, string>): void {
    const { rel, hreflang = '', href = '' } = attributes;
    const isAlternate = name.endsWith(':link') && rel === 'alternate' && hreflang !== '' && href !== '';
    if (isAlternate && alternates.length < maxAlternates) alternates.push([hreflang, href.slice(0, maxTextCharacters)]);
  }

  #append(text: string): void {
    if (this.#field !== null && this.#text.length < maxTextCharacters) this.#text += text.slice(0, maxTextCharacters);
  }

  #close(name: string): void {
    this.#depth -= 1;
    const entry = this.#entry;
    if (this.#field !== null && entry !== null) {
      if (this.#text.trim() !== '') entry[this.#field] ??= this.#text;
      this.#field = null;
    } else if (this.dialect !== null && name === this.#prefix + this.dialect.entry) this.#finishEntry();
  }

  #finishEntry(): void {
    const entry = this.#entry;
    this.#entry = null;
    this.#field = null;
    if (this.isDone || entry === null || entry.loc === null) return;
    const lastmod = entry.date === null ? null : parseSitemapDate(entry.date);
    const goOn = this.#onEntry(
      { loc: entry.loc, lastmod, alternates: entry.alternates },
      this.dialect?.kind === 'index',
    );
    if (!goOn) this.#stop('the file has more entries than a sitemap may');
  }

  #stop(problem: string): void {
    this.error ??= problem;
    this.isDone = true;
  }
}

/** Pieces that do not end inside an entity. */
function* splitChunks(xml: string): Generator<string> {
  for (let from = 0; from < xml.length; ) {
    const chunk = xml.slice(from, from + chunkCharacters);
    const ampersand = chunk.slice(-maxEntityCharacters).lastIndexOf('&');
    const isLast = from + chunk.length >= xml.length;
    const length = ampersand < 0 || isLast ? chunk.length : chunk.length - maxEntityCharacters + ampersand;
    yield chunk.slice(0, length);
    from += length;
  }
}

/**
 * `?a=1&b=2` without `&amp;` is the commonest error in sitemaps, and the parser would take everything up to the next semicolon for
 * the entity's name. In CDATA this adds an `amp;` too much, which its handler takes away again.
 */
function escapeBareAmpersands(chunk: string): string {
  return chunk.includes('&')
    ? chunk.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    : chunk;
}
