import path from 'node:path';
import { argument, defineCommand, flag, option, repeated } from '../command.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { FolderFiles } from '../folder/folder-files.ts';
import type { Output } from '../output.ts';
import { openTarget, targetNames } from '../publish/open-target.ts';
import { provePages } from '../publish/prove-pages.ts';
import { proveUndone } from '../publish/prove-undone.ts';
import { publishOutput } from '../publish/publish-output.ts';
import { planPages, planResults, sendPlanned } from '../publish/publish-site.ts';
import { readDraftedPages } from '../publish/read-drafts.ts';
import type { PageResult } from '../publish/result.ts';
import type { PublishTarget } from '../publish/target.ts';
import { undoPublication } from '../publish/undo-publication.ts';
import { findPageId, findSiteId } from '../references.ts';
import { page, parseChoice, site, text } from '../values.ts';
import { progressText } from '../wait-for.ts';

export const publish = defineCommand({
  name: 'publish',
  description: 'Send drafts to the content system of a site, and verify them on the live pages',
  details:
    'Without --send it says what would be sent, as a diff. With it, titles, descriptions and H1 are sent, the pages are crawled again,\nand drafts and advice are checked on what the crawl found. What is not as the draft began from is a conflict: it is shown, nothing\nis overwritten, and the exit code is 5. cli/coa/publish/README.md has the variables that sign in, and what each system can hold.',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    to: option(parseChoice(targetNames, 'system'), 'the content system'),
    url: option(text('url'), 'of WordPress: where it is, such as https://www.example.com'),
    content: option(text('folder'), 'of markdown: the folder of the files, in a Git repository'),
    page: repeated(page, 'only this page, by id or URL; may be given several times'),
    body: flag('also the body, of the pages that --page names'),
    send: flag('send what the dry run says, and verify it'),
    undo: flag('send the former values of the latest publication from this folder'),
    dryRun: flag('with --undo: say what would be sent'),
    commit: flag('of markdown: commit what was written'),
  },
  examples: [
    'coa publish 1 --to wordpress --url https://www.example.com',
    'coa publish 1 --to wordpress --url https://www.example.com --send',
    'coa publish 1 --to wordpress --url https://www.example.com --undo',
    'coa publish 1 --to wordpress --url https://www.example.com --page 7 --body --send',
    'coa publish 1 --to markdown --content content --send --commit',
  ],
  async run(given, context) {
    const { to, send, undo, dryRun, body } = given;
    if (to === undefined) throw new UsageError(`--to is missing: one of ${targetNames.join(', ')}`);
    if (send && undo) throw new UsageError('--send and --undo exclude each other');
    if (dryRun && !undo) throw new UsageError('--dry-run is for --undo: without --send nothing is sent');
    if (body && given.page.length === 0) throw new UsageError('--body needs --page: bodies are sent page by page');
    const target = await openTarget({ ...given, to }, context);
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const run = { siteId, target, context, files: new FolderFiles(path.resolve(context.folder)) };
    if (undo) return runUndo(run, dryRun);
    const pageIds: number[] = [];
    for (const reference of given.page) pageIds.push(await findPageId(api, reference));
    return runPublish(run, { send, pageIds, withBody: body });
  },
});

interface Run {
  readonly siteId: number;
  readonly target: PublishTarget;
  readonly context: Context;
  /** Of the working folder, which holds the journal. */
  readonly files: FolderFiles;
}

async function runPublish(
  { siteId, target, context, files }: Run,
  { send, pageIds, withBody }: { send: boolean; pageIds: readonly number[]; withBody: boolean },
): Promise<Output> {
  const api = await context.openApi();
  const progress = await context.openProgress();
  progress.show('reading drafts');
  const drafted = await readDraftedPages(api, { siteId, pageIds, withBody });
  const planned = await planPages(target, drafted, {
    onPage: (done, total) => progress.show(progressText('reading the content system', done, total)),
  });
  const sent = send ? await sendPlanned(target, files, siteId, planned) : null;
  const results = planned.map((one) => ({ ...one, fields: sent?.results.get(one.page.pageId) ?? planResults(one) }));
  // Files that are not deployed yet are verified by the next run.
  const provable = results.filter(
    ({ fields }) => send && (target.isLive || fields.every(({ outcome }) => outcome !== 'sent')),
  );
  const proofs = await provePages(api, provable, context);
  const pages = results.map(({ page: { pageId, url }, item, fields }): PageResult => {
    const proof = proofs.get(pageId) ?? { fields, snapshot_id: null, recommendations: [] };
    return { page_id: pageId, url, item: item?.key ?? null, ...proof };
  });
  const isOpen = pages.some(({ fields }) => fields.some(({ outcome }) => outcome === 'planned'));
  const isDeployable = !target.isLive && pages.some(({ fields }) => fields.some(({ outcome }) => outcome === 'sent'));
  const hint = isOpen
    ? ': nothing is sent without --send'
    : isDeployable
      ? ': deploy them, then repeat the command'
      : '';
  return publishOutput(
    { site_id: siteId, target: target.name, dry_run: !send, journal: sent?.journal ?? null },
    pages,
    hint,
  );
}

async function runUndo({ siteId, target, context, files }: Run, dryRun: boolean): Promise<Output> {
  const { journal, pages } = await undoPublication(target, files, { siteId, dryRun });
  const proven = dryRun || !target.isLive ? pages : await proveUndone(await context.openApi(), pages, context);
  return publishOutput({ site_id: siteId, target: target.name, dry_run: dryRun, journal }, proven, '');
}
