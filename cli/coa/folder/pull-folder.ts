import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { CommandError } from '../errors.ts';
import { conflictDiff } from './conflict-diff.ts';
import { addPageId, collisionKey, pageFilePath } from './file-path.ts';
import type { FolderFiles } from './folder-files.ts';
import { type FolderState, sha256Of } from './folder-state.ts';
import { isSame, mergeDocuments } from './merge-documents.ts';
import type { Outcome } from './outcome.ts';
import { formatDocument, type PageDocument, parsePageDocument } from './page-document.ts';
import { listPageRows, type PulledPage, readPages } from './site-pages.ts';

interface PullOptions {
  readonly dryRun: boolean;
  /** Only pages whose URL has this text. */
  readonly search: string | undefined;
  /** Asks whether a file with edits may be replaced. */
  readonly mayReplace: (file: string) => Promise<boolean>;
  readonly onPage: (done: number, total: number) => void;
}

/** The notes are saved again after so many pages. A crash in between costs requests, and no edit. */
const PAGES_BETWEEN_SAVES = 50;

/** Writes the pages of a site to files. A file with edits is not replaced; see docs/coa.md for each case. */
export async function pullFolder(
  api: ContentOptimizationClient,
  files: FolderFiles,
  state: FolderState,
  options: PullOptions,
): Promise<Outcome[]> {
  const rows = await listPageRows(api, state.siteId, options.search);
  const taken = new Map([...state.pages].map(([id, { file }]) => [collisionKey(file), id]));
  const fileOf = new Map(
    rows.map(({ id, path }) => [id, state.pages.get(id)?.file ?? claimFile(path ?? `page-${id}`, id, taken)]),
  );
  const done = new Map<number, Outcome>();
  options.onPage(0, rows.length);
  try {
    for await (const page of readPages(api, state, rows, options.search === undefined)) {
      const { id } = page.row;
      const file = fileOf.get(id) ?? '';
      const outcome = await pullPage(files, state, { file, ...page }, options).catch((error: unknown): Outcome => {
        // A file that cannot be written is no reason to leave out the others.
        if (!(error instanceof CommandError)) throw error;
        return { file, page_id: id, outcome: 'failed', detail: error.message };
      });
      done.set(id, outcome);
      options.onPage(done.size, rows.length);
      if (done.size % PAGES_BETWEEN_SAVES === 0 && !options.dryRun) await state.save();
    }
  } finally {
    // Also at Ctrl-C: what was done is known to the next run.
    if (!options.dryRun) await state.save();
  }
  const listed = new Set(rows.map(({ id }) => id));
  const outcomes = rows.flatMap(({ id }) => done.get(id) ?? []);
  if (options.search) return outcomes;
  const gone = [...state.pages].filter(([id]) => !listed.has(id));
  return [
    ...outcomes,
    ...gone.map(
      ([page_id, { file }]): Outcome => ({
        file,
        page_id,
        outcome: 'gone',
        detail: 'the page does not exist any more; the file stays',
      }),
    ),
  ];
}

/** A path that no other page has. */
function claimFile(pagePath: string, pageId: number, taken: Map<string, number>): string {
  const wanted = pageFilePath(pagePath, pageId);
  const file = taken.has(collisionKey(wanted)) ? addPageId(wanted, pageId) : wanted;
  taken.set(collisionKey(file), pageId);
  return file;
}

async function pullPage(
  files: FolderFiles,
  state: FolderState,
  { file, row, theirs, base }: PulledPage & { file: string },
  options: PullOptions,
): Promise<Outcome> {
  const { pageId } = theirs;
  const said = (outcome: Outcome['outcome'], more: Partial<Outcome> = {}): Outcome => ({
    file,
    page_id: pageId,
    outcome,
    ...more,
  });
  const store = async (page: PageDocument): Promise<void> => {
    if (options.dryRun) return;
    const text = formatDocument(page);
    await files.write(file, text);
    await state.settle(file, theirs, isSame(page, theirs) ? text : null, row.content_revision);
  };
  const text = await files.read(file);
  if (text === null) {
    await store(theirs);
    return said('created');
  }
  let mine: PageDocument;
  try {
    mine = parsePageDocument(text);
    if (mine.pageId !== pageId) throw new Error(`it is the file of page ${mine.pageId}`);
  } catch (error) {
    return said('failed', { detail: `the file is left as it is: ${error instanceof Error ? error.message : ''}` });
  }
  if (isSame(mine, theirs)) {
    const isKnown = base !== null && isSame(base, theirs) && mine.version === theirs.version;
    if (!isKnown) await store({ ...theirs, extras: mine.extras });
    else if (!options.dryRun) {
      if (state.pages.get(pageId)?.sha256 !== sha256Of(text)) await state.settle(file, theirs, text);
      state.noteRevision(pageId, row.content_revision);
    }
    return said(isKnown ? 'unchanged' : 'same');
  }
  const { merged, conflicts, mine: kept } = mergeDocuments(base, mine, theirs);
  if (conflicts.length > 0) return await pullConflict();
  if (kept.length > 0 && base !== null && isSame(base, theirs)) {
    if (!options.dryRun) state.noteRevision(pageId, row.content_revision);
    return said('kept', { detail: `edited here: ${kept.join(', ')}` });
  }
  await store(merged);
  return kept.length > 0 ? said('merged', { detail: `edited here: ${kept.join(', ')}` }) : said('updated');

  async function pullConflict(): Promise<Outcome> {
    if (await options.mayReplace(file)) {
      if (!options.dryRun) await files.write(`${file}.mine`, text ?? '');
      await store({ ...theirs, extras: mine.extras });
      return said('overwritten', { detail: `your edits are in ${file}.mine` });
    }
    if (!options.dryRun) await files.write(`${file}.theirs`, formatDocument(theirs));
    return said('conflict', {
      detail: `${conflicts.join(', ')} edited on both sides; theirs is in ${file}.theirs`,
      diff: conflictDiff(file, { base, mine, theirs }),
    });
  }
}
