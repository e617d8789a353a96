import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const LINES = 2_000;
const lines = Array.from({ length: LINES }, (_, at) => `<p>Line ${at} of the page.</p>`).join('');

function markdownOf(body: string): string {
  const html = `<!doctype html><title>Page</title><main><h1>Page</h1>${body}</main>`;
  return extractPage({ html, url: 'https://site.example/', contentType: 'text/html' }).markdown;
}

describe('parts of a page that are nested without end', () => {
  test.each(['blockquote', 'ul', 'ol', 'section', 'div'])('%s: every line is kept, and written once', (tagName) => {
    const markdown = markdownOf(`<${tagName}>`.repeat(140) + lines);
    expect(markdown.match(/Line \d+ of the page\./g)).toHaveLength(LINES);
    // A line of a list has the marks of all lists around it: of a hundred of them it has ten.
    expect(markdown.length).toBeLessThan(4 * lines.length);
  });

  test('a list in a list in a list stays one', () => {
    expect(markdownOf('<ul><li>One<ul><li>Two<ul><li>Three</ul></ul></ul>').replaceAll(/\s+/g, ' ')).toContain(
      '- One - Two - Three',
    );
  });
});
