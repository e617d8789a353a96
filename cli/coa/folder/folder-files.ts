import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../errors.ts';

/** The folder of the command line's notes, within the folder of the files. */
export const NOTES_FOLDER = '.coa';

/** A relative path with `/` that stays in its folder. The notes may come from another person's repository. */
export const isInside = (file: string): boolean =>
  file !== '' &&
  !path.posix.isAbsolute(file) &&
  !/[\\\0:]/.test(file) &&
  file.split('/').every((name) => !/^\.{0,2}$/.test(name));

/** The files of a folder. Nothing outside of it is written, whatever links it holds. */
export class FolderFiles {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** The text of a file; null when there is none. */
  async read(file: string): Promise<string | null> {
    return readFile(this.#pathOf(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw new CommandError(`${file} cannot be read: ${error.code ?? error.message}`);
    });
  }

  /** Replaces a file as a whole: a crash leaves the old one or the new one. */
  async write(file: string, text: string): Promise<void> {
    const target = this.#pathOf(file);
    const parent = path.dirname(target);
    await mkdir(parent, { recursive: true });
    const [root, real] = await Promise.all([realpath(this.root), realpath(parent)]);
    if (real !== root && !real.startsWith(root + path.sep)) {
      throw new CommandError(`${file} is not written: a link leads out of the folder`);
    }
    const temporary = path.join(parent, `.${randomUUID()}.tmp`);
    try {
      const handle = await open(temporary, 'wx');
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async exists(file: string): Promise<boolean> {
    return lstat(this.#pathOf(file)).then(
      () => true,
      () => false,
    );
  }

  /** Every Markdown file, but those of hidden folders. */
  async list(): Promise<string[]> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((file) => !file.split('/').some((name) => name.startsWith('.')))
      .toSorted();
  }

  #pathOf(file: string): string {
    if (!isInside(file)) throw new CommandError(`${file} is not a path within the folder`);
    return path.join(this.root, ...file.split('/'));
  }
}
