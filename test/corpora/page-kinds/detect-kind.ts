import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { noMarkup, noStructure } from '../../../shared/domain/pages/page-kind/clue.ts';
import { detectPageKind } from '../../../shared/domain/pages/page-kind/detect-page-kind.ts';
import type { DetectedPageKind } from '../../../shared/domain/pages/page-kind/page-kinds.ts';
import type { PageKindCase } from './page-kind-case.ts';

export function detectKind({ url, title, h1, markup, structure, body }: PageKindCase): DetectedPageKind {
  if (body === undefined || url === null) {
    const path = url === null ? null : new URL(url).pathname;
    const evidence = { markup: { ...noMarkup, ...markup }, structure: { ...noStructure, ...structure } };
    return detectPageKind({ url, path, title: title ?? null, h1: h1 ?? null, ...evidence });
  }
  const head = `<head><title>${title ?? ''}</title></head>`;
  const html = `<!doctype html><html>${head}<body><main>${body}</main></body></html>`;
  return extractPage({ html, url }).signals.kind;
}
