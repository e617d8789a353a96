import { CommandError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import type { FolderFiles } from '../folder/folder-files.ts';
import { findPublication, type JournalItem, saveJournal } from './journal.ts';
import type { FieldResult, PageResult } from './result.ts';
import type { PublishTarget } from './target.ts';
import { TargetError } from './target-error.ts';

/** Names the field of a slot, for a person. */
const fieldOfSlot = (slot: string): FieldResult['field'] => {
  if (slot === 'content' || slot === 'text') return 'body';
  if (slot === 'title') return 'h1';
  return slot.endsWith('title') ? 'title' : 'meta_description';
};

interface Undone {
  readonly journal: string;
  readonly pages: readonly PageResult[];
}

/** Writes the former values of the latest publication, where what it wrote still stands. */
export async function undoPublication(
  target: PublishTarget,
  files: FolderFiles,
  { siteId, dryRun }: { siteId: number; dryRun: boolean },
): Promise<Undone> {
  const found = await findPublication(files, { target: target.name, siteId });
  if (found === null) {
    throw new CommandError(`no publication of site ${siteId} to ${target.name} is left to undo in ${files.root}`);
  }
  const pages: PageResult[] = [];
  let ended: TargetError | null = null;
  let isWhole = true;
  for (const item of found.publication.items.toReversed()) {
    try {
      if (ended !== null) throw ended;
      pages.push(await undoItem(target, item, dryRun));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (error instanceof TargetError && error.isOfSystem) ended = error;
      const outcome = outcomes[error.exitCode] ?? 'failed';
      // A page that was deleted cannot be restored, and must not keep an earlier publication from being undone.
      if (outcome !== 'unwritable') isWhole = false;
      const fields = item.changes.map(
        ({ slot }) => ({ field: fieldOfSlot(slot), outcome, detail: error.message }) as const,
      );
      pages.push({ ...pageOf(item), fields });
    }
  }
  if (!dryRun) await target.finish();
  if (!dryRun && isWhole) {
    const undone = { ...found.publication, undone_at: new Date().toISOString() };
    await saveJournal(files, { file: found.file, publication: undone });
  }
  return { journal: found.file, pages };
}

const outcomes: Readonly<Record<number, FieldResult['outcome']>> = {
  [exitCodes.conflict]: 'conflict',
  [exitCodes.notFound]: 'unwritable',
};

const pageOf = ({ page_id, url, key }: JournalItem): Omit<PageResult, 'fields'> => ({
  ...{ page_id, url, item: key, snapshot_id: null, recommendations: [] },
});

async function undoItem(target: PublishTarget, saved: JournalItem, dryRun: boolean): Promise<PageResult> {
  const live = await target.read({ key: saved.key, url: saved.url });
  const plans = saved.changes.map((change) => {
    const now = live.readSlot(change.slot);
    if (now === change.before) return { change, outcome: 'same' as const };
    return { change, outcome: now === change.after ? ('planned' as const) : ('conflict' as const), now };
  });
  const changes = plans.flatMap(({ change: { slot, before, after }, outcome }) =>
    outcome === 'planned' ? [{ slot, before: after, after: before }] : [],
  );
  if (changes.length > 0 && !dryRun) await target.write(live, changes);
  return {
    ...pageOf(saved),
    fields: plans.map(({ change, outcome, now }) => ({
      field: fieldOfSlot(change.slot),
      outcome: outcome === 'planned' && !dryRun ? 'restored' : outcome,
      ...(outcome === 'conflict' ? { detail: 'somebody edited it since: it stays' } : {}),
      ...(isLine(change.slot) ? { original: now ?? change.after ?? '', draft: change.before ?? '' } : {}),
    })),
  };
}

const isLine = (slot: string): boolean => fieldOfSlot(slot) !== 'body';
