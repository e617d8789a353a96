/** A Git folder of Markdown files, as static site generators read it. */
import { CommandError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { FolderFiles } from '../../folder/folder-files.ts';
import { sha256Of } from '../../folder/folder-state.ts';
import type { LiveItem, PublishTarget, SlotChange, TargetItem } from '../target.ts';
import { fileAddress } from './file-address.ts';
import { GitFolder } from './git.ts';
import { toFileItem } from './markdown-item.ts';

const MESSAGE = 'Publish accepted drafts of titles, descriptions and content';

export class MarkdownTarget implements PublishTarget {
  readonly name: string;
  readonly isLive = false;
  readonly #git: GitFolder;
  readonly #files: FolderFiles;
  readonly #commits: boolean;
  readonly #written = new Set<string>();

  private constructor(git: GitFolder, commits: boolean) {
    this.#git = git;
    this.#files = new FolderFiles(git.folder);
    this.#commits = commits;
    this.name = `markdown ${git.folder}`;
  }

  static async open(folder: string, { commit }: { commit: boolean }): Promise<MarkdownTarget> {
    return new MarkdownTarget(await GitFolder.open(folder), commit);
  }

  async *list(): AsyncGenerator<TargetItem, void, undefined> {
    for (const file of await this.#git.listFiles()) {
      const text = await this.#files.read(file);
      if (text !== null) yield { key: file, url: fileAddress(file, text) };
    }
  }

  async read(item: TargetItem): Promise<LiveItem> {
    const text = await this.#read(item.key);
    return toFileItem(item, { text, revision: sha256Of(text), hasChanges: await this.#git.hasChanges(item.key) });
  }

  async write(item: LiveItem, changes: readonly SlotChange[]): Promise<readonly SlotChange[]> {
    if (sha256Of(await this.#read(item.key)) !== item.revision) {
      throw new CommandError('the file was edited meanwhile: repeat the command', exitCodes.conflict);
    }
    for (const { after } of changes) await this.#files.write(item.key, after ?? '');
    this.#written.add(item.key);
    return changes;
  }

  async finish(): Promise<void> {
    if (this.#commits && this.#written.size > 0) await this.#git.commit([...this.#written], MESSAGE);
  }

  async #read(file: string): Promise<string> {
    const text = await this.#files.read(file);
    if (text === null) throw new CommandError(`${file} is not there any more`, exitCodes.notFound);
    return text;
  }
}
