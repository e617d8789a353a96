/**
 * The ideas of a folder of HTML pages, taken for one site, and every claim of their explanations checked against the HTML:
 *
 *   npm run lab -- truth-ideas FOLDER [--base URL] [--count N] [--search FILE] [--show]
 *
 * Exits 1 when a claim is false, a sentence shows what no claim has, two ideas are one, or a path is taken. `--search` gives recorded
 * answers of the providers of search data (`recorded-search.ts`); without it the ideas are of the pages alone.
 */
import { parseArgs } from 'node:util';
import { toEnglish } from '../../../shared/domain/messages/word-together.ts';
import { loadPages } from '../load-pages.ts';
import { readRawPage } from '../raw-page.ts';
import { checkIdeas } from './check-ideas.ts';
import { ideasOfPages, type SiteIdeas } from './read-site.ts';
import { noSearchData, readSearchData, toStoredRecords } from './recorded-search.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function show({ topics, ideas, moves }: SiteIdeas): void {
  print(`Topics: ${topics.topics.map(({ name, pageIds }) => `${name} (${pageIds.length})`).join(' | ')}`);
  for (const { score, change, title, keywords, proposedPath, pagePath, why, caveats } of ideas) {
    print(
      `- ${score} [${change}] ${title} {${keywords.map(({ keyword }) => keyword).join('; ')}} ${proposedPath ?? pagePath}`,
    );
    print(`    ${why}`);
    for (const caveat of caveats) print(`    ! ${caveat}`);
  }
  for (const { title, why } of moves) print(`Move: ${toEnglish(title)}\n    ${toEnglish(why)}`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'https://www.example/' },
      count: { type: 'string', default: '150' },
      search: { type: 'string' },
      show: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  const count = Number(values.count);
  const base = URL.parse(values.base);
  if (folder === undefined || base === null || !(count >= 1)) {
    process.stderr.write(
      'usage: npm run lab -- truth-ideas FOLDER [--base URL] [--count N] [--search FILE] [--show]\n',
    );
    process.exitCode = 2;
    return;
  }
  // Two files that name the same address are one page, as they are for a crawl.
  const loaded = [
    ...Map.groupBy(loadPages(folder, { base, count, skip: 0 }), ({ url }) => url.pathname).values(),
  ].flatMap(([first]) => first ?? []);
  if (loaded.length === 0) throw new Error(`${folder} has no HTML pages`);
  const search = values.search === undefined ? noSearchData : readSearchData(values.search);
  const site = ideasOfPages(loaded, search);
  if (values.show) show(site);
  const pages = new Map(loaded.map(({ html, url }) => [url.pathname, readRawPage(html, url)]));
  const { claims, faults } = checkIdeas(site.ideas, { pages, records: toStoredRecords(search) });
  for (const { idea, kind, text, fault } of faults) print(`FALSE ${kind}: ${idea}\n    ${text}\n    ${fault}`);
  const total = Object.values(claims).reduce((sum, one) => sum + one, 0);
  print(
    `${loaded.length} pages, ${site.ideas.length} ideas, ${total} claims, ${faults.length} faults ${JSON.stringify(claims)}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

main();
