/** The crawler's data of a page that a browser reads again. Plain data: on a stage it crosses a function's boundary. */
export interface RenderRequest {
  /** The public URL of the document, after redirects. */
  readonly url: string;
  /** The document as it was fetched. It is not requested a second time. */
  readonly html: string;
  /** The domain of the site: a script may lead the page to other pages of it, and nowhere else. */
  readonly domain: string;
  /** The site's robots.txt; null when it has none. It holds for what the page requests from its site too. */
  readonly robotsText: string | null;
}

export type RenderFailureReason =
  /** No browser is installed here, or it does not start. */
  | 'unavailable'
  /** The page was not done within its time, and did not let itself be read. */
  | 'timeout'
  /** More memory, or a larger document, than a page may have. */
  | 'too_large'
  /** The page took its process down. */
  | 'crashed'
  /** The script led to a path that robots.txt disallows. */
  | 'disallowed_redirect';

export type RenderResult =
  | {
      readonly outcome: 'rendered';
      /** The document as the scripts left it. */
      readonly html: string;
      /** Where the page was at the end: client routing and redirects by script change it. */
      readonly finalUrl: string;
    }
  | { readonly outcome: 'failed'; readonly reason: RenderFailureReason; readonly detail: string };

/** The port to a browser. Never rejects. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Ends the browser, and whatever it was doing. */
  close(): Promise<void>;
}
