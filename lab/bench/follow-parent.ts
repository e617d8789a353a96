/**
 * The side of a measured process: it says when it is ready, reports its processor time on request, and ends with the
 * process that measures.
 */
export function followParent({ ready, stop }: { ready: object; stop(): Promise<void> | void }): void {
  process.on('disconnect', () => process.exit(1));
  process.on('message', async (message) => {
    if (message === 'stop') {
      await stop();
      process.exit(0);
    }
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.(ready);
}
