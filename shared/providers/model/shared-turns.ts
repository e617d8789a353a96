import { BroadcastChannel } from 'node:worker_threads';
import { createProviderTurns, type ProviderState, type ProviderTurns } from './provider-turns.ts';

const turnsByProvider = new Map<string, ProviderTurns>();
let channel: BroadcastChannel | undefined;

/**
 * The turns of a provider that all ports and threads of this process share. Each process of a stage has its own: Lambda's invocations know
 * nothing of each other.
 */
export function sharedTurns(provider: string): ProviderTurns {
  channel ??= openChannel();
  const known = turnsByProvider.get(provider);
  if (known) return known;
  const turns = createProviderTurns((state) => channel?.postMessage({ provider, state }));
  turnsByProvider.set(provider, turns);
  return turns;
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel('model-providers');
  opened.unref();
  opened.onmessage = (message) => {
    const { provider, state } = (message as { data: { provider: string; state: ProviderState } }).data;
    turnsByProvider.get(provider)?.follow(state);
  };
  return opened;
}
