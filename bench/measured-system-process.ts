/** The embedded system in a process of its own, that tells its processor time when it is asked. */
import { startEmbeddedSystem } from '../local/embedded-system.ts';

const system = await startEmbeddedSystem({ quiet: true });
process.send?.({ baseUrl: system.baseUrl, apiKey: system.apiKey, organizationId: system.demo.organizationId });

// The measuring process died: this one ends with it.
process.on('disconnect', () => process.exit(1));
process.on('message', async (message) => {
  if (message === 'stop') {
    await system.stop();
    process.exit(0);
  }
  const { user, system: kernel } = process.cpuUsage();
  process.send?.({ cpuMs: (user + kernel) / 1000 });
});
