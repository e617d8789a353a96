/**
 * The side of a measured process: it says when it is ready, reports its processor time and its counts on request, and ends with
 * the process that measures.
 */
export function followParent({
  ready,
  stop,
  readCounts = () => ({}),
}: {
  ready: object;
  stop(): Promise<void> | void;
  readCounts?: () => object;
}): void {
  process.on('disconnect', () => process.exit(1));
  process.on('message', async (message) => {
    if (message === 'stop') {
      await stop();
      process.exit(0);
    }
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, counts: readCounts() });
  });
  process.send?.(ready);
}
