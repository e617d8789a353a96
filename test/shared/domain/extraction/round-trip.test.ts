import { globSync, readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { mdastFromHast } from '../../../../shared/domain/extraction/html-to-mdast.ts';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

const url = 'https://site.example/page/';
const files = globSync(['test/corpora/pages/*/*.html', 'local/sample-site/**/*.html']).toSorted();
const pages = files.map((file): [string, string] => [
  file,
  extractPage({ html: readFileSync(file, 'utf8'), url }).markdown,
]);

describe('the Markdown of a page is stable', () => {
  test('is tried with all pages that the project has', () => {
    expect(pages.filter(([, markdown]) => markdown.length > 200).length).toBeGreaterThan(15);
  });

  test.each(pages)('%s: parsed and written again it is the same', (_, markdown) => {
    expect(markdownFromDocument(parseMarkdown(markdown))).toBe(markdown);
  });

  test.each(pages)('%s: rendered as HTML and read again it is the same', (_, markdown) => {
    const html = micromark(markdown, {
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    });
    const again = markdownFromDocument(mdastFromHast(parseHtml(`<body>${html}</body>`).root, url));
    expect(again).toBe(markdown);
  });

  test.each(pages)('%s: it has no entities and no signs that nobody sees', (_, markdown) => {
    expect(markdown).not.toMatch(/&#x[0-9A-F]+;|&nbsp;|[\u00AD\u200B\uFEFF]/);
  });
});
