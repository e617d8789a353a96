import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError, UsageError } from '../../errors.ts';

const run = promisify(execFile);

/** The Git repository of a folder. */
export class GitFolder {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @throws UsageError for a folder that is in no repository. */
  static async open(folder: string): Promise<GitFolder> {
    const git = new GitFolder(folder);
    await git.#git('rev-parse', '--show-toplevel').catch(() => {
      throw new UsageError(`${folder} is no folder of a Git repository`);
    });
    return git;
  }

  /** Markdown files that Git knows, relative to the folder and with `/`. */
  async listFiles(): Promise<string[]> {
    const listed = await this.#git('ls-files', '-z', '--', '*.md', '*.markdown');
    return [...new Set(listed.split('\0').filter(Boolean))];
  }

  async hasChanges(file: string): Promise<boolean> {
    return (await this.#git('status', '--porcelain', '--', file)) !== '';
  }

  async commit(files: readonly string[], message: string): Promise<void> {
    await this.#git('commit', '--quiet', '--message', message, '--only', '--', ...files).catch((error: unknown) => {
      throw new CommandError(`the files are written, but Git did not commit them: ${firstLine(error)}`);
    });
  }

  async #git(...words: readonly string[]): Promise<string> {
    const { stdout } = await run('git', ['--literal-pathspecs', ...words].filter(isFor(words)), {
      cwd: this.folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  }
}

/** A name is a name, also with a `*` in it; only the list of files asks by a pattern. */
const isFor =
  ([command]: readonly string[]) =>
  (word: string): boolean =>
    word !== '--literal-pathspecs' || command !== 'ls-files';

const firstLine = (error: unknown): string =>
  (error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)).split('\n', 1)[0] ?? '';
