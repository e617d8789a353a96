import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Where the browser is, unpacked. */
export interface UnpackedBrowser {
  readonly executable: string;
  /** Libraries that a bare system lacks. */
  readonly libraryDirectory: string;
  readonly fontDirectory: string;
}

const executableName = 'chromium';
/** Of folders and programs. */
const FOLDER_MODE = 0o755;
const archives = { libraries: 'al2023.tar.br', fonts: 'fonts.tar.br' } as const;

/**
 * Unpacks the browser of `@sparticuz/chromium` into a folder that this user alone may write, once per version. The package's own
 * `executablePath()` takes whatever file has that name in the temporary folder: one half written, or another user's. Others may
 * read it: root's browser runs as another user.
 */
export async function unpackBrowser(
  packageDirectory: string,
  version: string,
  parentDirectory = tmpdir(),
): Promise<UnpackedBrowser> {
  const user = process.getuid?.() ?? 0;
  const directory = path.join(parentDirectory, `content-optimization-browser-${version}-${user}`);
  if (!(await isOwn(directory, user))) {
    const fresh = path.join(parentDirectory, `content-optimization-browser-${randomUUID()}`);
    try {
      await unpackInto(fresh, path.join(packageDirectory, 'bin'));
      await replace(fresh, directory, user);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  const fonts = path.join(directory, 'fonts');
  const [inside] = (await readdir(fonts, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const [libraries] = (await readdir(path.join(directory, 'libraries'))).filter((name) => name === 'lib');
  return {
    executable: path.join(directory, executableName),
    libraryDirectory: path.join(directory, 'libraries', libraries ?? ''),
    fontDirectory: inside?.name === 'fonts' ? path.join(fonts, inside.name) : fonts,
  };
}

/** A folder that another user could have made is not trusted. */
async function isOwn(directory: string, user: number): Promise<boolean> {
  try {
    const { uid, mode } = await stat(directory);
    return uid === user && (mode & 0o777) === FOLDER_MODE;
  } catch {
    return false;
  }
}

/** Another process may unpack at the same time: whichever is first stays. */
async function replace(fresh: string, directory: string, user: number): Promise<void> {
  try {
    await rename(fresh, directory);
  } catch (error) {
    if (!(await isOwn(directory, user))) throw error;
  }
}

async function unpackInto(directory: string, packed: string): Promise<void> {
  await mkdir(directory);
  const executable = path.join(directory, executableName);
  const { extract } = await import('tar-fs');
  const unpackArchive = (archive: string, name: string): Promise<void> =>
    pipeline(
      createReadStream(path.join(packed, archive)),
      createBrotliDecompress(),
      // As root it would give the files to whoever packed them.
      extract(path.join(directory, name), { chown: false, readable: true, umask: 0o022 }),
    );
  await Promise.all([
    pipeline(
      createReadStream(path.join(packed, `${executableName}.br`)),
      createBrotliDecompress({ chunkSize: 1024 * 1024 }),
      createWriteStream(executable),
    ),
    unpackArchive(archives.libraries, 'libraries'),
    unpackArchive(archives.fonts, 'fonts'),
  ]);
  const inside = await readdir(directory, { recursive: true, withFileTypes: true });
  const folders = inside
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  // Whatever this process's umask is.
  await Promise.all([...folders, executable, directory].map((name) => chmod(name, FOLDER_MODE)));
}
