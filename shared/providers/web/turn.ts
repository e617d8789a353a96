import type { HostResponse } from '../../domain/crawling/host-window.ts';

/** A request may start, and says at its end what it met; or it would have to wait too long, and how long. */
export type Turn =
  | { readonly granted: true; finish(response: HostResponse): void }
  | { readonly granted: false; readonly waitMs: number };

export type TakeTurn = (url: URL, signal?: AbortSignal) => Promise<Turn>;
