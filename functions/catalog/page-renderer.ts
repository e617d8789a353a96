/** The function of a stage that reads pages with a browser. The embedded system starts its browser itself. */
export const pageRenderer = {
  name: 'page-renderer',
  /** A page has 10 s; the first one of an instance waits while the browser is unpacked. */
  timeoutSeconds: 45,
  memoryMegabytes: 2048,
  /** The unpacked browser. */
  storageMegabytes: 1024,
} as const;
