import { ApiError, type ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { describeApiError } from '../../describe-api-error.ts';
import { conflictDiff } from './conflict-diff.ts';
import type { FolderFiles } from './folder-files.ts';
import { type FolderState, sha256Of } from './folder-state.ts';
import { isSame, mergeDocuments } from './merge-documents.ts';
import type { Outcome } from './outcome.ts';
import { formatDocument, type PageDocument, parsePageDocument } from './page-document.ts';
import { type RemotePage, readRemotePage } from './remote-page.ts';
import { sendEdits } from './send-edits.ts';

interface PushOptions {
  readonly dryRun: boolean;
  /** Only these files; all when it is empty. */
  readonly only: readonly string[];
  /** Asks whether the edits of another person may be replaced. */
  readonly mayReplace: (file: string) => Promise<boolean>;
  readonly onFile: (done: number, total: number) => void;
}

/** Sends the files with edits to the service. What another person edited is not replaced; see docs/coa.md for each case. */
export async function pushFolder(
  api: ContentOptimizationClient,
  files: FolderFiles,
  state: FolderState,
  options: PushOptions,
): Promise<Outcome[]> {
  const isAsked = (file: string): boolean => options.only.length === 0 || options.only.includes(file);
  const tracked = [...state.pages].filter(([, { file }]) => isAsked(file));
  const outcomes: Outcome[] = [];
  try {
    for (const [pageId, { file, sha256 }] of tracked) {
      options.onFile(outcomes.length, tracked.length);
      outcomes.push(await pushFile(api, files, state, { pageId, file, sha256 }, options));
    }
  } finally {
    if (!options.dryRun) await state.save();
  }
  const known = new Set([...state.pages.values()].map(({ file }) => file));
  const untracked = (await files.list()).filter((file) => !known.has(file) && isAsked(file));
  return [
    ...outcomes,
    ...untracked.map(
      (file): Outcome => ({
        file,
        page_id: null,
        outcome: 'untracked',
        detail: 'add its page with "coa pages add", then pull',
      }),
    ),
  ];
}

interface FileOfPage {
  readonly pageId: number;
  readonly file: string;
  readonly sha256: string;
}

async function pushFile(
  api: ContentOptimizationClient,
  files: FolderFiles,
  state: FolderState,
  { pageId, file, sha256 }: FileOfPage,
  options: PushOptions,
): Promise<Outcome> {
  const said = (outcome: Outcome['outcome'], more: Partial<Outcome> = {}): Outcome => ({
    file,
    page_id: pageId,
    outcome,
    ...more,
  });
  const text = await files.read(file);
  if (text === null) return said('missing', { detail: 'the page stays as it is; pull writes the file again' });
  if (sha256Of(text) === sha256) return said('unchanged');
  let mine: PageDocument;
  try {
    mine = parsePageDocument(text);
  } catch (error) {
    return said('failed', { detail: error instanceof Error ? error.message : String(error) });
  }
  if (mine.pageId !== pageId) return said('failed', { detail: `page must stay ${pageId}` });
  const base = await state.readBase(pageId);
  if (base !== null && isSame(base, mine)) return said('unchanged');

  const settle = async (page: PageDocument): Promise<void> => {
    if (options.dryRun) return;
    const written = formatDocument({ ...page, extras: mine.extras });
    await files.write(file, written);
    await state.settle(file, page, written);
  };
  try {
    return await pushPage(await readRemotePage(api, pageId));
  } catch (error) {
    if (!(error instanceof ApiError) || !isOfThisPage(error)) throw error;
    return said('failed', { detail: describeApiError(error) });
  }

  async function pushPage(remote: RemotePage, isRepeated = false): Promise<Outcome> {
    const { document: theirs } = remote;
    if (isSame(mine, theirs)) {
      // Another person wrote the same, or an earlier push ended before it was noted.
      await settle(theirs);
      return said('same');
    }
    const { merged, conflicts } = mergeDocuments(base, mine, theirs);
    if (conflicts.length > 0 && !(await options.mayReplace(file))) {
      const detail = `${conflicts.join(', ')} edited on both sides`;
      return said('conflict', { detail, diff: conflictDiff(file, { base, mine, theirs }) });
    }
    if (options.dryRun) return said('pushed', { detail: 'not sent: dry run' });
    try {
      const sent = await sendEdits(api, remote, merged);
      await settle({ ...merged, version: sent.version });
      return said(conflicts.length > 0 ? 'overwritten' : 'pushed', { detail: sent.fields.join(', ') });
    } catch (error) {
      // Another person was faster by moments: look again at what is there now.
      if (!(error instanceof ApiError) || error.code !== 'conflict' || isRepeated) throw error;
      return pushPage(await readRemotePage(api, pageId), true);
    }
  }
}

/** The others concern every file: the key, a limit, the service. */
const isOfThisPage = ({ status }: ApiError): boolean => status === 400 || status === 404 || status === 409;
