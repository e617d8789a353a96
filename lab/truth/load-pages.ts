import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { decodeText } from '../../shared/providers/web/decode-text.ts';

export interface LoadedPage {
  readonly file: string;
  readonly html: string;
  readonly url: URL;
}

const addressPatterns = [
  /<link\b[^>]*\brel=["']?canonical\b[^>]*?\bhref=["']?([^"'\s>]+)/i,
  /<link\b[^>]*\bhref=["']?([^"'\s>]+)["']?[^>]*\brel=["']?canonical\b/i,
  /<meta\b[^>]*\bproperty=["']?og:url\b[^>]*?\bcontent=["']?([^"'\s>]+)/i,
  /<meta\b[^>]*\bcontent=["']?([^"'\s>]+)["']?[^>]*\bproperty=["']?og:url\b/i,
];

/** The address that the page states; else its name below `base`. */
function readUrl(html: string, file: string, base: URL): URL {
  const own = new URL(encodeURI(file), base);
  const head = html.slice(0, 100_000);
  for (const pattern of addressPatterns) {
    const url = URL.parse(pattern.exec(head)?.[1] ?? '', own.href);
    if (url !== null && /^https?:$/.test(url.protocol)) return url;
  }
  return own;
}

/** Addresses of pages that do not state their address: `{"file.html": "https://…"}`. */
const ADDRESSES_FILE = 'urls.json';

function addressesIn(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, ADDRESSES_FILE);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(z.record(z.string(), z.url()).parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** The HTML pages of a folder: every n-th of the sorted names, so that `count` of them are spread over it. */
export function loadPages(
  folder: string,
  { base, count, skip }: { base: URL; count: number; skip: number },
): LoadedPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/i.test(file) && !file.includes('node_modules'))
    .toSorted();
  const step = Math.max(1, files.length / count);
  const addresses = addressesIn(folder);
  return Array.from({ length: Math.min(count, files.length) }, (_, at) => files[Math.floor(at * step) + skip])
    .filter((file) => file !== undefined)
    .map((file) => {
      const page = loadPage(folder, file, base);
      const written = URL.parse(addresses.get(file) ?? '');
      return written === null ? page : { ...page, url: written };
    });
}

export function loadPage(folder: string, file: string, base: URL): LoadedPage {
  const bytes = readFileSync(path.join(folder, file));
  const { text: html } = decodeText(bytes, { contentType: null, accept: 'html', isTruncated: false });
  return { file, html, url: readUrl(html, file, base) };
}
