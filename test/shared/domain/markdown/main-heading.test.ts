import { expect, test } from 'vitest';
import { headings } from '../../../../shared/domain/markdown/document-parts.ts';
import { setMainHeading } from '../../../../shared/domain/markdown/main-heading.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';

const outline = (markdown: string, drafted: string | null): string[] =>
  headings(setMainHeading(parseMarkdown(markdown), drafted)).map(({ level, text }) => `${level} ${text}`);

test.each([
  ['# Old\n\nWords.\n\n## Part', ['1 New', '2 Part'], 'in the place of the first H1'],
  ['## Part\n\n# Old\n\n# Other', ['2 Part', '1 New', '1 Other'], 'of several H1 in the place of the first'],
  ['Words.\n\n## Part', ['1 New', '2 Part'], 'above a body without one'],
  ['## New\n\n### Part', ['1 New', '3 Part'], 'in the place of an opening heading that says the same'],
  ['Words.\n\n> # Old\n\n## Part', ['1 New', '2 Part'], 'in a quotation, where the H1 is'],
  ['', ['1 New'], 'alone in an empty body'],
])('the H1 draft of %j is %j: %s', (markdown, expected) => {
  expect(outline(markdown, ' New\n')).toEqual(expected);
});

test('without a draft the document is the one that was given, and with one the given document is as it was', () => {
  const document = parseMarkdown('# Old\n\nWords.');
  expect(setMainHeading(document, null)).toBe(document);
  expect(setMainHeading(document, '  ')).toBe(document);
  setMainHeading(document, 'New');
  expect(headings(document).map(({ text }) => text)).toEqual(['Old']);
});
