import path from 'node:path';
import { readAccess } from '../../access.ts';
import { argument, defineCommand, flag, option } from '../../command.ts';
import { FolderFiles } from '../../folder/folder-files.ts';
import { FolderState } from '../../folder/folder-state.ts';
import { mayReplace } from '../../folder/may-replace.ts';
import { outcomesOutput } from '../../folder/outcome.ts';
import { pullFolder } from '../../folder/pull-folder.ts';
import { findSiteId } from '../../references.ts';
import { site, text } from '../../values.ts';

export const contentPull = defineCommand({
  name: 'pull',
  description: 'Write the pages of a site to a folder of Markdown files',
  details:
    'A file that was edited here is not replaced. Edits of different fields are merged; where both sides edited the same, the\nfile stays, the other side is written beside it as .theirs, the diff is shown, and the exit code is 5.',
  arguments: { folder: argument(text('folder'), 'is made when it does not exist') },
  options: {
    site: option(site, 'id or domain; the folder remembers it'),
    search: option(text('text'), 'only pages whose URL has this text'),
    dryRun: flag('say what would be done'),
    force: flag('ask, file by file, whether to replace it where both sides edited'),
    yes: flag('with --force: replace without asking; your file is kept as .mine'),
  },
  examples: ['coa content pull --site 1 pages', 'coa content pull pages --dry-run'],
  async run({ folder, search, dryRun, force, yes, ...given }, context) {
    const api = await context.openApi();
    const { baseUrl } = await readAccess(context, context.options.profile);
    const files = new FolderFiles(path.resolve(context.folder, folder));
    const siteId = given.site === undefined ? null : await findSiteId(api, given.site);
    const state = await FolderState.open(files, baseUrl, siteId);
    const progress = await context.openProgress();
    const outcomes = await pullFolder(api, files, state, {
      dryRun,
      search,
      mayReplace: mayReplace({ force, yes }, 'Replace your edits of', context),
      onPage: (done, total) => progress.show(`pulling page ${done} of ${total}`),
    });
    return outcomesOutput(outcomes, { site_id: state.siteId, folder: files.root, dry_run: dryRun });
  },
});
