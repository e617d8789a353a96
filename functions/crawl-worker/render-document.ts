import type { RenderMode } from '../../shared/domain/crawling/render-mode.ts';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import { markNotRun } from '../../shared/domain/extraction/signals/reading.ts';
import { type Message, message } from '../../shared/domain/messages/message.ts';
import { log } from '../../shared/logging/log.ts';
import type { RenderFailureReason } from '../../shared/providers/web/browser/page-renderer.ts';
import type { DocumentReading, DocumentToRead } from './read-document.ts';
import type { CrawlServices } from './services.ts';

/** A site's settings for its pages: whether a browser reads them, and which requests robots.txt allows. */
export interface SiteToRender {
  domain: string;
  /** Null: as the service is set. */
  mode: RenderMode | null;
  robotsText: string | null;
}

interface ReadByBrowser {
  document: WebDocument;
  content: DocumentReading;
  /** The browser did not come to the end of the page, and may when less runs beside it. */
  isUnfinished?: boolean;
}

type Renderer = Pick<CrawlServices, 'renderer' | 'readDocument' | 'settings'>;

/** Advice about a page that was not rendered. */
const advice: Readonly<Record<RenderFailureReason | 'never' | 'nowhere' | 'lost', Message>> = {
  never: message('reading.not-run.never'),
  nowhere: message('reading.not-run.nowhere'),
  unavailable: message('reading.not-run.unavailable'),
  timeout: message('reading.not-run.timeout'),
  too_large: message('reading.not-run.too-large'),
  crashed: message('reading.not-run.crashed'),
  disallowed_redirect: message('reading.not-run.disallowed-redirect'),
  lost: message('reading.not-run.lost'),
};

/**
 * Reads a fetched document a second time, after a browser ran its scripts, where the site asks for it and the page needs it.
 * Null when what was fetched stays as it is.
 */
export async function renderDocument(
  { renderer, readDocument, settings }: Renderer,
  site: SiteToRender,
  document: WebDocument,
  fetched: DocumentReading,
  readOn: string,
): Promise<ReadByBrowser | null> {
  const mode = site.mode ?? settings.render;
  const { unreadable } = fetched.extracted;
  const isNotice = unreadable === 'bot_challenge' || unreadable === 'consent_wall';
  const isWanted = mode === 'auto' ? fetched.scriptEvidence !== null : mode === 'always' && !isNotice;
  if (!isWanted) return mode === 'never' ? keepFetched(document, fetched, 'never') : null;
  if (renderer === null) return keepFetched(document, fetched, 'nowhere');
  const { finalUrl: url, body: html } = document;
  const result = await renderer.render({ url, html, domain: site.domain, robotsText: site.robotsText });
  if (result.outcome === 'failed') {
    log.warn('a page was not rendered', { url, reason: result.reason, detail: result.detail });
    const isUnfinished = result.reason === 'timeout' || result.reason === 'crashed';
    const kept = keepFetched(document, fetched, result.reason);
    return kept && { ...kept, isUnfinished };
  }
  const rendered = { ...document, ...noValidators, body: result.html, finalUrl: result.finalUrl };
  const toRead: DocumentToRead = { body: result.html, headers: document.headers, finalUrl: result.finalUrl, readOn };
  const content = await readDocument({ ...toRead, isRendered: true });
  return isWorse(content, fetched)
    ? keepFetched(document, fetched, 'lost')
    : {
        document: rendered,
        content: { ...content, rendered: true, record: { ...content.record, scriptEvidence: fetched.scriptEvidence } },
      };
}

/** They are about the document that was sent, which may be the same for all pages of an application, and whenever their data changes. */
const noValidators = { etag: null, lastModified: null };

/** Scripts that fail take a page away that a server rendered. */
function isWorse({ extracted }: DocumentReading, { extracted: fetched }: DocumentReading): boolean {
  if (fetched.unreadable === null && extracted.unreadable !== null) return true;
  return fetched.unreadable === null && extracted.visibleTextLength < fetched.visibleTextLength / 2;
}

/** Of a page that needs its scripts the reading says so, with what to do about it. */
function keepFetched(document: WebDocument, fetched: DocumentReading, why: keyof typeof advice): ReadByBrowser | null {
  if (fetched.scriptEvidence === null) return null;
  const content = { ...fetched, extracted: markNotRun(fetched.extracted, advice[why]) };
  return { document: { ...document, ...noValidators }, content };
}
