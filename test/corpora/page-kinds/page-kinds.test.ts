import { describe, test } from 'vitest';
import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { noMarkup, noStructure } from '../../../shared/domain/pages/page-kind/clue.ts';
import { detectPageKind } from '../../../shared/domain/pages/page-kind/detect-page-kind.ts';
import type { DetectedPageKind } from '../../../shared/domain/pages/page-kind/page-kinds.ts';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { type PageKindCase, pageKindCaseShape } from './page-kind-case.ts';

function detectKind({ url, title, h1, markup, structure, body }: PageKindCase): DetectedPageKind {
  if (body === undefined || url === null) {
    const path = url === null ? null : new URL(url).pathname;
    const evidence = { markup: { ...noMarkup, ...markup }, structure: { ...noStructure, ...structure } };
    return detectPageKind({ url, path, title: title ?? null, h1: h1 ?? null, ...evidence });
  }
  const head = `<head><title>${title ?? ''}</title></head>`;
  const html = `<!doctype html><html>${head}<body><main>${body}</main></body></html>`;
  return extractPage({ html, url }).signals.kind;
}

describe.each(readSets('page-kinds', pageKindCaseShape).filter(({ measured_by }) => measured_by === undefined))(
  'the kinds of the pages of $name',
  (set) => {
    test('are those that a person gives them', () => {
      const checks = set.cases.map((page) => {
        const { kind } = detectKind(page);
        return { line: `${kind}: ${JSON.stringify(page)}`, holds: page.kinds.includes(kind) };
      });
      expectFloor(set, 'pages of the right kind', checks);
    });
  },
);
