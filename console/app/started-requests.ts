/** Requests that were sent before the code of the screen was there. The screen's own request then takes the response. */
import { language } from '../texts/language.ts';

/**
 * The first shows the server that a script of this page sends the request: a form of another site cannot set it. The API
 * writes its sentences in the language of the screen that shows them.
 */
export const consoleHeaders = { 'x-console': '1', 'accept-language': language };

/** As long as a call of the client takes at most. A response that no screen took in that time is too old. */
const TAKEN_MS = 30_000;
const started = new Map<string, Promise<Response>>();

/** @param path - below the origin, written as the client writes it */
export function startRequest(path: string): void {
  const url = `${location.origin}${path}`;
  const response = fetch(url, { headers: consoleHeaders, signal: AbortSignal.timeout(TAKEN_MS) });
  response.catch(() => undefined);
  started.set(url, response);
  setTimeout(() => started.delete(url), TAKEN_MS);
}

/** The response that is on its way; each is taken once. After a write, all of them may be older than what is stored. */
export function takeStarted(url: string, { method = 'GET' }: RequestInit): Promise<Response> | undefined {
  if (method !== 'GET') started.clear();
  const response = started.get(url);
  started.delete(url);
  return response;
}
