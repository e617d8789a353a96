/** Reads published pages again by a crawl, and holds the drafts and the advice against what the crawl found. */
import { checkWarnings } from '../../../clients/typescript/src/check-warnings.ts';
import { ApiError, type Components, type ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import type { Context } from '../context.ts';
import { bodyLetters } from './body/markdown-blocks.ts';
import { findFrame, isSameText } from './comparable-text.ts';
import type { DraftedPage } from './read-drafts.ts';
import { recrawlPages } from './recrawl-pages.ts';
import type { FieldResult, PageResult } from './result.ts';
import type { Wanted } from './target.ts';

type Page = Components['schemas']['PageDetail'];

/** The service's names for the fields of recommendations. */
const targetFields = { title: 'title', meta_description: 'meta_description', h1: 'h1', body: 'body_content' } as const;

interface SentPage {
  readonly page: DraftedPage;
  readonly fields: readonly FieldResult[];
}

type Proof = Pick<PageResult, 'fields' | 'snapshot_id' | 'recommendations'>;

/** By page id. Fields that were sent or stand there already become `verified` or `differs`. */
export async function provePages(
  api: ContentOptimizationClient,
  pages: readonly SentPage[],
  context: Context,
): Promise<ReadonlyMap<number, Proof>> {
  const open = pages.filter(({ fields }) => fields.some(isOpen));
  const unread: number[] = [];
  for (const one of open) if (!(await isProven(api, one))) unread.push(one.page.pageId);
  const failures = await recrawlPages(api, unread, context);
  const proofs = new Map<number, Proof>();
  for (const one of open) {
    const { pageId } = one.page;
    proofs.set(pageId, await provePage(api, one, failures.get(pageId) ?? null));
  }
  return proofs;
}

/** Nothing was sent, and the latest crawl has read what stands there. */
const isProven = async (api: ContentOptimizationClient, { page, fields }: SentPage): Promise<boolean> =>
  fields.every(({ outcome }) => outcome !== 'sent') &&
  (await judgeFields(api, page, fields)).every(({ outcome }) => outcome !== 'differs');

async function provePage(
  api: ContentOptimizationClient,
  { page, fields }: SentPage,
  failure: string | null,
): Promise<Proof> {
  if (failure !== null) {
    const unproven = fields.map((one) => (isOpen(one) ? { ...one, detail: `not verified: ${failure}` } : one));
    return { fields: unproven, snapshot_id: null, recommendations: [] };
  }
  const { pageId } = page;
  const judged = await judgeFields(api, page, fields);
  const { data } = await api.getPage({ pageId });
  return {
    fields: judged,
    snapshot_id: data.latest_snapshot?.id ?? null,
    recommendations: await verifyAdvice(api, pageId, judged),
  };
}

const isOpen = ({ outcome }: FieldResult): boolean => outcome === 'sent' || outcome === 'same';

async function judgeFields(
  api: ContentOptimizationClient,
  { pageId, wanted }: DraftedPage,
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
