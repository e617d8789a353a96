import { ApiError, type ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { buildOptions, isOfBuild, runBuildAudit } from '../build-audit.ts';
import { defineCommand, option, optionalArgument } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError, UsageError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import { openReportFiles, reportFileOptions } from '../report-files.ts';
import { reportOutput } from '../report-output.ts';
import { text } from '../values.ts';
import { waitForJobs } from '../wait-for.ts';
import { waitForSite } from '../wait-for-site.ts';

const url = {
  shown: 'url',
  parse(word: string): URL {
    const parsed = URL.parse(/^https?:\/\//i.test(word) ? word : `https://${word}`);
    if (!parsed?.hostname.includes('.') || parsed.port || parsed.username || /\s/.test(word)) {
      throw new UsageError('must be the URL of a page, such as https://www.example.com/guides/');
    }
    return parsed;
  },
};

export const audit = defineCommand({
  name: 'audit',
  description: 'Crawl and analyze the page of a URL, and print its report; or hold a preview build to a budget',
  details:
    'A site that the service does not know is added, and its pages are read first. "npm run audit" does the same without a\nservice, on a system that it starts for the time of the audit. So does --budget,\nwhich needs no key: every page of the build is analyzed, and exit code 8 says that it is over its budget.',
  arguments: { page: optionalArgument(url, 'of the page; without a path, the home page') },
  options: { keyword: option(text('text'), 'the search that the page is for'), ...reportFileOptions, ...buildOptions },
  examples: [
    'coa audit https://www.example.com/guides/',
    'coa audit www.example.com --keyword "bicycle repair" --json',
    'coa audit https://www.example.com/guides/ --html guides.html',
    'coa audit --url http://localhost:8080 --budget budget.json --domain www.example.com',
  ],
  async run(given, context) {
    if (isOfBuild(given)) return runBuildAudit(given, context);
    const { page } = given;
    if (page === undefined) throw new UsageError('the URL of a page is missing');
    const writeFiles = await openReportFiles(given, context);
    const api = await context.openApi();
    const pageId = await findOrCrawl(api, page, context);
    if (given.keyword !== undefined) await api.updatePage({ pageId, body: { primary_keyword: given.keyword } });
    const { data: trigger } = await api.analyzePage({ pageId, body: {} });
    const [job] = await waitForJobs([trigger.job_id], `analyzing ${page.href}`, context);
    if (job?.status === 'failed') throw new CommandError(`${job.error} (job ${job.id})`);
    await writeFiles?.({ pageId });
    return reportOutput(api, pageId);
  },
});

/** The page; its site is added when the service does not have it. */
async function findOrCrawl(api: ContentOptimizationClient, { href, hostname }: URL, context: Context): Promise<number> {
  const lookUp = async (): Promise<number> => (await api.lookupPage({ url: href })).data.page_id;
  const found = await lookUp().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'site_not_found') return null;
    throw error;
  });
  if (found !== null) return found;
  const { data: site } = await api.createSite({ body: { domain: hostname } });
  await waitForSite(site.id, context);
  return lookUp().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const reason = 'no page or sitemap links to it, it does not exist, or robots.txt forbids it';
    throw new CommandError(`the crawl did not find ${href}: ${reason}`, exitCodes.notFound);
  });
}
