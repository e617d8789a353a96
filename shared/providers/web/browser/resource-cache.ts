import type { WebResponse } from '../../../domain/crawling/web-response.ts';

/** Scripts and styles are the same on most pages of a site: each is requested once in a while, and not once a page. */
const KEPT_MS = 300_000;
const KEPT_CHARACTERS = 24_000_000;

interface Kept {
  readonly response: Promise<WebResponse>;
  readonly until: number;
  characters: number;
}

export interface ResourceCache {
  /** The response that is kept for this URL, else that of `request`, which is called once at a time for each URL. */
  read(url: string, request: () => Promise<WebResponse>): Promise<WebResponse>;
  clear(): void;
}

export function createResourceCache(now: () => number = Date.now): ResourceCache {
  const kept = new Map<string, Kept>();
  let characters = 0;

  function forget(url: string): void {
    characters -= kept.get(url)?.characters ?? 0;
    kept.delete(url);
  }

  /** The oldest go first: a crawl that has moved on does not need them. */
  function makeRoom(): void {
    for (const url of kept.keys()) {
      if (characters <= KEPT_CHARACTERS) return;
      forget(url);
    }
  }

  return {
    read(url, request) {
      const known = kept.get(url);
      if (known && known.until > now()) return known.response;
      forget(url);
      const entry: Kept = { response: request(), until: now() + KEPT_MS, characters: 0 };
      kept.set(url, entry);
      void entry.response.then((response) => {
        if (kept.get(url) !== entry) return;
        if (!mayBeKept(response)) return forget(url);
        entry.characters = 'body' in response ? response.body.length : 0;
        characters += entry.characters;
        makeRoom();
      });
      return entry.response;
    },
    clear() {
      kept.clear();
      characters = 0;
    },
  };
}

const mayBeKept = (response: WebResponse): boolean =>
  response.outcome === 'ok' && !/no-store|private/i.test(response.headers['cache-control'] ?? '');
