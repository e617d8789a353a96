import { describe, expect, test } from 'vitest';
import { isSameAsMissing } from '../../../../shared/domain/crawling/missing-page.ts';

const missing = {
  url: 'https://shop.example/missing-1a2b/',
  title: '404 Oh dear',
  markdown: `# 404\n\nNothing is here at /missing-1a2b/. Try the search, ${'or the start page '.repeat(5)}`,
};

describe('isSameAsMissing', () => {
  test('is true for what the host says of another missing path, which it repeats', () => {
    const page = {
      ...missing,
      url: 'https://shop.example/old-shoes/',
      markdown: missing.markdown.replace('missing-1a2b', 'old-shoes'),
    };
    expect(isSameAsMissing(page, missing)).toBe(true);
  });

  test('is false for a page with words of its own', () => {
    const page = {
      url: 'https://shop.example/wine/',
      title: '404 Wine Bar',
      markdown: '# 404 Wine Bar\n\nOpen at five.',
    };
    expect(isSameAsMissing(page, missing)).toBe(false);
  });

  test('is true for two empty pages', () => {
    expect(isSameAsMissing({ ...missing, title: null, markdown: '' }, { ...missing, title: null, markdown: '' })).toBe(
      true,
    );
  });
});
