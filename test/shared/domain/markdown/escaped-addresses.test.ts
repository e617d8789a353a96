import { describe, expect, it } from 'vitest';
import { links } from '../../../../shared/domain/markdown/document-parts.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';

describe('addresses in Markdown', () => {
  it('are text where they are escaped, as those that a page only mentions', () => {
    expect(links(parseMarkdown('See www\\.one.example and https\\://two.example, or me\\@three.example.'))).toEqual([]);
  });

  it('are links where they are not escaped', () => {
    const hrefs = links(parseMarkdown('See www.one.example and https://two.example.')).map(({ href }) => href);
    expect(hrefs).toEqual(['http://www.one.example', 'https://two.example']);
  });
});
