declare module 'tar-fs' {
  /** A stream that writes the files of the archive it is given below the directory. */
  export function extract(
    directory: string,
    options: { chown: boolean; readable: boolean; umask: number },
  ): import('node:stream').Writable;
}
