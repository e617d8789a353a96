/** The API, as this person: the session's cookie stands in place of a key, which the browser never holds. */
import { ApiError, ConnectionError, createClient } from '../../clients/typescript/src/index.ts';
import { consoleHeaders, takeStarted } from './started-requests.ts';

export type { Item, Job, Output } from '../../clients/typescript/src/index.ts';
export { ApiError, ConnectionError };

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Called with each 401: the session has ended. */
let whenSignedOut: () => void = () => {};
export const setSignedOutListener = (listener: () => void): void => {
  whenSignedOut = listener;
};

export const send: Send = async (url, init) => {
  const response = await (takeStarted(url, init) ?? fetch(url, init));
  if (response.status === 401) whenSignedOut();
  return response;
};

export const api = createClient({
  baseUrl: location.origin,
  headers: consoleHeaders,
  retries: 2,
  retryAfterSecondsMax: 10,
  fetch: send,
});
