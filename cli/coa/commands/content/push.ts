import path from 'node:path';
import { readAccess } from '../../access.ts';
import { argument, defineCommand, flag, repeated } from '../../command.ts';
import { FolderFiles } from '../../folder/folder-files.ts';
import { FolderState } from '../../folder/folder-state.ts';
import { mayReplace } from '../../folder/may-replace.ts';
import { outcomesOutput } from '../../folder/outcome.ts';
import { pushFolder } from '../../folder/push-folder.ts';
import { text } from '../../values.ts';
import { progressText } from '../../wait-for.ts';

export const contentPush = defineCommand({
  name: 'push',
  description: 'Send the edited files of a folder to the service',
  details:
    'Bodies become versions, titles and descriptions become drafts, keywords are set. What another person edited since the pull\nis not replaced: the diff is shown, and the exit code is 5. A push that was cut off goes on when it is repeated.',
  arguments: { folder: argument(text('folder'), 'of "coa content pull"') },
  options: {
    file: repeated(text('file'), 'only this file, relative to the folder; may be given several times'),
    dryRun: flag('say what would be done'),
    force: flag('ask, file by file, whether to replace the other side where both sides edited'),
    yes: flag('with --force: replace without asking'),
  },
  examples: [
    'coa content push pages --dry-run',
    'coa content push pages',
    'coa content push pages --file guides.md --force',
  ],
  async run({ folder, file, dryRun, force, yes }, context) {
    const api = await context.openApi();
    const { baseUrl } = await readAccess(context, context.options.profile);
    const files = new FolderFiles(path.resolve(context.folder, folder));
    const state = await FolderState.open(files, baseUrl, null);
    const progress = await context.openProgress();
    const outcomes = await pushFolder(api, files, state, {
      dryRun,
      only: file.map((name) => path.posix.normalize(name.replaceAll('\\', '/'))),
      mayReplace: mayReplace({ force, yes }, 'Replace the edits of others in', context),
      onFile: (done, total) => progress.show(progressText('pushing', done, total)),
    });
    return outcomesOutput(outcomes, { site_id: state.siteId, folder: files.root, dry_run: dryRun });
  },
});
