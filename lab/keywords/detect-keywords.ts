/**
 * Prints what each HTML page of a folder is about, how sure that is, and why:
 *
 *   npm run lab -- keywords FOLDER --count 200 --base https://www.example/ --candidates 3
 *
 * Reads pages as the crawler does, every n-th of the sorted names so that `--count` of them are spread over the folder. The folder is taken
 * for one site: parts that many titles have are its name. A page without a keyword shows the phrases that were not certain enough.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { ExtractedPage } from '../../shared/domain/extraction/extracted-page.ts';
import { readMarkdown } from '../../shared/domain/ideas/read-markdown.ts';
import { detectKeyword } from '../../shared/domain/keywords/detect-keyword.ts';
import type { KeywordPage } from '../../shared/domain/keywords/keyword-page.ts';
import { pageLanguage } from '../../shared/domain/keywords/page-language.ts';
import { schemaNames } from '../../shared/domain/keywords/schema-names.ts';
import { collectSiteNames } from '../../shared/domain/keywords/site-names.ts';

interface ReadPage {
  file: string;
  url: URL;
  page: ExtractedPage;
}

const links = /<link[^>]+rel=["']?canonical["']?[^>]*href=["']([^"']+)/i;

function readPage(folder: string, file: string, base: string): ReadPage {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const given = new URL(encodeURI(file), base);
  const url = URL.parse(links.exec(html)?.[1] ?? given.href, given.href) ?? given;
  return { file, url, page: extractPage({ html, url: url.href, contentType: 'text/html' }) };
}

function keywordPage({ url, page }: ReadPage, anchors: readonly string[]): KeywordPage {
  const { headings, text } = readMarkdown(page.markdown);
  const { title } = page;
  const h1 = page.h1 ?? headings[0] ?? null;
  return {
    title,
    h1,
    path: url.pathname,
    metaDescription: page.metaDescription,
    headings: headings.slice(1),
    text,
    anchors,
    language: pageLanguage({ title, h1, text }, page.language),
    isNews: schemaNames(page.structuredData.items).isNews,
  };
}

/** Collects the link texts between the pages of the folder. */
function collectAnchors(pages: readonly ReadPage[]): ReadonlyMap<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const { page } of pages) {
    for (const { href, anchorText } of page.links) {
      if (anchorText !== null) anchors.set(urlKey(href), (anchors.get(urlKey(href)) ?? new Set()).add(anchorText));
    }
  }
  return anchors;
}

const urlKey = (url: string): string => url.replace(/[#?].*$/, '').replace(/\/+$/, '');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report(pages: readonly ReadPage[], candidatesShown: number): void {
  const titles = pages.flatMap(({ page }) => page.title ?? []);
  const anchors = collectAnchors(pages);
  let found = 0;
  const before = process.cpuUsage();
  for (const read of pages) {
    const { names, places } = schemaNames(read.page.structuredData.items);
    const site = collectSiteNames({ domain: read.url.host, known: names, places, titles });
    const page = keywordPage(read, [...(anchors.get(urlKey(read.url.href)) ?? [])]);
    const { keyword, candidates } = detectKeyword(page, site);
    if (keyword !== null) found += 1;
    const verdict =
      keyword === null
        ? 'none'
        : `"${keyword.phrase}" ${keyword.confidence} (${keyword.places.join(', ')}; ${keyword.count} times in the text)`;
    print(`${read.file} [${page.language ?? '?'}] ${verdict}`);
    print(`    title: ${(read.page.title ?? '').slice(0, 100)} | h1: ${(page.h1 ?? '').slice(0, 80)}`);
    for (const { phrase, confidence, places: where, count } of candidates
      .filter((one) => one !== keyword)
      .slice(0, candidatesShown)) {
      print(`    not: "${phrase}" ${confidence} (${where.join(', ')}; ${count})`);
    }
  }
  const { user, system } = process.cpuUsage(before);
  print(
    `\n${found} of ${pages.length} pages have a keyword; ${((user + system) / 1000 / pages.length).toFixed(1)} ms of CPU a page`,
  );
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '200' },
      base: { type: 'string', default: 'https://www.example/' },
      candidates: { type: 'string', default: '2' },
    },
  });
  const [folder] = positionals;
  const count = Number(values.count);
  const candidates = Number(values.candidates);
  if (folder === undefined || !(count >= 1) || !(candidates >= 0) || !URL.canParse(values.base)) {
    process.stderr.write('usage: npm run lab -- keywords FOLDER [--count N] [--base URL] [--candidates N]\n');
    process.exitCode = 1;
    return;
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/i.test(file))
    .toSorted();
  if (files.length === 0) throw new Error(`${folder} has no HTML pages`);
  const chosen = Array.from(
    { length: Math.min(count, files.length) },
    (_, at) => files[Math.floor((at * files.length) / Math.min(count, files.length))] ?? '',
  );
  report(
    chosen.map((file) => readPage(folder, file, values.base)),
    candidates,
  );
}

main();
