declare module 'tar-fs' {
  /** A stream that writes the files of the archive it is given below the directory. */
  export function extract(directory: string): import('node:stream').Writable;
}
