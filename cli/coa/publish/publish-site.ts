import { createTwoFilesPatch } from 'diff';
import { CommandError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import type { FolderFiles } from '../folder/folder-files.ts';
import { beginJournal, type JournalFile, saveJournal } from './journal.ts';
import { matchItems } from './match-items.ts';
import type { DraftedPage } from './read-drafts.ts';
import type { FieldResult } from './result.ts';
import type { LiveItem, Prepared, PublishTarget, TargetItem, Wanted } from './target.ts';
import { TargetError } from './target-error.ts';

/** A page with what is to be stored of it. */
interface PlannedPage {
  readonly page: DraftedPage;
  readonly item: LiveItem | null;
  readonly prepared: Prepared;
}

interface PlanOptions {
  readonly onPage: (done: number, total: number) => void;
}

/** Reads every page from the target and decides; nothing is written. */
export async function planPages(
  target: PublishTarget,
  pages: readonly DraftedPage[],
  { onPage }: PlanOptions,
): Promise<PlannedPage[]> {
  const items = await matchItems(
    target,
    pages.map(({ url }) => url),
  );
  const planned: PlannedPage[] = [];
  for (const page of pages) {
    onPage(planned.length, pages.length);
    planned.push(await planPage(target, page, items.get(page.url)));
  }
  return planned;
}

async function planPage(target: PublishTarget, page: DraftedPage, found: TargetItem | undefined): Promise<PlannedPage> {
  const none = (outcome: 'unwritable' | 'failed', detail: string): PlannedPage => {
    const plans = new Map(page.wanted.map(({ field }) => [field, { outcome, detail }]));
    return { page, item: null, prepared: { changes: [], plans } };
  };
  if (found === undefined) return none('unwritable', `nothing published there has this URL (${target.name})`);
  try {
    const item = await target.read(found);
    return { page, item, prepared: item.prepare(page.wanted) };
  } catch (error) {
    // A page that this user may not edit is no reason to leave the others.
    if (!(error instanceof TargetError) || error.isOfSystem) throw error;
    return none('failed', error.message);
  }
}

/** The plan as the result of a dry run. */
export const planResults = ({ page, prepared }: PlannedPage): FieldResult[] =>
  page.wanted.map((wanted) => toResult(wanted, prepared));

function toResult({ field, value, original }: Wanted, { plans, changes }: Prepared): FieldResult {
  const plan = plans.get(field) ?? { outcome: 'unwritable' };
  if (field !== 'body') return { field, ...plan, original, draft: value };
  const body = changes.find(({ slot }) => slot === 'content' || slot === 'text');
  const diff =
    plan.outcome === 'planned' && body
      ? createTwoFilesPatch('live', 'draft', body.before ?? '', body.after ?? '', '', '', { context: 2 })
      : plan.outcome === 'conflict'
        ? createTwoFilesPatch('crawled', 'draft', original, value, '', '', { context: 2 })
        : undefined;
  return { field, ...plan, ...(diff === undefined ? {} : { diff: diff.replace(/^=+\n/, '') }) };
}

interface Sent {
  readonly journal: string | null;
  /** By page id. */
  readonly results: ReadonlyMap<number, readonly FieldResult[]>;
}

/** Writes what is planned, the journal first. A page that fails does not end the others, a refused sign-in does. */
export async function sendPlanned(
  target: PublishTarget,
  files: FolderFiles,
  siteId: number,
  planned: readonly PlannedPage[],
): Promise<Sent> {
  const results = new Map(planned.map((one) => [one.page.pageId, planResults(one)]));
  const open = planned.filter(({ item, prepared }) => item !== null && prepared.changes.length > 0);
  if (open.length === 0) return { journal: null, results };
  let journal = await beginJournal(files, {
    target: target.name,
    site_id: siteId,
    items: open.map(({ page, item, prepared }) => ({
      page_id: page.pageId,
      key: item?.key ?? '',
      url: page.url,
      changes: prepared.changes,
    })),
  });
  let ended: TargetError | null = null;
  for (const { page, item, prepared } of open) {
    const said = (outcome: 'sent' | 'conflict' | 'failed', detail?: string): void =>
      void results.set(
        page.pageId,
        (results.get(page.pageId) ?? []).map((result) =>
          result.outcome === 'planned' ? { ...result, outcome, ...(detail === undefined ? {} : { detail }) } : result,
        ),
      );
    if (item === null) continue;
    if (ended !== null) {
      said('failed', `not sent: ${ended.message}`);
      continue;
    }
    try {
      const stored = await target.write(item, prepared.changes);
      said('sent');
      journal = await noteStored(files, journal, page.pageId, stored);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      said(error.exitCode === exitCodes.conflict ? 'conflict' : 'failed', error.message);
      if (error instanceof TargetError && error.isOfSystem) ended = error;
    }
  }
  await target.finish();
  return { journal: journal.file, results };
}

/** A content system may store another form than was sent; undoing compares with that one. */
async function noteStored(
  files: FolderFiles,
  { file, publication }: JournalFile,
  pageId: number,
  stored: JournalFile['publication']['items'][number]['changes'],
): Promise<JournalFile> {
  const items = publication.items.map((item) => (item.page_id === pageId ? { ...item, changes: stored } : item));
  const noted = { file, publication: { ...publication, items } };
  await saveJournal(files, noted);
  return noted;
}
