/**
 * Prints the outlines of pages of a folder of HTML pages, taken for one site, to be judged by the checklist of docs/outlines.md:
 *
 *   npm run lab -- outlines FOLDER FILE=KEYWORD … [--base URL] [--place TOWN] [--ask QUERY …] [--search FILE]
 *
 * FILE is a page of the folder. Facts, siblings and questions are read from the folder as the crawler and the outline worker read them. `--ask`
 * gives queries as Search Console would, with their impressions (`QUERY:120`); `--search` a recorded page of search results (`{"results": [{position, title, url}], "questions": []}`).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { collectTexts } from '../../shared/domain/facts/fact-sheet.ts';
import { statedFacts } from '../../shared/domain/facts/page-facts.ts';
import { documentFromMarkdown } from '../../shared/domain/markdown/document-from-markdown.ts';
import { collectQuestions } from '../../shared/domain/outlines/collect-questions.ts';
import type { OutlineInput } from '../../shared/domain/outlines/outline-input.ts';
import { classifyOffers, ownPage } from '../../shared/domain/outlines/own-page.ts';
import { proposeOutline } from '../../shared/domain/outlines/propose-outline.ts';
import { type LoadedPage, loadPages } from '../truth/load-pages.ts';

const FACTS_MAX = 60;
const PAGES_MAX = 150;

const searchSchema = z.object({
  results: z.array(z.object({ position: z.number(), title: z.string(), url: z.string() })),
  questions: z.array(z.string()),
});
type Search = z.infer<typeof searchSchema>;

function siteFacts(pages: readonly LoadedPage[]): NonNullable<OutlineInput['facts']> {
  const observed = pages.map(({ html: body, url }, at) => {
    const { observations } = readDocument({ body, headers: {}, finalUrl: url.href });
    return { pageId: at + 1, url: url.href, seenAt: '', observations };
  });
  return [...statedFacts(observed).values()].slice(0, FACTS_MAX).map(({ claim: { kind, key, data } }, at) => ({
    id: `f${at + 1}`,
    kind,
    key,
    text: collectTexts(data).slice(0, 2).join(', '),
  }));
}

function outlineInput(
  page: LoadedPage,
  keyword: string,
  site: { pages: readonly LoadedPage[]; facts: NonNullable<OutlineInput['facts']>; place: string | null },
  asked: { queries: readonly string[]; search: Search | null },
): OutlineInput {
  const read = extractPage({ html: page.html, url: page.url.href, contentType: 'text/html' });
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `b${ids}`;
  };
  const siblings = site.pages.flatMap(({ html, url }, at) => {
    const { title } = extractPage({ html, url: url.href, contentType: 'text/html' });
    return title === null || url.href === page.url.href
      ? []
      : [{ id: at + 1, path: url.pathname, name: title, keyword: null }];
  });
  const own = ownPage(keyword, {
    document: documentFromMarkdown({ markdown: read.markdown, previous: null, newId }),
    ...{ h1: read.h1, purpose: null, declaredLanguage: read.language, secondaryKeywords: [], brief: null },
    ...{
      siblingNames: siblings.map(({ name }) => name),
      origins: [page.url.hostname, ...site.facts.flatMap(({ key, text }) => (key === 'phone' ? text : []))],
    },
  });
  return {
    ...own,
    competitors: [],
    results: asked.search?.results ?? [],
    siblings,
    facts: site.facts,
    questions: collectQuestions({
      queries: asked.queries.map(parseQuery),
      listed: asked.search?.questions ?? [],
      own: own.sections.map(({ heading }) => heading),
      siblings,
      competitors: [],
      keyword,
      language: own.language,
    }),
    place: site.place,
    kind: read.signals.kind.kind,
    offers: classifyOffers(site.facts, page.url.pathname),
  };
}

/** "query:120" was shown 120 times. */
function parseQuery(given: string): { query: string; impressions: number } {
  const [, query = given, impressions = '0'] = /^(.*):(\d+)$/u.exec(given) ?? [];
  return { query, impressions: Number(impressions) };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'https://www.example/' },
      place: { type: 'string' },
      ask: { type: 'string', multiple: true, default: [] },
      search: { type: 'string' },
    },
  });
  const [folder, ...wanted] = positionals;
  const base = URL.parse(values.base);
  if (folder === undefined || base === null || wanted.length === 0) {
    process.stderr.write('usage: npm run lab -- outlines FOLDER FILE=KEYWORD … [--place TOWN] [--ask QUERY …]\n');
    process.exitCode = 2;
    return;
  }
  const pages = loadPages(folder, { base, count: PAGES_MAX, skip: 0 });
  const site = { pages, facts: siteFacts(pages), place: values.place ?? null };
  const search =
    values.search === undefined ? null : searchSchema.parse(JSON.parse(readFileSync(values.search, 'utf8')));
  for (const given of wanted) {
    const [file = '', ...keyword] = given.split('=');
    const page = pages.find((one) => one.file === file);
    if (page === undefined) throw new Error(`${folder} has no page ${file}`);
    const input = outlineInput(page, keyword.join('='), site, { queries: values.ask, search });
    print(
      `\n######## ${file} "${input.keyword}" (${input.language ?? 'unknown'}${input.region ?? ''}, ${input.kind ?? 'no kind'}, ${input.wordCount} words)`,
    );
    for (const { level, heading, source, guidance, words, questions, facts, links } of proposeOutline(input)) {
      const budget = words ? ` ${words.min}-${words.max}` : '';
      print(`${'#'.repeat(level)} ${heading} (${source}${budget})\n    ${guidance}`);
      if (questions?.length) print(`    ? ${questions.join(' / ')}`);
      if (facts?.length) print(`    = ${facts.map(({ text }) => text).join(' / ')}`);
      if (links?.length) print(`    > ${links.map(({ path }) => path).join(' ')}`);
    }
  }
}

main();
