import { readBody } from '../../../shared/domain/grading/body-parts.ts';
import { jobDeadlines, secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { detectLanguage } from '../../../shared/domain/language/detect-language.ts';
import type { OutlineInput } from '../../../shared/domain/outlines/outline-input.ts';
import { retryModel } from '../../../shared/jobs/retry-model.ts';
import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import type { SerpSnapshot } from '../../../shared/resources/serp-snapshot.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { completeOutlineWrites, getOutline, reportOutlineWrites } from '../../../shared/table/outlines.ts';
import { getPageContent, type PageContent } from '../../../shared/table/page-content.ts';
import { documentOf } from '../../../shared/table/page-document.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { type OutlineJob, outlineOf } from '../outline-job.ts';
import { readSerp } from '../read-serp.ts';
import type { OutlineWorkerServices } from '../services.ts';

/**
 * The one step: reports, reads the page and what ranks beside it, and writes the sections in one transaction that only a running outline takes. Done
 * again, it begins anew while the outline runs, and is over once it is completed.
 * @throws JobOverError when the outline is over; PermanentError when its page does not exist any more.
 */
export async function generateOutline(services: OutlineWorkerServices, job: OutlineJob): Promise<void> {
  const { table, outliner, now } = services;
  const key = outlineOf(job);
  const begun = now();
  const leaseUntil = secondsLater(begun, jobDeadlines.outline.silentSeconds);
  const reported = await transact(table, reportOutlineWrites(key, { jobId: job.jobId, leaseUntil, now: begun }));
  if (!reported.ok) throw new JobOverError(`outline ${key.id} is over`);
  const [outline, content] = await Promise.all([
    getOutline(table, key),
    getPageContent(table, key.organizationId, key.pageId),
  ]);
  if (!outline || !content) throw new PermanentError(`page ${key.pageId} of outline ${key.id} does not exist`);
  const site = await getSite(table, key.organizationId, content.page.siteId);
  if (!site) throw new PermanentError(`the site of page ${key.pageId} does not exist`);
  const serpSnapshot = await readSerp(services, outline.primaryKeyword, site);
  const input = outlineInput(outline.primaryKeyword, content, serpSnapshot?.competitors ?? []);
  const sections = await retryModel(outliner.outline(input));
  const writes = completeOutlineWrites(key, { sections, serpSnapshot }, { jobId: job.jobId, now: now() });
  const completed = await transact(table, writes);
  if (!completed.ok) throw new JobOverError(`outline ${key.id} is over`);
}

/** More of them say no better what language a page is in. */
const BLOCKS_READ_FOR_LANGUAGE = 50;

function outlineInput(keyword: string, content: PageContent, competitors: SerpSnapshot['competitors']): OutlineInput {
  const { page, fields } = content;
  const document = documentOf(content);
  const body = document && readBody(document);
  const text = (body?.proseBlocks ?? [])
    .slice(0, BLOCKS_READ_FOR_LANGUAGE)
    .map((block) => block.text)
    .join('\n');
  const heading = fields.h1 ?? body?.headings.find(({ level }) => level === 1)?.text ?? null;
  return {
    keyword,
    language: detectLanguage(text === '' ? (heading ?? '') : text, page.language).language,
    secondaryKeywords: fields.secondaryKeywords,
    purpose: page.purpose,
    heading,
    sections: (body?.sections ?? []).flatMap(({ heading: own, words }) =>
      own ? [{ level: own.level, heading: own.text, words }] : [],
    ),
    wordCount: (body?.sections ?? []).reduce((total, { words }) => total + words, 0),
    competitors: competitors.filter(({ fetch_error }) => fetch_error === null),
  };
}
