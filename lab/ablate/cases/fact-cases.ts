import { extractPage } from '../../../shared/domain/extraction/extract-page.ts';
import { parseHtml } from '../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../shared/domain/facts/extract-facts.ts';
import { capturedSchema } from '../../../shared/domain/structured-data/broken-blocks.ts';
import { compareFacts, listClaims } from '../../../test/corpora/facts/compare-facts.ts';
import { type FactPage, factPageShape } from '../../../test/corpora/facts/fact-page.ts';
import { readFactPage } from '../../../test/corpora/facts/read-fact-page.ts';
import type { Check } from '../../../test/corpora/scores.ts';
import { readSets } from '../../../test/corpora/sets.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';
import { readPublicPage } from './public-pages.ts';

/** A page loses a line for each wrong fact up to so many. */
const WRONG_MAX = 5;

/** Each fact that must be found, and lines that hold as long as few facts are wrong. */
function checkFacts(page: FactPage, read: () => ReturnType<typeof extractFacts>): Check[] {
  const { wrong, missed } = compareFacts(page, listClaims(read(), page.url));
  return [
    ...page.facts
      .filter(({ optional }) => !optional)
      .map((label) => ({ line: label.values.join(' | '), holds: !missed.includes(label) })),
    ...Array.from({ length: WRONG_MAX }, (_, count) => ({ line: `${count} wrong`, holds: wrong.length <= count })),
  ];
}

/** Only the facts are read anew each time: what they are read from has no rule of the room. */
function prepareRead(html: string, url: string): () => ReturnType<typeof extractFacts> {
  const { items, brokenBlocks } = extractPage({ html, url }).structuredData;
  const schema = capturedSchema(items);
  return () => extractFacts({ root: parseHtml(html).root, url, schema, brokenBlocks });
}

export const readCases = (folder: string | undefined): MeasuredCase[] =>
  readSets('facts', factPageShape).flatMap((set) => {
    const isPublic = set.measured_by !== undefined;
    const pages = set.cases.flatMap((page) => {
      const html = isPublic ? readPublicPage(folder, page.page)?.html : readFactPage(set, page);
      return html === undefined ? [] : [{ page, read: prepareRead(html, page.url) }];
    });
    return casesOf([{ ...set, cases: pages }], ({ page, read }) => checkFacts(page, read));
  });
