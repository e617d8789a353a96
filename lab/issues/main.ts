/**
 * Looks for the issues of a static site in a folder: `npm run lab -- issues FOLDER [--sample 5] [--pages 300] [--each]`, where
 * `--each` takes every file for the home page of a separate site. Prints how many URLs have each type, and of each type some with their evidence, to be compared with the files.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { auditPages, type ServedPage } from '../../scripts/issues/audit-pages.ts';
import { isPageExtension } from '../../shared/domain/crawling/file-extensions.ts';
import type { FoundIssue } from '../../shared/domain/issues/page-digest.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'boolean', default: false },
    sample: { type: 'string', default: '3' },
    pages: { type: 'string', default: '200' },
  },
});
const folder = resolve(positionals[0] ?? '.');

function serve(path: string): ServedPage {
  const decoded = decodeURIComponent(path.split('?', 1)[0] ?? '/');
  const file = join(folder, decoded);
  if (!file.startsWith(folder)) return { status: 404 };
  if (existsSync(file) && statSync(file).isDirectory()) {
    if (!decoded.endsWith('/')) return { to: `${path}/` };
    const index = ['index.html', 'index.htm'].map((name) => join(file, name)).find((name) => existsSync(name));
    return index ? { html: readFileSync(index, 'utf8') } : { status: 403 };
  }
  if (!existsSync(file)) return { status: 404 };
  return isPageExtension(decoded) ? { html: readFileSync(file, 'utf8') } : { html: '' };
}

/** The same ones from run to run, from all over the list. */
function sampled(issues: readonly FoundIssue[], count: number): FoundIssue[] {
  const step = Math.max(1, issues.length / count);
  return Array.from({ length: Math.min(count, issues.length) }, (_, at) => issues[Math.floor(at * step)]).filter(
    (issue) => issue !== undefined,
  );
}

/** Pages of different sites: each is a site by itself. */
function auditEach(): ReturnType<typeof auditPages> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.html?$/.test(name));
  const step = Math.max(1, files.length / Number(values.pages));
  const some = files.toSorted().filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const audits = some.map((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    const { issues, pages } = auditPages({
      domain: 'site.example',
      serve: (path) => (path === '/' ? { html } : { status: 403 }),
    });
    return { pages, issues: issues.map((issue) => ({ ...issue, url: name })) };
  });
  return { pages: audits.flatMap(({ pages }) => pages), issues: audits.flatMap(({ issues }) => issues) };
}

const auditFolder = (): ReturnType<typeof auditPages> =>
  auditPages({
    domain: 'site.example',
    serve,
    robotsText: existsSync(join(folder, 'robots.txt')) ? readFileSync(join(folder, 'robots.txt'), 'utf8') : '',
    pagesMax: Number(values.pages),
  });

const { issues, pages } = values.each ? auditEach() : auditFolder();
const byType = Map.groupBy(issues, ({ issueId }) => issueId);
console.log(`${pages.length} pages, ${issues.length} issues of ${byType.size} types`);
for (const [id, found] of [...byType].toSorted((a, b) => b[1].length - a[1].length)) {
  console.log(`${String(found.length).padStart(6)} ${id}`);
  for (const { url, message } of sampled(found, Number(values.sample)))
    console.log(`         ${url}\n           ${renderEnglish(message)}`);
}
