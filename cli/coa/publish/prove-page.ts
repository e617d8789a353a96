/** Reads a published page again by a crawl, and holds the drafts and the advice against what the crawl found. */
import { checkWarnings } from '../../../clients/typescript/src/check-warnings.ts';
import { ApiError, type Components, type ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { describeApiError } from '../../describe-api-error.ts';
import type { Context } from '../context.ts';
import { waitForJobs } from '../wait-for.ts';
import { bodyLetters } from './body/markdown-blocks.ts';
import { findFrame, isSameText } from './comparable-text.ts';
import type { DraftedPage } from './read-drafts.ts';
import type { FieldResult, PageResult } from './result.ts';
import type { Wanted } from './target.ts';

type Page = Components['schemas']['PageDetail'];

/** The service's names for the fields of recommendations. */
const targetFields = { title: 'title', meta_description: 'meta_description', h1: 'h1', body: 'body_content' } as const;

type Proof = Pick<PageResult, 'fields' | 'snapshot_id' | 'recommendations'>;

/** Fields that were sent or stand there already become `verified` or `differs`. */
export async function provePage(
  api: ContentOptimizationClient,
  { pageId, wanted }: DraftedPage,
  fields: readonly FieldResult[],
  context: Context,
): Promise<Proof> {
  const none = { fields, snapshot_id: null, recommendations: [] };
  if (!fields.some(isOpen)) return none;
  const before = await judgeFields(api, pageId, wanted, fields);
  const isProven =
    fields.every(({ outcome }) => outcome !== 'sent') && before.every(({ outcome }) => outcome !== 'differs');
  const failure = isProven ? null : await recrawl(api, pageId, context);
  if (failure !== null) {
    return {
      ...none,
      fields: fields.map((one) => (isOpen(one) ? { ...one, detail: `not verified: ${failure}` } : one)),
    };
  }
  const judged = isProven ? before : await judgeFields(api, pageId, wanted, fields);
  const { data: page } = await api.getPage({ pageId });
  return {
    fields: judged,
    snapshot_id: page.latest_snapshot?.id ?? null,
    recommendations: await verifyAdvice(api, pageId, judged),
  };
}

const isOpen = ({ outcome }: FieldResult): boolean => outcome === 'sent' || outcome === 'same';

/** Why the page could not be read again; null when it was. */
export async function recrawl(
  api: ContentOptimizationClient,
  pageId: number,
  context: Context,
): Promise<string | null> {
  try {
    const { data: trigger } = await api.recrawlPage({ pageId, body: {} });
    const [job] = await waitForJobs([trigger.job_id], `reading page ${pageId} again`, context);
    return job?.status === 'completed' ? null : `the crawl of the page ended as ${job?.status ?? 'unknown'}`;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return describeApiError(error);
    throw error;
  }
}

async function judgeFields(
  api: ContentOptimizationClient,
  pageId: number,
  wanted: readonly Wanted[],
  fields: readonly FieldResult[],
): Promise<FieldResult[]> {
  const { data: page } = await api.getPage({ pageId });
  const content = fields.some(({ field }) => field === 'body') ? await readCrawledBody(api, page) : '';
  return fields.map((result) => {
    const one = wanted.find(({ field }) => field === result.field);
    return isOpen(result) && one ? judge(result, one, page, content) : result;
  });
}

const readCrawledBody = async (api: ContentOptimizationClient, { latest_snapshot: latest }: Page): Promise<string> =>
  latest === null ? '' : (await api.getSnapshot({ snapshotId: latest.id })).data.content;

function judge(result: FieldResult, { field, value }: Wanted, page: Page, content: string): FieldResult {
  const { detail: _, diff: __, ...rest } = result;
  if (page.unread_snapshot) return { ...rest, outcome: 'differs', detail: 'the crawl could not read the page' };
  if (field === 'body') {
    return bodyLetters(content) === bodyLetters(value)
      ? { ...rest, outcome: 'verified' }
      : { ...rest, outcome: 'differs', detail: 'the crawl read another text' };
  }
  const live = page.latest_snapshot?.[field] ?? null;
  if (isSameText(live ?? '', value)) return { ...rest, outcome: 'verified', live };
  const frame = field === 'title' ? findFrame(live ?? '', value) : null;
  if (frame === null) return { ...rest, outcome: 'differs', live };
  const added = [frame.before, frame.after].map((part) => part.trim()).filter(Boolean);
  return { ...rest, outcome: 'verified', live, detail: `the site adds "${added.join('" and "')}"` };
}

/** Applied advice on the verified fields is checked again; open advice that they fulfil becomes applied. */
async function verifyAdvice(
  api: ContentOptimizationClient,
  pageId: number,
  fields: readonly FieldResult[],
): Promise<PageResult['recommendations']> {
  const verified = new Set<string>(
    fields.flatMap(({ field, outcome }) => (outcome === 'verified' ? [targetFields[field]] : [])),
  );
  if (verified.size === 0) return [];
  const { data: analysis } = await api.getAnalysis({ pageId });
  const { data: checks } = await api.getChecks({ pageId });
  const checked: PageResult['recommendations'][number][] = [];
  for (const { id, status, target_field: target } of analysis?.recommendations ?? []) {
    if (!verified.has(target) || status === 'dismissed') continue;
    try {
      const { data } = await (status === 'applied'
        ? api.recheckRecommendation({ recId: id })
        : api.resolveRecommendation({ recId: id, body: {} }));
      const { title, status: now } = data.recommendation;
      const warnings = data.addressed ? checkWarnings(checks, target) : [];
      checked.push({ id, title, was: status, status: now, addressed: data.addressed, check_warnings: warnings });
    } catch (error) {
      // Another person has dismissed it, or there is nothing to check.
      if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) throw error;
    }
  }
  return checked;
}
