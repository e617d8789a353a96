import { type ContentOptimizationClient, createClient } from '../../clients/typescript/src/index.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { Access } from './access.ts';

/** Shorter pauses are not worth a line. */
const SECONDS_SAID = 2;

/** The client of a service. It says when it waits for a rate limit to pass. */
export const openClient = (
  { baseUrl, apiKey }: Access,
  { signal, note }: { signal: AbortSignal; note: (text: string) => void },
): ContentOptimizationClient =>
  createClient({
    baseUrl,
    apiKey,
    signal,
    headers: { 'user-agent': `coa/${manifest.version}` },
    async fetch(url, init) {
      const response = await fetch(url, init);
      const seconds = Number(response.headers.get('retry-after') ?? 0);
      if (response.status === 429 && seconds >= SECONDS_SAID) note(`rate limit reached: the API asks for ${seconds} s`);
      return response;
    },
  });
